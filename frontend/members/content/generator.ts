/** Words of the document that `Scarica PDF` makes. */
export const pdf = {
  title: 'Fun Village',
  fileTitle: 'Fun Village: contenuto social',
  subtitle: 'Contenuto Social Generato',
  footer: (day: string) => `Generato il ${day} · Fun Village, Area Staff`,
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
};
