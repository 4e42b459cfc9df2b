import { expect, it } from 'vitest';
import { venues } from '#frontend/content/venues/venues.ts';
import { formatList } from '#frontend/italian/words.ts';
import { findPersonalData } from '#frontend/members/generator/personal-data.ts';
import { labelledPosts } from './labelled-posts.ts';

const found = (kind: string, text: string) =>
  findPersonalData(text).flatMap((datum) => (datum.kind === kind ? [datum.text] : []));
const names = (text: string) => found('name', text);

it.each<[text: string, names: string[]]>([
  [
    'Con noi Sofia Marchetti, Leonardo Bassi e Mattia, asma.',
    ['Sofia Marchetti', 'Leonardo Bassi', 'Mattia'],
  ],
  ['Oggi Sofia, Leonardo e Ginevra hanno vinto.', ['Sofia', 'Leonardo', 'Ginevra']],
  ['Sofia, Leonardo e Ginevra hanno vinto.', ['Sofia', 'Leonardo', 'Ginevra']],
  ['Mattia si è fatto male al ginocchio.', ['Mattia']],
  ['Emma ha segnato!', ['Emma']],
  ['Che gol di Aisha Traoré e Xin Yi Chen!', ['Aisha Traoré', 'Xin Yi Chen']],
  ['Xin Yi Chen salta.', ['Xin Yi Chen']],
  ['Bravo Mattia Rossi! ⚽', ['Mattia Rossi']],
  ['Complimenti a Nicolò.', ['Nicolò']],
  ['Il premio dell’Elena, con Jean-Luc e Maria De Luca', ['Elena', 'Jean-Luc', 'Maria De Luca']],
  ['BRAVISSIMA SOFIA ROSSI', ['SOFIA ROSSI']],
  ['Presenti:\n- Sofia\n- Leonardo', ['Sofia', 'Leonardo']],
  ['Vincitori: Marco e Giulia', ['Marco', 'Giulia']],
  ['Mattia, campione di tuffi. Giulia: «Che bello!»', ['Mattia', 'Giulia']],
  ['🏆 Sofia! I vincitori: «Leonardo».', ['Sofia', 'Leonardo']],
  ['oggi mattia ha pianto con anna De Luca', ['mattia', 'anna De Luca']],
  ['Xin Y. ha vinto. Aiko (8 anni) pure.', ['Xin', 'Aiko']],
  ['#BravoMattia #ForzaSofia', ['Mattia', 'Sofia']],
  ['Xin', ['Xin']],
])('finds the possible names of %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

it.each([
  `Al Fun Village, a ${formatList(venues.map(({ name }) => name))}, si gioca: Color Party, Caccia al tesoro e Ruota della fortuna.`,
  `Lunedì 9 Giugno a ${venues[0]?.district}: in palio il Kit Wow e il Kit Golosone, poi Tale e Quale Show e Sanremo.`,
  'Che battaglia d’acqua! 💦\n\nSecchielli e spugne: nessuno è tornato a casa asciutto',
  '👉 Vuoi esserci anche tu? Scarica l’app, scrivici su WhatsApp o vieni all’Open Day.',
  '#FunVillage #GiochiDAcqua #EstateRoma #ColorParty',
  'Sarà una giornata di sole, Mare e Divertimento. Massimo dieci ali di carta, rosa e viola.',
  'Giocare è bello. Nessuno ha perso. Chi non salta? «Ancora!» hanno gridato tutti.',
  'CHE GIORNATA DI TUFFI',
])('finds no name in %j', (text) => {
  expect(names(text)).toEqual([]);
});

it.each(
  'Viola Gioia Stella Rosa Bianca Marina Celeste Serena Vittoria Costanza Asia Luce Azzurra'.split(' '),
)('finds the name %s, which is a word too', (name) => {
  expect(names(`Complimenti a ${name}!`)).toEqual([name]);
});

it('has at most one false alarm in ten ordinary posts', () => {
  const ordinary = labelledPosts.filter(({ facts }) => !facts.some((fact) => /^\p{Lu}/u.test(fact)));
  const alarms = ordinary.flatMap(({ post }) => names(post));
  expect(alarms.length / ordinary.length, alarms.join()).toBeLessThanOrEqual(0.1);
});

it('misses no personal word of the descriptions that were labelled by hand', () => {
  const missed = labelledPosts.flatMap(({ description, private: labels }) => {
    const data = findPersonalData(description).map(({ text }) => text);
    return labels.filter((label) => !data.some((datum) => label.includes(datum) || datum.includes(label)));
  });
  expect(missed).toEqual([]);
});

it.each(['333 1234567', '+39 333 123 4567', '06 12345678', '0039-333-1234567', '3331234567'])(
  'finds the telephone number %s',
  (number) => {
    expect(found('telephone', `Chiamare la mamma al ${number}, grazie`)).toEqual([number]);
  },
);

it('takes neither dates nor ages nor times for telephone numbers', () => {
  expect(
    found('telephone', 'Il 09/06/2025 dalle 7:30 alle 17:00, 4-14 anni, 10 euro, dal 09-06-2025'),
  ).toEqual([]);
});

it.each<[text: string, notes: string[]]>([
  ['Mattia, asma: si è fatto male al ginocchio.', ['asma', 'è fatto male']],
  ['Uno è allergico alle noci, un altro Celiaco. Celiaco!', ['allergico', 'Celiaco']],
  ['Aveva la febbre e il mal di pancia', ['febbre', 'mal di pancia']],
])('finds the health notes of %j, each wording once', (text, notes) => {
  expect(found('health', text)).toEqual(notes);
});

it('says where in the text each word stands', () => {
  const text = 'Con Sofia, asma';
  expect(findPersonalData(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Sofia', 'asma']);
});
