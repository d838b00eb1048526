import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/** Ways to wait for something outside the process. */
const ways: Readonly<Record<string, RegExp>> = {
  'a program': /^import (?!type )[^;]*'node:child_process'/m,
  'a socket': /\b(net|tls|http|https|http2)\.(connect|createConnection|request|get)\(/,
  'a fetch of the system': /\bawait fetch\(/,
  'a mail server': /\bcreateTransport\(\{\n/,
  'a bucket': /new sdk\.S3Client\(/,
  'another identity provider': /from 'openid-client'/,
};

/** Each place that waits, and what limits the wait. */
const bounds: Readonly<Record<string, string>> = {
  'main/start/supervised-process.ts': 'runs as long as the site; ended by force when it does not end',
  'main/start/launcher.ts': 'the demo catalogue: told to stop with the site',
  'main/start/web-app-build.ts': 'a build at the start, which the operator sees and can stop',
  'platform/fence/run-fenced.ts': 'killed by a clock when its time is up',
  'platform/fence/find-fence.ts': 'timeout of 20 seconds',
  'main/start/provide-ffmpeg.ts': 'timeout of 10 minutes a step, and told to stop with the site',
  'platform/backups/back-up.handler.ts': 'the limit of its job, and told to stop with the worker',
  'main/backup/go-last.ts': 'timeout of 5 seconds',
  'platform/db/postgres-identity.ts': 'timeout of 5 minutes; looks at who we are are local and short',
  'platform/db/postgres-process.ts': 'a look at the list of processes',
};

const sources = path.resolve(import.meta.dirname, '..');

test('whatever waits for something outside the process has a limit, and is known here', () => {
  const found = new Map<string, string[]>();
  for (const file of globSync('**/*.ts', { cwd: sources }).sort()) {
    if (/[.]test[.]ts$|(^|\/)test-|\/fixtures\//.test(file)) continue;
    const text = readFileSync(path.join(sources, file), 'utf8');
    const used = Object.keys(ways).filter((way) => ways[way]!.test(text));
    if (used.length > 0) found.set(file, used);
  }
  const unbounded = [...found].filter(
    ([file]) =>
      !(file in bounds) &&
      !/\b(timeout|totalMs|requestTimeout|socketTimeout|patience)\b/i.test(
        readFileSync(path.join(sources, file), 'utf8'),
      ),
  );
  assert.deepEqual(unbounded, [], 'give it a limit, or say in `bounds` what bounds it');
  for (const file of Object.keys(bounds)) assert.ok(found.has(file), `${file} no longer waits for anything`);
});
