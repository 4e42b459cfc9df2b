import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program of this name lies. */
export const programOnPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);

const findOnPath = () => ['chromium', 'chromium-browser', 'google-chrome'].map(programOnPath).find(Boolean);

const playwrightBrowser = () =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;

const run = (command: string, args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const installWithPlaywright = () => {
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  return run(process.execPath, [cli, 'install', 'chromium']) ? playwrightBrowser() : undefined;
};

const installWithApt = () => {
  if (process.getuid?.() !== 0 || !programOnPath('apt-get')) return undefined;
  const install = () =>
    run('apt-get', ['install', '-y', 'chromium', 'chromium-headless-shell']) ||
    run('apt-get', ['install', '-y', 'chromium']);
  return install() || (run('apt-get', ['update']) && install()) ? findOnPath() : undefined;
};

/** Path of a Chromium, installed when none is there; throws a sentence that names every way to provide one. */
export const findBrowser = (): string => {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new Error(`CHROMIUM_PATH names no program that can be run: ${given}`);
  const found = given || playwrightBrowser() || findOnPath() || installWithPlaywright() || installWithApt();
  if (found) return found;
  throw new Error(
    'No browser for the tests: set CHROMIUM_PATH, run `npx playwright install chromium`, or put chromium, chromium-browser or ' +
      'google-chrome on the PATH (Debian and Ubuntu, as root: `apt-get install -y chromium`).',
  );
};

/**
 * The same browser without windows, where it lies beside the other (Debian: `chromium-headless-shell`): short tests take
 * a quarter less of the processor. It has no cache for going back.
 */
export const findHeadlessBrowser = (): string => {
  const found = findBrowser();
  const shell = join(dirname(found), 'chromium-headless-shell');
  return !process.env.CHROMIUM_PATH && isProgram(shell) ? shell : found;
};

/**
 * Half the time of a short test goes to the address bar's suggestions: pages of Chromium's own, two for every window;
 * another part to a process that is kept ready for a page that never comes.
 * The last such argument wins, so what Playwright switches off for the pages' sake stands here again.
 */
const featuresOff = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'LensOverlay', 'MediaRouter'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning', 'PaintHolding'],
  ...['SpareRendererForSitePerProcess', 'DestroyProfileOnBrowserClose', 'PreconnectToSearch'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['NetworkTimeServiceQuerying', 'OptimizationHints'],
];

/** Gives no other host than this machine an address. */
export const noOtherHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

export const browserArguments = [
  `--disable-features=${featuresOff.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
