import { afterEach, expect, it, vi } from 'vitest';

const files = ['child-care', 'parent-answers'].map((name) => `#frontend/content/organisation/${name}.ts`);
afterEach(() => {
  for (const file of files) vi.doUnmock(file);
  vi.resetModules();
});

/** The answers of the operator, all `null`. */
async function withoutAnswers() {
  const unanswered = (group: object) => Object.fromEntries(Object.keys(group).map((name) => [name, null]));
  for (const file of files) {
    const module: Record<string, object> = await import(file);
    const values = Object.entries(module).map(([name, group]) => [name, unanswered(group)]);
    vi.doMock(file, () => Object.fromEntries(values));
  }
  vi.resetModules();
}

it('leaves out the questions of parents that nobody has answered', async () => {
  await withoutAnswers();
  const { parentQuestions } = await import('#frontend/content/pages/parent-questions.ts');
  expect(parentQuestions.map(({ question }) => question)).toEqual([
    'Il pranzo è compreso?',
    'E se ha un’allergia o segue una dieta?',
    'Che cosa deve portare?',
    'I bambini sono assicurati?',
    'Quali documenti servono?',
    'Come e quando si paga?',
    'E se poi non può venire: che cosa si rimborsa?',
    'Vengono fratelli o sorelle: c’è uno sconto?',
  ]);
});

it('leaves out the rules about the people with the children that nobody has answered', async () => {
  await withoutAnswers();
  const { childCareRules } = await import('#frontend/content/pages/child-care.ts');
  expect(childCareRules({ villageLeader: null })).toEqual([
    {
      title: 'Capovillaggio',
      text: 'Chi guida una sede ha almeno 25 anni ed esperienza di animazione e di coordinamento.',
    },
    { title: 'Tutela dei minori', text: expect.stringContaining('Per un dubbio o una preoccupazione') },
  ]);
  const { homeSections } = await import('#frontend/content/pages/home-sections.ts');
  expect(homeSections.about.values[1]?.text).toMatch(/^Della tutela dei minori risponde /);
});
