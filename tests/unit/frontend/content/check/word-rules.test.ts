import { describe, expect, it } from 'vitest';
import { textFindings, wordFindings } from '#frontend/content/check/word-rules.ts';

const about = (text: string, field = 'lead', file = 'frontend/content/pages/home.ts') =>
  wordFindings([{ file, field, text }]);
const messages = (text: string) => about(text).map(({ message }) => message);

describe('words that have a better one', () => {
  it.each([
    ['Bambini da 4 a 14 anni', 'dai 4 ai 14 anni'],
    ['Il calendario del campus', 'sede'],
    ['Una giornata al campo', 'centro estivo'],
    ['Il nostro campo estivo', 'centro estivo'],
    ['Serve il tesserino', 'badge o tessera'],
    ['Un prolungamento fino a sera', 'uscita alle …'],
    ['Lo sconto a catena', 'Sconto a Catena'],
    ['La tassa d’iscrizione', 'quota d’iscrizione'],
    ['Gli educatori della sede', 'animatori e animatrici'],
    ['Entra nell’area riservata', 'Area Staff'],
    ['Orario extra', 'uscita alle …'],
    ['3 uscite tardive', 'uscita alle …'],
    ['Prenota un Open day', 'Open Day'],
    ['Scrivi il codice di accesso', 'codice dello staff'],
    ['Mettete insieme la lista', 'tu'],
    ['Le settimane che vi servono', 'tu'],
    ['Si prega di compilare', 'tu'],
  ])('%s', (text, better) => {
    expect(messages(text)).toEqual([expect.stringContaining(better)]);
  });
});

describe('signs', () => {
  it.each([
    ["L'estate", '’'],
    ['La "prova"', '«…»'],
    ['Un attimo...', '…'],
    ['Evviva!!', 'un segno solo'],
    ['Vieni , ti aspettiamo', 'prima della punteggiatura'],
    ['Il 5 % in meno', '5%'],
    ['7:30-17:00', '7:30–17:00'],
    ['11-17 agosto', '11–17 agosto'],
    ['4-14 anni', '11–17 agosto'],
    ['Alle 07:30', '7:30'],
    ['Da € 135', '135 €'],
    ['Perchè no', 'accento'],
    ['E’ estate', 'accento'],
    ['L´estate', '’'],
    ['dell‘Eur', '’'],
    ['Roma,Latina', 'dopo la virgola'],
    ['Vieni ,poi', 'prima della punteggiatura'],
    ['A 135€', 'con lo spazio'],
    ['Si apre alle 8.30.', 'due punti'],
  ])('%s', (text, better) => {
    expect(messages(text)).toEqual([expect.stringContaining(better)]);
  });
});

it('finds nothing in what is well written', () => {
  for (const text of [
    'Il centro estivo per bambini e ragazzi dai 4 ai 14 anni, da lunedì a venerdì, 7:30–17:00.',
    'Tre bambini giocano a pallone su un campo da calcio',
    'Uscita alle 18:00: 5 € al giorno, 15 € a settimana. Il 5% si somma agli altri sconti.',
    'Dal 30 giugno–4 luglio, in 15.000 metri quadrati. Qual è la tua sede? C’è un po’ d’ombra…',
    'Vieni all’Open Day di domenica 18 maggio',
    '+39 000 000 0000',
    '07:30',
    'http://127.0.0.1:8790/open-day',
    '/open-days#prenota',
  ])
    expect(about(text), text).toEqual([]);
});

it('names the file and the field, and says which words it means', () => {
  expect(about('Chi viene al campo?', 'children', 'frontend/content/pages/quote.ts')).toMatchObject([
    {
      level: 'error',
      file: 'frontend/content/pages/quote.ts',
      field: 'children',
      message: expect.stringMatching(/^«al campo»: meglio «centro estivo»/),
    },
  ]);
});

it('leaves the labels alone that were asked for with three points', () => {
  expect(about('Generazione in corso...', 'generating')).toEqual([]);
});

it('finds the trace of a value that was not there', () => {
  const texts = [{ file: 'frontend/content/pages/gallery.ts', field: 'lead', text: 'Le foto del undefined' }];
  expect(textFindings(texts, '2025')).toMatchObject([
    { field: 'lead', message: 'contiene «undefined»: manca un dato.' },
  ]);
});
