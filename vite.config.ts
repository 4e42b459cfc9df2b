import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentWatch } from './frontend/build/content-watch.ts';
import { dataModules } from './frontend/build/data-modules.ts';
import { devPages } from './frontend/build/dev-pages.ts';
import { fonts } from './frontend/build/fonts.ts';
import { icons } from './frontend/build/icons.ts';
import { pdfFonts } from './frontend/build/pdf-fonts.ts';
import { photos } from './frontend/build/photos.ts';
import { pictures } from './frontend/build/pictures.ts';
import { previewScript } from './frontend/build/preview-script.ts';
import { qrCodes } from './frontend/build/qr-codes.ts';
import { site } from './frontend/build/site.ts';

const packages = `${import.meta.dirname}/node_modules`;

export default defineConfig({
  root: 'frontend',
  build: { outDir: '../dist' },
  // Readable, and compresses better than hashes; `npm run check` finds two modules of one name.
  css: { modules: { generateScopedName: '[name]_[local]' } },
  plugins: [
    react(),
    fonts(),
    pdfFonts(),
    icons(),
    qrCodes(),
    dataModules(),
    pictures(),
    photos(),
    devPages(),
    contentWatch(),
    site(await previewScript()),
  ],
  resolve: {
    alias: [
      // The package has no `production` condition: its exports name the development build alone.
      { find: /^react-router$/, replacement: `${packages}/react-router/dist/production/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${packages}/react-router/dist/production/dom-export.mjs` },
      // Optional parts of jspdf for drawing HTML and SVG, which nobody here does: they would triple its size.
      {
        find: /^(html2canvas|canvg|dompurify)$/,
        replacement: `${import.meta.dirname}/frontend/build/empty.ts`,
      },
    ],
  },
});
