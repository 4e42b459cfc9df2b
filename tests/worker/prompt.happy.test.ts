import { expect, it } from 'vitest';
import { type Camp, promptFor, type Revision } from '#worker/prompt.ts';

const camp: Camp = {
  venueNames: ['Sport City', 'SC Ostiense'],
  lastDay: '2026-09-04',
  openDays: ['2026-05-13', '2026-05-20'],
};

const wordsOn = (today: string, revision?: Revision) =>
  promptFor('Festa', { camp, today }, revision)
    .map(({ content }) => content)
    .join('\n');

it.each([
  'social media manager esperto di centri estivi',
  'a nome di Fun Village, con il «noi»',
  'alle famiglie, con il «tu»',
  'Titolo: massimo 50 caratteri',
  'Sottotitolo: massimo 100 caratteri',
  'da 2 a 3 paragrafi brevi',
  'invito all’azione',
  'Le sedi si chiamano Sport City, SC Ostiense.',
  'Scrivi in italiano',
  'gg/mm/aaaa',
  'massimo 1000 caratteri',
  'Emoji con moderazione: al massimo 5.',
  'Hashtag, tutti alla fine',
  'da 4 a 6, il primo è #FunVillage',
  'Non inventare nulla: nomi di adulti, luoghi',
  'Nomi di bambini mai, neanche se la descrizione li dà',
  'Referente, foto di riferimento e obiettivi educativi sono appunti per lo staff: non pubblicarli',
  'evita «indimenticabile», «magia», «emozioni»',
  'niente Markdown, niente etichette',
])('asks of a post: %s', (wish) => {
  expect(wordsOn('2026-07-01')).toContain(wish);
});

it.each([
  ['2026-06-15', 'Oggi è lunedì 15/06/2026.'],
  ['2027-01-01', 'Oggi è venerdì 01/01/2027.'],
])('gives the writer’s day %s, for a description that names none', (today, sentence) => {
  expect(wordsOn(today)).toContain(sentence);
  expect(wordsOn(today)).toContain('se non ne dice nessuna, quella di oggi');
});

it.each([
  ['2026-05-20', 'uno solo tra «Scarica l’app», «Scrivici in chat», «Vieni all’Open Day».'],
  ['2026-05-21', 'uno solo tra «Scarica l’app», «Scrivici in chat».'],
  ['2026-09-04', 'uno solo tra «Scarica l’app», «Scrivici in chat».'],
  ['2026-09-05', '«Scrivici in chat». L’estate è finita: non invitare a iscriversi o a venire.'],
])('on %s invites to %s', (today, invitation) => {
  expect(wordsOn(today)).toContain(`Un invito all’azione, ${invitation}`);
});

it('names all rules again to mend a post', () => {
  const [, asked, , wish] = promptFor(
    'Festa',
    { camp, today: '2026-07-01' },
    { previous: 'Che festa', wish: 'repair' },
  );
  const rules = /Struttura[\s\S]*quella di oggi\./.exec(asked?.content ?? '')?.[0];
  expect(rules).toContain('massimo 1000 caratteri');
  expect(wish?.content).toContain(rules);
  expect(wish?.content).toContain('tienilo com’è');
});

it('writes no straight apostrophe', () => {
  expect(wordsOn('2026-07-01', { previous: 'Che festa', wish: 'repair' })).not.toMatch(/\p{L}'\p{L}/u);
});
