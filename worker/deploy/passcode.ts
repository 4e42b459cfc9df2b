import { newPasscode } from './new-passcode.ts';

console.info(newPasscode());
// Apart from the passcode, which may be piped on.
console.error(
  'Pubblicato, chiude ogni sessione e toglie la fiducia a tutti i dispositivi, anche a quelli degli ex colleghi: ognuno rientra con il codice nuovo.',
);
