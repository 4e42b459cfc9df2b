/** Where the samples of partners' pages live while the real addresses are not filled in: servers of our own on this machine. */
export const standInsOrigin = import.meta.env?.VITE_STAND_INS_ORIGIN ?? 'http://127.0.0.1:8790';
