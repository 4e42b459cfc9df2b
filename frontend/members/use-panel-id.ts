import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { membersMenu, type PanelId } from './content/menu.ts';

/** The panel named by the address's hash; an unknown hash (the skip link's, say) leaves the panel as it was. */
export function usePanelId(): PanelId {
  const { hash } = useLocation();
  const [lastId, setLastId] = useState<PanelId>('welcome');
  const named = hash === '' ? 'welcome' : membersMenu.find(({ id }) => hash === `#${id}`)?.id;
  if (named && named !== lastId) setLastId(named);
  return named ?? lastId;
}
