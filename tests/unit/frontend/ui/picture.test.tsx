import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture, type PictureSource } from '#frontend/ui/picture.tsx';

const drawing: PictureSource = { src: '/a.svg', width: 1600, height: 1000, alt: 'Pini al sole', focus: 65 };

it('keeps the place of a picture and says what it shows', () => {
  const html = renderToStaticMarkup(<Picture image={drawing} />);
  expect(html).toContain('alt="Pini al sole"');
  expect(html).toContain('width="1600" height="1000"');
  expect(html).toContain('data-focus="65"');
  expect(html).not.toContain('style=');
});

it('loads a picture late unless it makes the first view', () => {
  expect(renderToStaticMarkup(<Picture image={drawing} />)).toContain('loading="lazy"');
  const first = renderToStaticMarkup(<Picture image={drawing} priority />);
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchPriority="high"');
});

it('is silent for readers of the screen where it only decorates', () => {
  const image: PictureSource = { src: '/a.svg', width: 64, height: 64, isDecorative: true };
  expect(renderToStaticMarkup(<Picture image={image} />)).toContain('alt=""');
});

it('offers a photo in the width of its place', () => {
  const image: PictureSource = {
    src: '/p-1600.webp',
    srcSet: '/p-480.webp 480w, /p-1600.webp 1600w',
    width: 2000,
    height: 1500,
    alt: 'La piscina',
  };
  const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" />);
  expect(html).toContain('srcSet="/p-480.webp 480w, /p-1600.webp 1600w" sizes="50vw"');
});
