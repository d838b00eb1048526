import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CallName, calls } from '#contract/calls.ts';
import { leavesOf, type SchemaNode } from '#contract/schema-leaves.ts';
import { Answer } from '../calls/cached-answers.ts';
import { completionOf, withWholeAddresses } from './whole-addresses.ts';

const origin = 'https://site.example';
const isPicture = (name: string | undefined): boolean => /(^|_)avatar_url$|^cover_url$/.test(name ?? '');
const declared = (Object.keys(calls) as CallName[]).flatMap((name) =>
  leavesOf(calls[name].output).map(({ path, schema }) => ({ name, path, schema })),
);

test('every avatar and cover that a call gives is declared to be given whole', () => {
  const pictures = declared.filter(({ path }) => isPicture(path.at(-1)));
  assert.ok(pictures.length > 10);
  assert.deepEqual(
    pictures.filter(({ schema }) => !schema['x-whole']).map(({ name, path }) => `${name}: ${path.join('.')}`),
    [],
  );
});

/** A value with one address at a path of a schema. */
const valueAt = (path: readonly string[], address: string): unknown =>
  path.reduceRight<unknown>((value, name) => (name === '[]' ? [value] : { [name]: value }), address);

test('each of them is found where its call declares it, and gets the origin of the site once', () => {
  for (const { name, path } of declared.filter(({ schema }) => schema['x-whole'])) {
    const complete = completionOf(calls[name].output as SchemaNode);
    assert.ok(complete, name);
    const at = (address: string): unknown => complete(valueAt(path, address), origin);
    assert.deepEqual(at('/media/a.webp'), valueAt(path, `${origin}/media/a.webp`), name);
    assert.deepEqual(at('https://cdn.example/a'), valueAt(path, 'https://cdn.example/a'), name);
  }
});

test('an answer is completed once for an origin, and stays as it was for pages', () => {
  const answer = new Answer(
    Buffer.from(JSON.stringify({ avatar_url: '/a.webp', cover_url: null, id: '/a' })),
  );
  const whole = withWholeAddresses('getPublicProfile', answer, () => origin);
  assert.deepEqual(whole.value, { avatar_url: `${origin}/a.webp`, cover_url: null, id: '/a' });
  assert.equal(
    withWholeAddresses('getPublicProfile', answer, () => origin),
    whole,
  );
  assert.deepEqual(withWholeAddresses('getPublicProfile', answer, () => 'http://other').value, {
    avatar_url: 'http://other/a.webp',
    cover_url: null,
    id: '/a',
  });
  assert.equal((answer.value as { avatar_url: string }).avatar_url, '/a.webp');
  assert.equal(
    withWholeAddresses('get_trending_videos', answer, () => origin),
    answer,
  );
});
