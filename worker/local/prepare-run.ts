import { isPortFree } from './ports.ts';
import { stopAllTools } from './processes.ts';
import { readLocalSettings } from './settings.ts';
import { startPartners } from './stand-ins/partners.ts';
import { startProvider } from './stand-ins/provider.ts';

let isLeaving = false;

/** Ends this process with all that it started, after a sentence about the reason. */
export async function leave(status: number, sentence?: string): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  if (sentence) console.error(sentence);
  await stopAllTools();
  process.exit(status);
}

/** Settings and stand-ins of `npm start` and `npm run dev`. Rejects with a sentence that says what is in the way. */
export async function prepareRun(command: string) {
  const provider = await startProvider();
  const settings = readLocalSettings(process.env, provider.url);
  const { port, problems } = settings;
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (!(await isPortFree(port)))
    throw new Error(
      `Port ${port} is in use: stop what listens there or choose another one, e.g. PORT=${port + 1} ${command}.`,
    );
  return { ...settings, provider, partners: await startPartners() };
}
