import type * as z from 'zod';

/** The people who can answer, as the form and the sheet of questions name them. */
export const answerers = {
  office: 'Segreteria e amministrazione',
  venue: 'Chi cura la sede',
  lawyer: 'Legale o consulente',
  marketing: 'Comunicazione',
} as const;

declare module 'zod' {
  interface GlobalMeta {
    /** Label in the form. */
    title?: string;
    /** Says how the value is written. */
    help?: string;
    /** Asked of the operator, who alone knows the value; while it is `null` local builds show the sample. */
    question?: string;
    sample?: unknown;
    /** Samples of the items of a list, in turn. */
    samples?: readonly unknown[];
    /** The law that asks for the value. */
    law?: string;
    who?: keyof typeof answerers;
    /** The question is asked only in a year that has these. */
    onlyWith?: 'promotion' | 'openDays' | 'reviews';
    /** Tells the form how to draw it, where its type does not. */
    widget?: 'time' | 'picture' | 'long';
    /** `''` is an answer: there is none. */
    canBeNone?: boolean;
  }
}

export type Meta = z.GlobalMeta;
