/** A step into a data file: the name of an entry or the place in a list. */
export type Path = (string | number)[];

export type Message = { level: 'error' | 'warning'; file: string; path: Path; message: string };

export type Question = {
  /** The data file. */
  name: string;
  path: Path;
  /** The venue, the activity, … that is asked about. */
  of: string;
  question: string;
  sample: unknown;
  law: string;
  who: string;
};

/** A JSON Schema with the entries of `content/schema/meta.ts`. */
export type FormSchema = {
  [entry: string]: unknown;
  type?: string;
  title?: string;
  question?: string;
  widget?: string;
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
};

/** Finds errors and unanswered questions in the data, with unsaved values in place. */
export type Judgement = {
  messages: Message[];
  /** Without an answer. */
  questions: Question[];
  /** Of all the answers that are asked for. */
  questionCount: number;
};

export type EditorState = Judgement & {
  values: Record<string, unknown>;
  /** Of each file as it was read: a save names it, so that two open forms do not overwrite each other. */
  versions: Record<string, string>;
  schemas: Record<string, FormSchema>;
  answerers: Record<string, string>;
  /** Moment in Rome on which the page beside the form is shown; `''`: now. */
  previewDay: string;
};

/** `saved`: names of files; `refusal`: why the others are not, in a sentence. */
export type Saved = { read: EditorState; saved: string[]; isConflict: boolean; refusal: string };
