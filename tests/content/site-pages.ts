import type { PageText } from '#frontend/content/types.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../frontend/content/pages/*.ts', {
  eager: true,
});

const isPageText = (value: unknown): value is PageText =>
  typeof value === 'object' && value !== null && 'title' in value && 'updated' in value;

/** The text of every page by its file, e.g. `pages/home.ts`. */
export const sitePages: Record<string, PageText> = Object.fromEntries(
  Object.entries(modules).flatMap(([path, module]) => {
    const text = Object.values(module).find(isPageText);
    return text ? [[path.replace('../../frontend/content/', ''), text]] : [];
  }),
);
