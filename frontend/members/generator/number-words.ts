const units = 'due tre quattro cinque sei sette otto nove'.split(' ');
const teens = 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
  ' ',
);
const tens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

/**
 * Italian number words from 2 to 99, and the round ones above. `uno` is an article; `sei` also means "you are"
 * and is left out, or every warm sentence would count as a claim.
 */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...units.map((word, index): [string, number] => [word, index + 2]).filter(([word]) => word !== 'sei'),
  ...teens.map((word, index): [string, number] => [word, index + 10]),
  ...tens.flatMap((ten, index): [string, number][] => {
    const value = (index + 2) * 10;
    const stem = ten.slice(0, -1);
    return [
      [ten, value],
      [`${stem}uno`, value + 1],
      ...units.map((unit, offset): [string, number] => [
        `${unit === 'otto' ? stem : ten}${unit}`,
        value + offset + 2,
      ]),
    ];
  }),
  ['cento', 100],
  ['duecento', 200],
  ['trecento', 300],
  ['mille', 1000],
]);
