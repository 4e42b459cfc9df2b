/** Words around every page. */
export const shell = { pageLoading: 'Pagina in arrivo' } as const;
