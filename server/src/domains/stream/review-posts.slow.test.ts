import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { adminCommands } from '../../main/admin/commands.ts';

const settingsFile = path.join(tmpdir(), `tsukimi-posts-${process.pid}.json`);
writeFileSync(settingsFile, JSON.stringify({ holdWords: ['casino'] }));
after(() => rmSync(settingsFile, { force: true }));
const web = await testWeb({ env: { SETTINGS_FILE: settingsFile } });
const { call } = web;
const mio = await web.memberNamed('mio');

const seen = async (member: TestMember | null) =>
  (await call('get-stream-posts', { userId: mio.id }, member)).map(
    ({ content }: { content: string }) => content,
  );
async function posts(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await adminCommands
    .find(({ name }) => name === 'posts')
    ?.run(web.platform, words, (line) => lines.push(line));
  return lines.join('\n');
}

test('a post with a word to look at waits for the operator, who lets it through or removes it', async () => {
  assert.equal(await posts(), 'No post waits.');
  const first = await call('create-stream-post', { content: 'Visit my Casino' }, mio);
  assert.equal(first.is_held, true);
  assert.deepEqual([await seen(null), await seen(mio)], [[], ['Visit my Casino']]);
  assert.match(await posts(), new RegExp(`^${first.id} {2}.* mio: Visit my Casino$`));
  assert.equal(await posts('publish', first.id), 'It is published.');
  assert.deepEqual(await seen(null), ['Visit my Casino']);
  const second = await call('create-stream-post', { content: 'casino again' }, mio);
  assert.equal(await posts('remove', second.id), 'It is removed.');
  assert.deepEqual(await seen(mio), ['Visit my Casino']);
  await assert.rejects(posts('publish', second.id), /No post .* waits/);
  await assert.rejects(posts('publish', 'nonsense'), /No post nonsense waits/);
  await assert.rejects(posts('frobnicate', second.id), /Say: posts/);
});
