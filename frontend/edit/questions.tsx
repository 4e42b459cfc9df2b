import { formatAnswer } from '#frontend/italian/words.ts';
import type { EditorState, Judgement, Question } from './edit-contract.ts';

type QuestionsProps = {
  judgement: Judgement;
  answerers: EditorState['answerers'];
  onAnswer: (question: Question) => void;
};

/** Every question without an answer, by who can answer it; prints as a sheet. */
export function Questions({ judgement: { questions, questionCount }, answerers, onAnswer }: QuestionsProps) {
  const answered = questionCount - questions.length;
  return (
    <section aria-labelledby="questions-title">
      <h1 id="questions-title">Da compilare</h1>
      <p>
        <progress value={answered} max={questionCount} aria-label="Risposte date" /> {answered} risposte su{' '}
        {questionCount}
      </p>
      <button type="button" className="no-print" onClick={() => window.print()}>
        Stampa il foglio
      </button>
      {Object.entries(answerers).map(([who, name]) => {
        const own = questions.filter((one) => one.who === who);
        return own.length > 0 ? (
          <section key={who}>
            <h2>
              {name} ({own.length})
            </h2>
            <ol className="sheet">
              {own.map((one) => (
                <li key={`${one.name}.${one.path.join('.')}`}>
                  <p>
                    {one.of ? <strong>{one.of}: </strong> : null}
                    {one.question}
                  </p>
                  {formatAnswer(one.sample) ? (
                    <p className="help">Per esempio: {formatAnswer(one.sample)}</p>
                  ) : null}
                  {one.law ? <p className="law">Lo chiede: {one.law}</p> : null}
                  <p className="answer" aria-hidden="true" />
                  <button type="button" className="no-print" onClick={() => onAnswer(one)}>
                    Rispondi
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ) : null;
      })}
    </section>
  );
}
