/** Something wrong in a content file, in plain Italian. An error fails the build; a warning is only told. */
export type Finding = { level: 'error' | 'warning'; file: string; field: string; message: string };

/** The two ways to report about one content file. */
export const about = (file: string) => ({
  error: (field: string, message: string): Finding => ({ level: 'error', file, field, message }),
  warning: (field: string, message: string): Finding => ({ level: 'warning', file, field, message }),
});

/** `ERRORE   prices.ts › sport-city.week: manca il prezzo.` */
export const writeFinding = ({ level, file, field, message }: Finding): string =>
  `${level === 'error' ? 'ERRORE ' : 'AVVISO '}  frontend/content/${file} › ${field}: ${message}`;
