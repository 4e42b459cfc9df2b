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
    'Quali documenti servono?',
    'I bambini sono assicurati?',
    'Il pranzo è compreso?',
    'Che cosa deve portare?',
    'Con chi parlo di una preoccupazione su un bambino?',
    'E se ha un’allergia o segue una dieta?',
    'Come e quando si paga?',
    'C’è uno sconto per fratelli e sorelle?',
    'Se non può più venire, che cosa si rimborsa?',
    'A chi si manda un reclamo?',
  ]);
});

it('leaves out the rules about the people with the children that nobody has answered', async () => {
  await withoutAnswers();
  const { childCareRules } = await import('#frontend/content/pages/child-care.ts');
  expect(childCareRules({ villageLeader: null })).toEqual([
    { title: 'Con chi parlo di una preoccupazione su un bambino?', text: expect.stringMatching(/^Con /) },
  ]);
  const { homeSections } = await import('#frontend/content/pages/home-sections.ts');
  expect(homeSections.about.values[1]?.text).toMatch(/^Per la tutela dei minori c’è /);
});
