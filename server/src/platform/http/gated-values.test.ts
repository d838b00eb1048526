import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { isOpen, leavesOf, type SchemaNode } from '#contract/schema-leaves.ts';
import { withoutAvatar, withoutMedia } from './gated-values.ts';

const address = '/media/a/thumbnail.webp';

/** A value of the schema with every possible address, and every list filled. */
function sampleOf(schema: SchemaNode): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return sampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {});
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sampleOf));
  if (schema['x-means'] === 'media') return isOpen(schema) ? { changed: [address] } : address;
  if (schema.type === 'array') return [sampleOf(schema.items ?? {})];
  if (schema.type === 'object')
    return Object.fromEntries([
      ...Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sampleOf(part)]),
      ...Object.values(schema.patternProperties ?? {}).map((part) => ['any', sampleOf(part)]),
    ]);
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  return schema.pattern?.startsWith('^[0-9a-fA-F]{8}-') ? '00000000-0000-7000-8000-000000000001' : 'lantern';
}

const named = Object.entries(calls) as [CallName, Call][];

test('before the age gate no answer holds an address of a picture or of media, and each is still of its shape', () => {
  for (const [name, call] of named) {
    const answer = sampleOf(call.output as SchemaNode);
    const gated = withoutMedia(name, answer);
    assert.ok(!JSON.stringify(gated).includes(address), name);
    const validator = Compile(call.output as TSchema);
    if (validator.Check(answer)) assert.ok(validator.Check(gated), name);
  }
});

test('an answer keeps all else, and the shared value stays as it was', () => {
  const answer = sampleOf(calls.get_video_details_by_slug.output as SchemaNode) as Record<string, unknown>[];
  const gated = withoutMedia('get_video_details_by_slug', answer);
  assert.equal(answer[0]?.thumbnail_url, address);
  assert.equal(gated[0]?.thumbnail_url, null);
  assert.equal(gated[0]?.title, 'lantern');
  assert.deepEqual((gated[0]?.playback as { captions: unknown } | undefined)?.captions, []);
  const member = { id: 'a', username: 'mio', avatarUrl: address } as Parameters<typeof withoutAvatar>[0];
  assert.deepEqual(withoutAvatar(member), { id: 'a', username: 'mio', avatarUrl: null });
  assert.equal(withoutAvatar(null), null);
});

test('whatever is called like an address says whether it is one of a picture or of media', () => {
  const like =
    /(^|_)(url|src|href|address|picture|still|image|thumbnail|avatar|cover|poster|frame)s?$|Url$|^(preview_video|links)$/;
  const silent = named.flatMap(([name, call]) =>
    [call.input, call.output].flatMap((schema) =>
      leavesOf(schema)
        .filter(({ path, schema: leaf }) => {
          const isLike = like.test(path.findLast((step) => step !== '[]' && step !== '*') ?? '');
          return (isLike || isOpen(leaf)) && leaf['x-means'] === undefined;
        })
        .map(({ path }) => `${name}: ${path.join('.')}`),
    ),
  );
  assert.deepEqual(
    silent,
    [],
    'say MediaUrl, LinkUrl, holdsMedia or holdsNoMedia of contract/src/schema-parts.ts',
  );
});
