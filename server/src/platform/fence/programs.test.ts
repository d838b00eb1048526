import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.join(import.meta.dirname, '../..');

/** Every file of the product that starts a program, and why that program reads no stranger's file. */
const starters: Readonly<Record<string, string>> = {
  'platform/fence/find-fence.ts': 'tries the fence itself',
  'platform/fence/run-fenced.ts': 'is the one way through the fence',
  'platform/db/postgres-identity.ts': 'PostgreSQL, of our own package',
  'platform/db/postgres-process.ts': 'asks the system about a process of ours',
  'main/start/provide-ffmpeg.ts': 'apt and dpkg, on packages that Debian signed',
  'platform/backups/back-up.handler.ts': 'Node, on our own files',
  'platform/backups/folder-target.ts': 'sync, which reads nothing',
  'main/backup/go-last.ts': 'chrt, on our own threads',
  'main/backup/scratch-site.ts': 'Node, on our own files',
  'main/start/launcher.ts': 'Node, on our own files',
  'main/start/supervised-process.ts': 'Node, on our own files',
  'main/start/web-app-build.ts': 'Node, on our own files',
};

test('every program that the product starts is fenced, or named here', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|(^|\/)(test-[^/]*\.ts$|fixtures\/)/.test(file),
  );
  assert.ok(files.length > 300);
  const found = files.filter((file) => /child_process/.test(readFileSync(path.join(root, file), 'utf8')));
  assert.deepEqual(found.sort(), Object.keys(starters).sort());
});
