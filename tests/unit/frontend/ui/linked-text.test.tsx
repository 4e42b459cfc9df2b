import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { labels } from '#frontend/content/labels.ts';
import { LabelsProvider } from '#frontend/ui/labels.tsx';
import { LinkedText } from '#frontend/ui/linked-text.tsx';

it.each([
  ['Il regolamento è su https://campo.test/regole.', 'https://campo.test/regole', 'campo.test/regole'],
  ['Il regolamento (https://www.campo.test/) dice tutto.', 'https://www.campo.test', 'www.campo.test'],
  [
    'https://campo.test/a?b=1&c=2, oppure in sede',
    'https://campo.test/a?b=1&amp;c=2',
    'campo.test/a?b=1&amp;c=2',
  ],
])('makes a link of the address in «%s»', (text, href, shown) => {
  const html = renderToStaticMarkup(
    <LabelsProvider value={labels}>
      <LinkedText>{text}</LinkedText>
    </LabelsProvider>,
  );
  expect(html).toContain(`href="${href}"`);
  expect(html).toContain(`<span>${shown}<`);
});

it.each([
  'Scrivici.',
  'Su campo.test c’è tutto.',
  'https://',
  'Il javascript:alert(1) no.',
  'http://campo.test',
])('leaves «%s» as it is', (text) => {
  expect(renderToStaticMarkup(<LinkedText>{text}</LinkedText>)).not.toContain('<a');
});
