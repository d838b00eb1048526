import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const sources = globSync('server/src/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/fixtures\/|test-/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));

/** Functions that delete works, each with who may call it: there it is told, or says why not. */
const deletersOfWorks: Readonly<Record<string, string>> = {
  dropAdded: 'told',
  deleteDemoWorks: 'the demo goes with all that was written of it',
};

test('whoever deletes works tells those who would lose something', () => {
  const found = sources.flatMap(({ text }) =>
    [...text.matchAll(/export async function (\w+)\([\s\S]*?\n\}/g)].flatMap(([body, name = '']) =>
      /delete from works\b/.test(body) ? [name] : [],
    ),
  );
  const all = sources.reduce((sum, { text }) => sum + (text.match(/delete from works\b/g)?.length ?? 0), 0);
  assert.equal(found.length, all, 'a statement that deletes works stands in a function that is exported');
  assert.deepEqual(found.sort(), Object.keys(deletersOfWorks).sort());
  for (const [name, how] of Object.entries(deletersOfWorks)) {
    if (how !== 'told') continue;
    for (const { file, text } of sources)
      if (new RegExp(`await ${name}\\(`).test(text))
        assert.match(text, /state\(transaction, worksEnding,/, file);
  }
});

/** Where one job is queued for all that happens, each with why nobody waits for another there. */
const oneForAll: Readonly<Record<string, string>> = {
  'server/src/domains/operating/storage/calls/count-storage.ts': 'an admin asks, and nothing else is in it',
  'server/src/domains/pictures/bar-picture.ts': 'a decision about one picture',
  'server/src/domains/videos/stay-down/look-through.ts': 'a decision about one video',
  'server/src/domains/works/managing/answer-work.ts':
    'acts of admins on works, which wait for one another anyway',
  'server/src/main/worker.ts': 'when a worker starts',
};

test('no job that is the same for all is queued in the transaction of a fact', () => {
  const found = sources.flatMap(({ file, text }) =>
    /singletonKey: ['"`][^$'"`]*['"`]/.test(text) ? [file] : [],
  );
  assert.deepEqual(found.sort(), Object.keys(oneForAll).sort());
});
