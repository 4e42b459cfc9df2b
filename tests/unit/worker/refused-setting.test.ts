import { expect, it } from 'vitest';
import { refusesSetting } from '#worker/refused-setting.ts';

it('passes over a quoted setting in the description that an error repeats', () => {
  const description = 'Oggi ho imparato la parola "temperature", che caldo!';
  const messages = [{ role: 'user' as const, content: `<descrizione>\n${description}\n</descrizione>` }];
  const refuses = (message: string) =>
    refusesSetting({ status: 400, errorText: JSON.stringify({ error: { message } }) }, messages);
  expect(refuses(`Invalid prompt: ${description}`)).toBe(false);
  expect(refuses(`Invalid value for "temperature" beside: ${description}`)).toBe(true);
});
