import { spawnSync } from 'node:child_process';
import { programOnPath } from '#tests/fixtures/find-browser.ts';
import type { ClosedProxy } from './closed-proxy.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { findMiniBrowser, startWebKit } from './webkit.ts';

type Engine = {
  name: string;
  /** Where it lies now: it may have been installed a moment ago. */
  program: () => string | undefined;
  packages: string[];
  start: (proxy: ClosedProxy) => Promise<Driver>;
};

const firefox = () => programOnPath('firefox-esr') ?? programOnPath('firefox');

/** The engines beside Chromium's, with what the system's packages call them. */
export const engines: Engine[] = [
  {
    name: 'WebKit',
    program: () => programOnPath('WebKitWebDriver') && programOnPath('Xvfb') && findMiniBrowser(),
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: startWebKit,
  },
  {
    name: 'Firefox',
    program: firefox,
    packages: ['firefox-esr'],
    start: (proxy) => startFirefox(firefox() ?? '', proxy),
  },
];

/** A sentence about the engines that are not on this machine; none when all are. */
export const missingEngines = () => {
  const names = engines.filter(({ program }) => !program()).map(({ name }) => name);
  const sentence = `skipped: ${names.join(' and ')} (npm run test:engines -- --install)`;
  return names.length > 0 ? { sentence, isAll: names.length === engines.length } : undefined;
};

/** Fetches the missing ones with Debian's package manager, which only root may use. */
export const installEngines = () => {
  const packages = engines.filter(({ program }) => !program()).flatMap((engine) => engine.packages);
  if (packages.length === 0) return;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  if (!install() && !(apt('update') && install()))
    throw new Error(
      `Not installed: ${packages.join(', ')}. As root, on Debian or Ubuntu: apt-get install ${packages.join(' ')}`,
    );
};
