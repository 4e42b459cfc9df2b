import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { membersLabels, membersMenu, type PanelId } from './content/menu.ts';

/** What the address's hash names; one that names no panel (the desk's, the skip link's) leaves the panel as it was. */
export function usePanelId(): { panelId: PanelId; isDeskOpen: boolean } {
  const { hash } = useLocation();
  const [lastId, setLastId] = useState<PanelId>('welcome');
  const named = hash === '' ? 'welcome' : membersMenu.find(({ id }) => hash === `#${id}`)?.id;
  if (named && named !== lastId) setLastId(named);
  return { panelId: named ?? lastId, isDeskOpen: hash === membersLabels.deskHash };
}
