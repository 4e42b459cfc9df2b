import { useState } from 'react';
import { rehearse } from './api.ts';

/** Runs everything that publishing does on this machine, and how to publish. */
export function Rehearsal() {
  const [result, setResult] = useState<{ isReady: boolean; printed: string } | 'running'>();
  const run = async () => {
    setResult('running');
    setResult(await rehearse().catch((error: Error) => ({ isReady: false, printed: error.message })));
  };
  return (
    <>
      <p>La prova controlla tutto e costruisce il sito su questo computer. Non pubblica niente.</p>
      <button type="button" onClick={run} disabled={result === 'running'}>
        Fai la prova
      </button>
      <div role="status">
        {result === 'running' ? <p>La prova dura un minuto o due…</p> : null}
        {result && result !== 'running' ? (
          <>
            <p>
              <strong>
                {result.isReady ? 'Sì: il sito è pronto.' : 'Non ancora: manca quello che segue.'}
              </strong>
            </p>
            <pre>{result.printed}</pre>
          </>
        ) : null}
      </div>
      <h2>Per salvare e pubblicare</h2>
      <ol>
        <li>
          <code>git add --all</code>
        </li>
        <li>
          <code>git commit -m "I dati della stagione"</code>
        </li>
        <li>
          <code>npm test</code>
        </li>
        <li>
          <code>npm run deploy</code>
        </li>
      </ol>
    </>
  );
}
