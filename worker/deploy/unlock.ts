import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const place = words.includes('--local') ? '--local' : '--remote';
const [bucket] = words.filter((word) => word !== '--local');

const run = (sql: string): { bucket: string; used: number; kind: string; minutes: number }[] => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      resolve(root, 'node_modules/wrangler/bin/wrangler.js'),
      ...['d1', 'execute', 'DB', place, '--json', '--command', sql],
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' } },
  );
  if (status === 0) return JSON.parse(stdout)[0].results;
  console.error(`Il database non risponde:\n${(stderr + stdout).trim()}`);
  process.exit(1);
};

if (bucket !== undefined && !/^[\da-f]{8,64}$/.test(bucket)) {
  console.error('Indica il gruppo con le sue prime 8 cifre o più, come le mostra npm run unlock.');
  process.exit(1);
}

const now = Date.now();
const rows = run(
  bucket
    ? `DELETE FROM tries WHERE bucket LIKE '${bucket}%' RETURNING bucket, used`
    : `SELECT bucket, used, (ends_at - ${now} + 59999) / 60000 AS minutes,
         iif(bucket IN (SELECT id FROM devices), 'dispositivo', 'indirizzo') AS kind
       FROM tries WHERE bucket <> 'all' AND ends_at > ${now} ORDER BY used DESC, ends_at DESC LIMIT 20`,
);

if (bucket) {
  console.info(
    rows.length > 0
      ? `Sbloccato: ${rows.length === 1 ? bucket : `${rows.length} gruppi`}.`
      : 'Nessun gruppo comincia così.',
  );
} else if (rows.length === 0) {
  console.info('Nessuno ha sbagliato il codice nell’ultima ora.');
} else {
  console.info('Codici sbagliati nell’ultima ora, per dispositivo conosciuto o per indirizzo:\n');
  for (const row of rows)
    console.info(
      `  ${row.bucket.slice(0, 12)}  ${row.kind.padEnd(11)}  ${row.used} tentativi, ancora ${row.minutes} min`,
    );
  console.info(
    '\nPer sbloccarne uno: npm run unlock -- e le sue cifre. Il log di chi è fermato le nomina (too_many_attempts).',
  );
}
