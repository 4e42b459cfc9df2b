import { afterEach, expect, it, vi } from 'vitest';
import { venues } from '#frontend/content/venues/venues.ts';

const hasPool = venues.some(({ pool, provisional }) => pool && !provisional);

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
    'Che cosa è compreso nella settimana?',
    'Quali documenti servono?',
    'Quali enti sono convenzionati?',
    'In quanto tempo rispondete?',
    'Il pranzo è compreso?',
    'Che cosa si porta?',
    'Con chi parlo di una preoccupazione su un bambino?',
    'I bambini sono assicurati?',
    ...(hasPool ? ['Dove c’è la piscina, e chi sorveglia in acqua?'] : []),
    'E se ha un’allergia?',
    'Come e quando si paga?',
    'C’è uno sconto per fratelli e sorelle?',
    'Se non può più venire, che cosa si rimborsa?',
    'C’è il diritto di recesso?',
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
