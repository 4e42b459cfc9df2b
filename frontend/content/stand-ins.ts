/** Where the samples of partners' pages live while the real addresses are not filled in: servers of our own on this machine. */
export const standInsOrigin = import.meta.env?.VITE_STAND_INS_ORIGIN ?? 'http://127.0.0.1:8790';
/** The same servers under the machine's other name, which is another origin: where they lead on to pay. */
export const furtherStandInsOrigin = standInsOrigin.replace('127.0.0.1', 'localhost');
