import { minifySync } from 'vite';
import type {} from '#frontend/early/season-clock.ts';

/**
 * Shows the site as of any moment: `?oggi=2027-05-20T18:00` (Rome), kept while one clicks on, `?oggi=` for today. A bar
 * names what is true then and jumps to the moments that change it. It runs in the page before its clock, as it stands.
 */
export function runTimeMachine(): void {
  const KEY = 'time-machine';
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Rome',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const inRome = (instant: number) => format.format(instant).replace(' ', 'T');
  const offsetAt = (instant: number) => Date.parse(`${inRome(instant)}Z`) - Math.floor(instant / 1000) * 1000;
  const fromRome = (text: string) => {
    const wall = Date.parse(`${text.length === 10 ? `${text}T00:00` : text}Z`);
    return wall - offsetAt(wall - offsetAt(wall));
  };

  const Real = Date;
  const asked = new URLSearchParams(location.search).get('oggi');
  if (asked) {
    const shift = fromRome(asked) - Real.now();
    if (!Number.isNaN(shift)) sessionStorage.setItem(KEY, String(shift));
  } else if (asked === '') sessionStorage.removeItem(KEY);
  const shift = Number(sessionStorage.getItem(KEY) ?? 0);
  if (shift !== 0)
    globalThis.Date = class extends Real {
      constructor(...given: [number?]) {
        super(...((given.length > 0 ? given : [Real.now() + shift]) as [number]));
      }
      static override now() {
        return Real.now() + shift;
      }
    } as DateConstructor;

  const draw = () => {
    const bar = document.body.appendChild(document.createElement('aside'));
    bar.setAttribute('aria-label', 'Macchina del tempo');
    Object.assign(bar.style, {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: '99',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 12px',
      padding: '4px 12px',
      background: '#222',
      color: '#fff',
      font: '12px/1.5 monospace',
    });
    const states = document.createElement('span');
    const jump = document.createElement('select');
    jump.setAttribute('aria-label', 'Vai al momento');
    jump.style.color = '#000';
    // A secretariat opens and shuts hundreds of times: its states are named, and no moments to jump to.
    const lines = clock?.timelines.filter(([first]) => first?.[0] === 0) ?? [];
    const seconds = [...new Set(lines.flatMap((line) => line.map(([from]) => from)))].sort((a, b) => a - b);
    for (const [value, text] of [
      ['-', 'vai a…'],
      ['', 'oggi'],
      ...seconds.slice(1).flatMap((from) => {
        const begins = lines.flatMap((line) =>
          line.filter(([at]) => at === from).map(([, moments]) => moments),
        );
        const [before, at] = [inRome((from - 1) * 1000), inRome(from * 1000)];
        return [
          [before, `${before.replace('T', ' ')}  un secondo prima`],
          [at, `${at.replace('T', ' ')}  ${begins.join(' ')}`],
        ];
      }),
    ])
      jump.add(new Option(text, value));
    jump.addEventListener('change', () => {
      location.href = `${location.pathname}?oggi=${jump.value}`;
    });
    const write = () => {
      const now = inRome(clock?.now() ?? Date.now()).replace('T', ' ');
      states.textContent = `${now} · ${document.documentElement.dataset.now}`;
    };
    bar.append(jump, states);
    write();
    setInterval(write, 1000);
  };
  addEventListener('load', draw);
}

/** The script for pages of this machine; published pages have none. */
export const timeMachine = (environment: NodeJS.ProcessEnv = process.env): string =>
  environment.TIME_MACHINE === 'on' ? minifySync('time-machine.js', `(${runTimeMachine})()`).code.trim() : '';
