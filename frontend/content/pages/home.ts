import type { PageText } from '../types.ts';

export const home = {
  title: 'Fun Village, centri estivi a Roma dai 4 ai 14 anni',
  description: 'Il centro estivo per bambini e ragazzi dai 4 ai 14 anni a Roma, dal 1994.',
  updated: '2026-11-21',
} as const satisfies PageText;
