import type { TextLink } from '../types.ts';

/** `id`: its anchor, and that of its group, on the page of questions. */
export type Question = { id: string; question: string; answer: string; links?: readonly TextLink[] };

/** By anchor, in the order of display. */
export const questionGroupTitles = {
  'prima-di-iscriversi': 'Prima di iscriversi',
  'i-giorni': 'I giorni al centro estivo',
  'salute-e-sicurezza': 'Salute e sicurezza',
  'pagare-e-cambiare': 'Pagare e cambiare',
} as const;

/** Leaves out questions that nobody has answered. */
export const answered = (
  questions: readonly (Omit<Question, 'answer'> & { answer: string | null })[],
): readonly Question[] =>
  questions.flatMap(({ answer, ...question }) => (answer ? [{ ...question, answer }] : []));

/** Sentences as one answer; `null` if there is none. */
export const sentences = (...texts: readonly (string | null | false)[]): string | null =>
  texts.filter(Boolean).join(' ') || null;
