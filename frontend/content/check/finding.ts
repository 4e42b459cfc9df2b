/** A fault in a file that the operator writes, in plain Italian. An error stops the build; a warning does not. */
export type Finding = {
  level: 'error' | 'warning';
  /** From the root of the repository. */
  file: string;
  /** The entry, e.g. `prices.week.base`; where none can be named, the line: `riga 12`. */
  field: string;
  message: string;
  /** The value as it is written in a file: where it stands once, the finding is reported once. */
  value?: string;
  /** The parser's excerpt of the lines around a syntax error. */
  frame?: string;
};

/** Reports about one file of `frontend/content/`, or about another one given from the root. */
export const about = (name: string) => {
  const file = /^(frontend|worker)\//.test(name) ? name : `frontend/content/${name}`;
  return {
    error: (field: string, message: string): Finding => ({ level: 'error', file, field, message }),
    warning: (field: string, message: string): Finding => ({ level: 'warning', file, field, message }),
  };
};

/** `ERRORE   frontend/content/venues/eur.ts › prices.week: manca il prezzo.` */
export const formatFinding = ({ level, file, field, message, frame }: Finding): string =>
  `${level === 'error' ? 'ERRORE ' : 'AVVISO '}  ${file} › ${field}: ${message}${frame ? `\n${frame}` : ''}`;
