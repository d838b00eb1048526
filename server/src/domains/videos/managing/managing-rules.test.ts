import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishStates } from '#contract/wire-values.ts';

import { type Publishable, refusalOf } from './managing-rules.ts';
import { cappedRange, isPlaylistAddress, isPreviewable } from './preview-rules.ts';
import { createPreviewTokens } from './preview-token.ts';

const video = (more: Partial<Publishable>): Publishable => ({
  status: 'pending',
  depictsLiveAction: false,
  hasPerformerRecords: false,
  playbackState: 'ready',
  source: 'upload',
  verdict: 'passed',
  hasExpired: false,
  ...more,
});

test('what is not public is published, unless a rule keeps it back', () => {
  const refused = publishStates.filter(
    (status) => refusalOf(video({ status }), 'published') !== null && status !== 'published',
  );
  assert.deepEqual(refused, ['held', 'disabled', 'failed', 'removed']);
  assert.equal(refusalOf(video({ status: 'published' }), 'published'), 'same');
  assert.match(String(refusalOf(video({ depictsLiveAction: true }), 'published')), /performers/);
  assert.equal(refusalOf(video({ depictsLiveAction: true, hasPerformerRecords: true }), 'published'), null);
  assert.match(String(refusalOf(video({ playbackState: 'failed' }), 'published')), /doesn’t play/);
  assert.match(String(refusalOf(video({ verdict: 'held' }), 'published')), /review queue/);
  assert.match(String(refusalOf(video({ verdict: 'waiting' }), 'published')), /still being compared/);
  assert.match(
    String(refusalOf(video({ hasExpired: true }), 'published')),
    /license of this video has ended/,
  );
});

test('only what is public is taken back; the rest is not public already', () => {
  assert.equal(refusalOf(video({ status: 'published' }), 'pending'), null);
  for (const status of [
    'draft',
    'scheduled',
    'processing',
    'review',
    'pending',
    'expired',
    'failed',
  ] as const)
    assert.equal(refusalOf(video({ status }), 'pending'), 'same', status);
  for (const status of ['held', 'removed'] as const)
    assert.match(
      String(refusalOf(video({ status }), 'pending')),
      /(A report holds this video|This video was removed)/,
    );
});

const config = {
  embedHosts: ['clips.example'],
  libraryOrigin: 'https://vz-1.b-cdn.net',
  outboundHosts: ['nas:8080'],
};

test('a preview fetches from configured hosts alone, over https', () => {
  for (const address of [
    'https://clips.example/a.mp4',
    'https://cdn.clips.example/a.mp4',
    'https://vz-1.b-cdn.net/x/play_720p.mp4',
    'http://nas:8080/a.mp4',
  ])
    assert.ok(isPreviewable(address, config), address);
  for (const address of [
    'http://clips.example/a.mp4',
    'https://evilclips.example/a.mp4',
    'https://clips.example.evil.test/a.mp4',
    'https://user@clips.example/a.mp4',
    'http://nas:9090/a.mp4',
    'file:///etc/passwd',
    'clips.example/a.mp4',
    '',
  ])
    assert.ok(!isPreviewable(address, config), address);
});

test('a playlist is told by the path of its address', () => {
  assert.ok(isPlaylistAddress('https://x.example/a/playlist.M3U8?token=1'));
  assert.ok(!isPlaylistAddress('https://x.example/a.mp4?next=b.m3u8'));
});

test('a range is cut to what one answer may send', () => {
  assert.deepEqual(cappedRange(undefined, 100), { start: 0, end: 99 });
  assert.deepEqual(cappedRange('bytes=50-', 100), { start: 50, end: 149 });
  assert.deepEqual(cappedRange('bytes=50-59', 100), { start: 50, end: 59 });
  for (const header of ['bytes=5-4', 'bytes=-5', 'bytes=0-1,5-6', 'lines=1-2'])
    assert.equal(cappedRange(header, 100), null, header);
});

test('the token of a preview is of one admin, one address and five minutes', () => {
  const tokens = createPreviewTokens({ secret: 'x'.repeat(32) });
  const now = 1_790_000_000_000;
  const token = tokens.issue('rin', 'https://clips.example/a.mp4', now);
  assert.ok(tokens.holds(token, 'rin', 'https://clips.example/a.mp4', now + 299_000));
  assert.ok(!tokens.holds(token, 'rin', 'https://clips.example/a.mp4', now + 301_000));
  assert.ok(!tokens.holds(token, 'mio', 'https://clips.example/a.mp4', now));
  assert.ok(!tokens.holds(token, 'rin', 'https://clips.example/b.mp4', now));
  const [expires = '', mac = ''] = token.split('.');
  assert.ok(!tokens.holds(`${Number(expires) + 600}.${mac}`, 'rin', 'https://clips.example/a.mp4', now));
  assert.ok(!tokens.holds('nonsense', 'rin', 'https://clips.example/a.mp4', now));
});
