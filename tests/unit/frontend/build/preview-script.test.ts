import { expect, it } from 'vitest';
import { previewScript } from '#frontend/build/preview-script.ts';

const preview = { day: '2025-05-20T18:00', moments: [{ text: 'Ferragosto', moment: '2025-08-15T12:00' }] };

it('is in no build but those of `npm start` and `npm run dev`', async () => {
  expect(await previewScript({ PREVIEW_DAY: '2025-05-20' })).toBe('');
});

it('is one script with the day and the moments of its list', async () => {
  const script = await previewScript({ LOCAL_PREVIEW: JSON.stringify(preview) });
  expect(script).toContain('2025-05-20T18:00');
  expect(script).toContain('Ferragosto');
  expect(script).not.toContain('</script');
});
