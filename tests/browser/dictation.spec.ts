import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { button, description, generate, isWritten, openGenerator } from './staff-area.ts';

test.describe('speech', () => {
  test('fills the box, goes on when the engine stops by itself, and stops on request', async ({ page }) => {
    // Chromium's own engine is a server of Google's.
    await page.addInitScript(() => {
      const sessions = [[['oggi'], ['oggi', 'oggi abbiamo giocato']], [['a palla']]];
      class RecordedRecognition extends EventTarget {
        lang = '';
        onresult?: (event: unknown) => void;
        onend?: () => void;
        start() {
          if (this.lang !== 'it-IT') return;
          const heard = sessions.shift();
          setTimeout(() => {
            for (const parts of heard ?? [])
              this.onresult?.({ results: parts.map((transcript) => ({ isFinal: true, 0: { transcript } })) });
            if (heard) this.onend?.();
          }, 50);
        }
        stop() {
          this.onend?.();
        }
        abort() {}
      }
      Object.assign(globalThis, { SpeechRecognition: RecordedRecognition });
    });
    await openGenerator(page);
    await button(page, 'Usa Microfono').click();
    await expect(description(page)).toHaveValue('oggi abbiamo giocato a palla');
    await button(page, 'Registrazione...').click();
    await expect(button(page, 'Usa Microfono')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('ends when the page is hidden: its engine is aborted', async ({ page }) => {
    await page.addInitScript(() => {
      class SilentRecognition extends EventTarget {
        start() {}
        stop() {}
        abort() {
          Object.assign(globalThis, { isAborted: true });
        }
      }
      Object.assign(globalThis, { SpeechRecognition: SilentRecognition });
    });
    await openGenerator(page);
    await button(page, 'Usa Microfono').click();
    await expect(button(page, 'Registrazione...')).toBeVisible();
    // Chromium without a window hides no page.
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(button(page, 'Usa Microfono')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isAborted'))).toBe(true);
  });

  test('ends with «Nuovo post»', async ({ page }) => {
    await page.addInitScript(() => {
      class SilentRecognition {
        onend?: () => void;
        start() {}
        stop() {
          this.onend?.();
        }
        abort() {}
      }
      Object.assign(globalThis, { SpeechRecognition: SilentRecognition });
    });
    await openGenerator(page);
    await generate(page, 'Una giornata di sole');
    await isWritten(page);
    await button(page, 'Usa Microfono').click();
    await button(page, 'Nuovo post').click();
    await expect(description(page)).toHaveValue('');
    await expect(button(page, 'Usa Microfono')).toBeVisible();
  });

  test('where the browser does not listen, the keyboard’s own dictation is offered', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'SpeechRecognition');
      Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
    });
    await openGenerator(page);
    await button(page, 'Detta dalla tastiera').click();
    await expect(description(page)).toBeFocused();
    await expect(page.getByText('In questo browser la dettatura non funziona')).toBeVisible();
  });
});
