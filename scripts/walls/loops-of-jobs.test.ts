import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const domains = 'server/src/domains';
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const ofOneThing = 'parts of one thing, which is whole or is not';
const oneAnswer = 'parts of one answer';
const inOrder = 'what cannot be done must not be passed over';

/** Loops of jobs that end where one of their items fails, and why that is right. All others take `EachAlone`. */
const endsAtFailure: Readonly<Record<string, string>> = {
  'ads/creatives/assets/delete-ad-files.handler.ts': ofOneThing,
  'discovery/search/postings/build-postings.ts': ofOneThing,
  'importing/feeds/run-feed.ts':
    'each video is tried alone, and what is wrong with it is written into the run',
  'importing/feeds/undo-import.handler.ts':
    'pictures of what is undone already: the sweep of files finds them',
  'legal/transparency/count-years.ts': oneAnswer,
  'media/costs/count-file.ts': ofOneThing,
  'media/finish-media.ts': ofOneThing,
  'media/flashes/measure-flashes.handler.ts': 'only queues jobs',
  'media/prepare-media.ts': ofOneThing,
  'media/retention/drop-renditions.handler.ts': ofOneThing,
  'media/second-generation/empty-generation.ts': ofOneThing,
  'media/second-generation/make-generation.ts': ofOneThing,
  'media/second-generation/want-generations.ts': 'only queues jobs',
  'media/stills/redraw-stills.ts': ofOneThing,
  'moderation/evidence/packages/delete-packages.ts': 'storage that is away is away for all',
  'moderation/evidence/packages/gather-evidence.ts': ofOneThing,
  'moderation/notices/resolve-addresses.ts': oneAnswer,
  'moderation/stored-texts/look-through-texts.ts': inOrder,
  'notifications/tell-of-episodes.handler.ts': ofOneThing,
  'pictures/hash-stored-pictures.ts': inOrder,
  'pictures/settle-picture.ts': ofOneThing,
  'profiles/pictures/delete-picture.handler.ts': ofOneThing,
  'uploads/arrived.ts': ofOneThing,
  'videos/files/place-files.ts': 'each change is tried alone, and put off where it fails',
  'watching/viewing/watch-recorder.ts': oneAnswer,
  'works/aligning/align-versions.ts': 'each pair is tried alone',
  'works/skipping/find-skips.ts': ofOneThing,
  'works/skipping/look-for-skips.ts': 'only queues jobs',
};

/** A handler, and the files of its domain that it is made of, but for statements. */
const filesOfJobs = (): string[] => {
  const handlers = globSync(`${domains}/**/*.handler.ts`, { cwd: root });
  const near = handlers.flatMap((file) =>
    [...read(file).matchAll(/ from '(\.[^']+\.ts)'/g)]
      .map(([, from]) => path.join(path.dirname(file), from!))
      .filter((one) => one.startsWith(domains) && !one.endsWith('-queries.ts')),
  );
  return [...new Set([...handlers, ...near])].sort();
};

/** Loops over items that wait for something, and are neither within a transaction nor catch what fails. */
function barelyLooped(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const indent = /^( *)for (?:await )?\(const .+ of /.exec(line)?.[1];
    if (indent === undefined) return [];
    const end = lines.findIndex(
      (other, place) => place > at && /\S/.test(other) && !other.startsWith(`${indent} `),
    );
    const body = [line.replace(/^ *for .*? of (?:await [^)]*\)?)?/, ''), ...lines.slice(at + 1, end)].join(
      '\n',
    );
    const waits = /\bawait\b/.test(body);
    return waits && !/\btransaction\b|\btry \{|\.catch\(/.test(body) ? [line.trim()] : [];
  });
}

test('a job does with each of its items alone, or says why it ends where one fails', () => {
  const found = filesOfJobs().filter((file) => barelyLooped(read(file)).length > 0);
  const names = found.map((file) => path.relative(domains, file));
  assert.ok(filesOfJobs().length > 150);
  assert.deepEqual(names.sort(), Object.keys(endsAtFailure).sort());
});

test('a loop that ends at a failure is told from others', () => {
  const loop = (body: string) =>
    `async function f() {\n  for (const one of many) {\n    ${body}\n  }\n  await g();\n}`;
  assert.equal(barelyLooped(loop('await work(one);')).length, 1);
  assert.equal(barelyLooped('  for (const one of await many()) await work(one);\n}').length, 1);
  assert.equal(barelyLooped('  for (const one of await many()) count += one;\n  await g();\n}').length, 0);
  assert.equal(barelyLooped(loop('count += one;')).length, 0);
  assert.equal(barelyLooped(loop('await work(transaction, one);')).length, 0);
  assert.equal(barelyLooped(loop('await work(one).catch(tell);')).length, 0);
});
