import { parentQuestions, parentQuestionsTitle } from '#frontend/content/pages/parent-questions.ts';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { Section } from '#frontend/ui/section.tsx';

/** Questions of parents, each with its answer behind a tap. */
export function ParentQuestions() {
  return (
    <Section beside id="domande" heading={parentQuestionsTitle}>
      <div>
        {parentQuestions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
