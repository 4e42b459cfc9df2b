import { resolveObjectURL } from 'node:buffer';
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '#frontend/lib/save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a save dialog that stays open for an hour still gets the file', async () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  saveFile('scadenze.ics', new Blob(['BEGIN:VCALENDAR']));
  vi.advanceTimersByTime(3_600_000);
  expect(link.click).toHaveBeenCalledOnce();
  expect(link.download).toBe('scadenze.ics');
  expect(await resolveObjectURL(link.href)?.text()).toBe('BEGIN:VCALENDAR');
});
