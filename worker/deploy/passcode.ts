import { newPasscode } from './new-passcode.ts';

console.info(newPasscode());
