/** Local servers that stand in for partners whose real addresses are not filled in. */
export const standInsOrigin = process.env.VITE_STAND_INS_ORIGIN ?? 'http://127.0.0.1:8790';
/** The same servers under another origin, for payment. */
export const furtherStandInsOrigin = standInsOrigin.replace('127.0.0.1', 'localhost');
