import * as z from 'zod';
import { standInsOrigin } from '../stand-ins.ts';
import { list, name, pageText, picture, slug, text, webAddress } from './formats.ts';

/** The special part of an activity's page, one component of `sections/centrepieces/` each. */
const centrepiece = z.enum(['pools', 'garden', 'playbill', 'scoreboard', 'prize-wheel', 'week-strip']);

const slots =
  'Tra graffe c’è un dato che si scrive da solo: {premio}, {giorno delle medaglie}, {sport}, {spettacoli}, {settimana}.';

export const activity = z.strictObject({
  slug: slug.meta({ title: 'Indirizzo della pagina', help: 'Minuscole, cifre e trattini: tiro-con-l-arco.' }),
  name: name.meta({ title: 'Nome', help: 'Sulla scheda e nel menu.' }),
  card: z
    .strictObject({
      text: text.meta({ title: 'Testo', help: slots }),
      picture: picture.meta({ title: 'Foto' }),
    })
    .meta({ title: 'Scheda' }),
  picture: picture.meta({ title: 'Foto della pagina' }),
  page: pageText
    .extend({
      heading: text.meta({ title: 'Titolo della pagina' }),
      lead: text.meta({ title: 'Sotto il titolo', help: slots }),
      tone: z.enum(['sun', 'sky', 'terracotta', 'pine', 'dusk', 'sand']).meta({ title: 'Colore' }),
      shape: z.enum(['arch', 'hill', 'side']).meta({ title: 'Forma' }),
    })
    .meta({ title: 'Pagina' }),
  body: z
    .strictObject({
      title: text.meta({ title: 'Titolo' }),
      paragraphs: list(text).meta({ title: 'Paragrafi' }),
      points: list(text).meta({ title: 'Elenco' }),
    })
    .nullable()
    .meta({ title: 'Altre parole', help: 'Sotto la foto: paragrafi, e un elenco se serve.' }),
  centrepiece: centrepiece.nullable().meta({
    title: 'Parte speciale',
    help: 'Giochi d’acqua, parco, spettacoli, sport, ruota dei premi, settimana: i dati sono nel programma.',
  }),
  gallery: z
    .strictObject({
      title: text.meta({ title: 'Titolo' }),
      subject: text.meta({ title: 'Di che cosa', help: '«della vela», «degli sport».' }),
      url: webAddress.meta({
        title: 'Indirizzo',
        question: 'gallery: indirizzo',
        samples: [
          ...['aquafun', 'relax', 'spettacoli', 'sport', 'attivita', 'eventi'].map(
            (album) => `${standInsOrigin}/galleria/${album}`,
          ),
        ],
        who: 'marketing',
      }),
      pictures: list(picture).nullable().meta({
        title: 'Tre foto, prima che si apra',
        help: 'Le foto vere stanno in frontend/images/photos/.',
      }),
      tone: z.enum(['paper', 'sand']).nullable().meta({ title: 'Sfondo' }),
    })
    .nullable()
    .meta({ title: 'Gallery' }),
});
