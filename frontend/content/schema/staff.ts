import * as z from 'zod';
import { standInsOrigin } from '../stand-ins.ts';
import { asked } from './asked.ts';
import { email, phone, webAddress } from './formats.ts';

/** For the staff alone. */
export const staff = z.strictObject({
  phone: asked(
    phone,
    'Telefono della direzione',
    'Area Staff: telefono della direzione',
    '+39 000 000 0002',
    'office',
  ),
  email: asked(email, 'E-mail', 'Area Staff: e-mail per informazioni', 'staff@example.com', 'office'),
  photoFolder: asked(
    webAddress,
    'Cartella delle foto',
    'Area Staff: cartella condivisa delle foto',
    `${standInsOrigin}/cartella-foto`,
    'marketing',
  ),
  photoManual: asked(
    webAddress,
    'Manuale delle foto',
    'Area Staff: manuale delle foto',
    `${standInsOrigin}/manuale-foto`,
    'marketing',
  ),
});
