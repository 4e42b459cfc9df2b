import { standInsOrigin } from '#frontend/content/stand-ins.ts';
import { placeholder } from '#frontend/content/types.ts';

/** Addresses for the staff alone. */
export const staffAddresses = {
  phone: placeholder('Area Staff: telefono della direzione', '+39 000 000 0002'),
  email: placeholder('Area Staff: e-mail per informazioni', 'staff@example.com'),
  photoFolder: placeholder('Area Staff: cartella condivisa delle foto', `${standInsOrigin}/cartella-foto`),
  photoManual: placeholder('Area Staff: manuale delle foto', `${standInsOrigin}/manuale-foto`),
} as const;
