import { programOnPath } from '#tests/fixtures/find-browser.ts';
import type { ClosedProxy } from './closed-proxy.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { findMiniBrowser, startWebKit } from './webkit.ts';

type Engine = {
  name: string;
  program: () => string | undefined;
  /** Debian's packages that bring it. */
  packages: string;
  start: (proxy: ClosedProxy) => Promise<Driver>;
};

const firefox = () => programOnPath('firefox-esr') ?? programOnPath('firefox');

/** The engines beside Chromium's. */
export const engines: Engine[] = [
  {
    name: 'WebKit',
    program: () => programOnPath('WebKitWebDriver') && programOnPath('Xvfb') && findMiniBrowser(),
    packages: 'webkit2gtk-driver xvfb',
    start: startWebKit,
  },
  {
    name: 'Firefox',
    program: firefox,
    packages: 'firefox-esr',
    start: (proxy) => startFirefox(firefox() ?? '', proxy),
  },
];

/** A sentence about the engines that are not on this machine; none when all are. */
export const missingEngines = () => {
  const missing = engines.filter(({ program }) => !program());
  const names = missing.map(({ name }) => name).join(' and ');
  const packages = missing.map((engine) => engine.packages).join(' ');
  return missing.length > 0
    ? {
        sentence: `skipped: ${names} (Debian: apt-get install ${packages})`,
        isAll: missing.length === engines.length,
      }
    : undefined;
};
