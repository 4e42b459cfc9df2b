/** A fault in a file that the operator writes, in plain Italian. An error stops the build; a warning does not. */
export type Finding = {
  level: 'error' | 'warning';
  /** From the root of the repository. */
  file: string;
  /** The entry, e.g. `sc-ostiense.prices.week.base`; where none can be named, the line: `riga 12`. */
  field: string;
  message: string;
};

/** Reports about a data file by its name (`venues`), or about another file given from the root. */
export const about = (name: string) => {
  const file = name.includes('/') ? name : `frontend/content/data/${name}.json`;
  return {
    error: (field: string, message: string): Finding => ({ level: 'error', file, field, message }),
    warning: (field: string, message: string): Finding => ({ level: 'warning', file, field, message }),
  };
};

/** `ERRORE   frontend/content/data/venues.json › eur.prices.week: manca il prezzo.` */
export const formatFinding = ({ level, file, field, message }: Finding): string =>
  `${level === 'error' ? 'ERRORE ' : 'AVVISO '}  ${file} › ${field}: ${message}`;
