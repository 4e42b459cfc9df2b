import type { ByteWindow } from './byte-window.ts';

export const startOfScan = 0xda;
export const jfifSegment = 0xe0;
export const exifSegment = 0xe1;
export const iccSegment = 0xe2;
const adobeSegment = 0xee;
const restartInterval = 0xdd;

export const isApplication = (code: number) => code >= 0xe0 && code <= 0xef;
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

const startsWith = (content: Uint8Array, mark: string) =>
  String.fromCharCode(...content.subarray(0, mark.length)) === mark;

/** Length of the whole tables at the start of a segment; `sizeAt` gives 0 where none begins. */
function tablesLength(content: Uint8Array, sizeAt: (at: number) => number): number {
  for (let at = 0; ; ) {
    const size = at < content.length ? sizeAt(at) : 0;
    if (size === 0 || at + size > content.length) return at;
    at += size;
  }
}

const quantization = (content: Uint8Array) => (at: number) => {
  const head = content[at] as number;
  return head >> 4 > 1 || (head & 15) > 3 ? 0 : 1 + 64 * ((head >> 4) + 1);
};
const huffman = (content: Uint8Array) => (at: number) => {
  const head = content[at] as number;
  const counts = content.subarray(at + 1, at + 17);
  return head >> 4 > 1 || (head & 15) > 3 ? 0 : 17 + counts.reduce((sum, count) => sum + count, 0);
};
const arithmetic = (content: Uint8Array) => (at: number) => {
  const head = content[at] as number;
  return at >= 16 || head >> 4 > 1 || (head & 15) > 3 ? 0 : 2;
};

/**
 * Length, in bytes, of the part of a segment (ITU T.81, annex B) that decides how the picture looks; 0 for segments
 * about its making, and for those shorter than their form.
 */
export function keptLength(code: number, content: Uint8Array): number {
  const form = (length: number) => (content.length < length ? 0 : length);
  switch (code) {
    case jfifSegment:
      return startsWith(content, 'JFIF\0') ? form(14) : 0;
    case adobeSegment:
      return startsWith(content, 'Adobe') ? form(12) : 0;
    case 0xdb:
      return tablesLength(content, quantization(content));
    case 0xc4:
      return tablesLength(content, huffman(content));
    case 0xcc:
      return tablesLength(content, arithmetic(content));
    case startOfScan:
      return form(4 + 2 * (content[0] ?? 0));
    case restartInterval:
    case 0xdc:
      return form(2);
    case 0xdf:
      return form(1);
    case 0xde:
      return form(6 + 3 * (content[5] ?? 0));
    default:
      return isFrame(code) ? form(6 + 3 * (content[5] ?? 0)) : 0;
  }
}

type Component = { id: number; horizontal: number; vertical: number };

/** Counts the restart markers that a scan can have, by the segments before it; bytes behind further ones are no picture. */
export function restartCounter() {
  let [width, height, interval] = [0, 0, 0];
  let components: Component[] = [];
  let scanned: number[] = [];

  const most = (): number => {
    if (interval === 0) return 0;
    if (width === 0 || height === 0 || components.length === 0) return Number.POSITIVE_INFINITY;
    const [across, down] = [
      Math.max(...components.map(({ horizontal }) => horizontal)),
      Math.max(...components.map(({ vertical }) => vertical)),
    ];
    const only = scanned.length === 1 ? components.find(({ id }) => id === scanned[0]) : undefined;
    const blocks = (size: number, factor: number, max: number) =>
      only ? Math.ceil(Math.ceil((size * factor) / max) / 8) : Math.ceil(size / (8 * max));
    const units = blocks(width, only?.horizontal ?? 1, across) * blocks(height, only?.vertical ?? 1, down);
    return Math.ceil(units / interval) - 1;
  };

  return {
    read(code: number, content: Uint8Array): void {
      const number = (at: number) => (content[at] ?? 0) * 256 + (content[at + 1] ?? 0);
      if (code === restartInterval) interval = number(0);
      if (isFrame(code)) {
        [height, width] = [number(1), number(3)];
        components = Array.from({ length: content[5] ?? 0 }, (_, index) => ({
          id: content[6 + 3 * index] ?? 0,
          horizontal: Math.max(1, (content[7 + 3 * index] ?? 0) >> 4),
          vertical: Math.max(1, (content[7 + 3 * index] ?? 0) & 15),
        }));
      }
      if (code === startOfScan)
        scanned = Array.from({ length: content[0] ?? 0 }, (_, index) => content[1 + 2 * index] ?? 0);
    },

    /** Latest possible end of a scan's picture. */
    async endOf(source: ByteWindow, from: number, to: number): Promise<number> {
      let left = most();
      let isMarker = false;
      for (let offset = from; offset < to; ) {
        const bytes = (await source.from(offset)).subarray(0, to - offset);
        if (bytes.length === 0) break;
        for (let index = 0; index < bytes.length; index += 1) {
          const byte = bytes[index] as number;
          if (isMarker && byte >= 0xd0 && byte <= 0xd7) {
            left -= 1;
            if (left < 0) return offset + index - 1;
          }
          isMarker = byte === 0xff;
        }
        offset += bytes.length;
      }
      return to;
    },
  };
}
