import { season } from '#frontend/content/season/season.ts';
import type { Preview } from '#frontend/preview/moment.ts';
import { readSettings, variableNames } from '#worker/env.ts';
import { previewMoments, readPreviewDay } from './preview-day.ts';

/** Default passcode of `npm start`, for this machine only. */
export const localPasscode = 'estate-al-villaggio';

/** An empty secret is a choice: the worker starts and keeps closed what the secret would open. */
const secrets = ['MEMBERS_PASSCODE', 'OPENAI_API_KEY'];

type LocalSettings = {
  port: number;
  bindings: Record<string, string>;
  preview: Preview;
  problems: string[];
  warnings: string[];
};

/** The environment over the local defaults. `problems` stop the start, one sentence each; `providerUrl` is the stand-in's. */
export const readLocalSettings = (
  environment: NodeJS.ProcessEnv,
  providerUrl: string,
  now = new Date(),
): LocalSettings => {
  const given = variableNames.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const bindings: Record<string, string> = {
    MEMBERS_PASSCODE: localPasscode,
    OPENAI_API_KEY: 'local',
    OPENAI_BASE_URL: providerUrl,
    ...Object.fromEntries(given),
  };
  const { PORT = '8788' } = environment;
  const port = /^\d{1,5}$/.test(PORT) ? Number(PORT) : 0;
  const portProblem =
    port < 1 || port > 65_535 ? [`PORT is malformed: it must be a number from 1 to 65535.`] : [];
  const emptySecrets = secrets.filter((name) => bindings[name] === '');
  const isAboutEmptySecret = (problem: string) => emptySecrets.some((name) => problem.startsWith(`${name} `));
  const workerProblems = readSettings(bindings, true).problems;
  const publishedProblems = readSettings(bindings, false).problems.filter(
    (problem) => !workerProblems.includes(problem),
  );
  const { day, problem: previewProblem } = readPreviewDay(environment.PREVIEW_DAY, season, now);
  return {
    port,
    bindings,
    preview: { day, moments: previewMoments(season) },
    problems: [...portProblem, ...workerProblems.filter((problem) => !isAboutEmptySecret(problem))],
    warnings: [
      ...(previewProblem ? [previewProblem] : []),
      ...workerProblems.filter(isAboutEmptySecret),
      ...publishedProblems.map((problem) => `Fit for this machine only: once published, ${problem}`),
    ],
  };
};
