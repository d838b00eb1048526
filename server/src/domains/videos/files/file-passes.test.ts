import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFilePasses, fileAddresses } from './file-passes.ts';

const config = { secret: 'x'.repeat(40) };
const passes = createFilePasses(config);
const id = '0192f3c4-5d6e-7f80-9a1b-2c3d4e5f6071';
const other = '0192f3c4-5d6e-7f80-9a1b-2c3d4e5f6072';
const hour = 3_600_000;
const now = 500_000 * hour + 1;

test('a pass opens the files of its id, for an hour at least and two at most', () => {
  const pass = passes.issue(id, 'owner', now);
  assert.ok(passes.opens(pass, id, 'owner', now));
  assert.ok(passes.opens(pass, id, 'owner', now + hour));
  assert.ok(!passes.opens(pass, id, 'owner', now + 2 * hour));
  assert.ok(!passes.opens(pass, other, 'owner', now));
  assert.equal(passes.issue(id, 'owner', now + hour / 2), pass);
});

test('one that its maker was given does not open what is for admins alone', () => {
  assert.ok(!passes.opens(passes.issue(id, 'owner', now), id, 'admins', now));
  assert.ok(passes.opens(passes.issue(id, 'admin', now), id, 'admins', now));
});

test('what may show a minor no pass opens, whoever it was given to', () => {
  for (const holder of ['owner', 'admin'] as const)
    assert.ok(!passes.opens(passes.issue(id, holder, now), id, 'guardians', now));
});

test('what is no pass of ours opens nothing', () => {
  const pass = passes.issue(id, 'owner', now);
  for (const forged of [
    '',
    'o',
    pass.replace(/^o/, 'a'),
    `${pass}x`,
    pass.slice(0, -1),
    `.${pass}`,
    createFilePasses({ secret: 'y'.repeat(40) }).issue(id, 'admin', now),
  ])
    assert.ok(!passes.opens(forged, id, 'owner', now), forged);
});

test('what is published has its plain address; a picture that no video has a say in always does', () => {
  const platform = { config, objectBase: '/' } as unknown as Parameters<typeof fileAddresses>[0];
  assert.equal(fileAddresses(platform, 'published', 'owner')(`media/${id}/a.webp`), `/media/${id}/a.webp`);
  assert.match(
    fileAddresses(platform, 'draft', 'owner')(`media/${id}/a.webp`),
    /^\/media\/signed\/o[\w.-]+\/[\w-]+\/a\.webp$/,
  );
  assert.match(
    fileAddresses(platform, 'review', 'admin')(`media/thumbnails/${id}/a.webp`),
    /^\/media\/signed\/a[\w.-]+\/thumbnails\/[\w-]+\/a\.webp$/,
  );
  assert.equal(
    fileAddresses(platform, 'draft', 'owner')('media/categories/a.webp'),
    '/media/categories/a.webp',
  );
});
