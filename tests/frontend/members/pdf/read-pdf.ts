import { inflateSync } from 'node:zlib';

export type SetText = { x: number; y: number; size: number; text: string };

/** Extracts the text of a PDF by jsPDF: page by page, every piece with its place in points. */
export function readPdf(pdf: ArrayBuffer): SetText[][] {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const object = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const stream = (id: string | undefined) => {
    const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(object(id)) ?? [];
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  };

  const [, fontList = ''] = /\/Font <<([\s\S]*?)>>/.exec(file) ?? [];
  const fonts = new Map(
    [...fontList.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, key = '', id]) => {
      const [, mapId] = /\/ToUnicode (\d+) 0 R/.exec(object(id)) ?? [];
      const pairs = stream(mapId).matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>$/gim);
      return [
        key,
        new Map([...pairs].map(([, code = '', utf16 = '']) => [code.toLowerCase(), fromUtf16(utf16)])),
      ];
    }),
  );

  return [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => {
      const content = stream(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
      return [
        ...content.matchAll(/\/(F\d+) ([\d.]+) Tf[\s\S]*?([\d.]+) ([\d.]+) Td\n(?:<(.*?)>|\((.*?)\)) Tj/g),
      ].map(([, font = '', size, x, y, hex, literal = '']) => {
        const map = fonts.get(font) ?? new Map<string, string>();
        const digits = [...map.keys()][0]?.length ?? 2;
        const codes = hex ?? Buffer.from(literal.replace(/\\(.)/g, '$1'), 'latin1').toString('hex');
        const characters = (codes.match(new RegExp(`.{${digits}}`, 'g')) ?? []).map(
          (code) => map.get(code.toLowerCase()) ?? '\ufffd',
        );
        return { x: Number(x), y: Number(y), size: Number(size), text: characters.join('') };
      });
    });
}

const fromUtf16 = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** The lines of one page, top to bottom, their pieces from left to right. */
export function linesOf(page: SetText[]): string[] {
  const heights = [...new Set(page.map(({ y }) => y))].sort((a, b) => b - a);
  return heights.map((height) =>
    page
      .filter(({ y }) => y === height)
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(''),
  );
}
