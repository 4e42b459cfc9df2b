import type { ChildProcess } from 'node:child_process';

/** Browser commands the tests need; both clients implement them over their protocol. */
export type Driver = {
  /** To another page than the one that is open. */
  go: (url: string) => Promise<void>;
  /** The same page again, with what its tab has kept. */
  reload: () => Promise<void>;
  /** Runs a function, or its source, in the page; what goes in and comes out is JSON. */
  evaluate: <Args extends unknown[], Result>(
    script: string | ((...args: Args) => Result | Promise<Result>),
    ...args: Args
  ) => Promise<Result>;
  /** Input sequences as WebDriver describes them: https://www.w3.org/TR/webdriver2/#actions */
  act: (sequences: object[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Errors and warnings that the console has shown since the last call. */
  takeProblems: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** The first group of a program's output that matches; rejects when the program ends before. */
export const printed = (program: ChildProcess, wanted: RegExp): Promise<string> =>
  new Promise((found, failed) => {
    let text = '';
    const read = (piece: unknown) => {
      text += piece;
      const match = wanted.exec(text);
      if (match) found(match[1] ?? '');
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('error', failed);
    program.once('exit', () => failed(new Error(`${program.spawnfile} ended:\n${text.trim()}`)));
  });
