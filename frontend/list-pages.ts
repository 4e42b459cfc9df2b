import type { ComponentType } from 'react';

/** The lists of all venues and of all activities, fetched when somebody goes there. */
export const components = import.meta.glob<{ default: ComponentType<object> }>('./pages/further/*.tsx');
