import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProhibitedTerm } from '../../../domains/texts/index.ts';
import { tagName, tagSlug } from '../../../domains/videos/index.ts';
import { videoSlug } from '../demo-ids.ts';
import {
  clipNames,
  demoCategories,
  demoClips,
  demoPlaylists,
  demoTagAliases,
  demoUploaders,
  demoVideos,
} from './index.ts';

const different = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;

test('there are at least 48 videos over 12 categories, eight uploaders and twelve clips, and all are used', () => {
  assert.ok(demoVideos.length >= 48);
  assert.equal(demoCategories.length, 12);
  assert.ok(demoUploaders.length >= 8);
  assert.ok(clipNames.length >= 12);
  const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();
  assert.deepEqual(
    sorted(demoVideos.map((video) => video.category)),
    sorted(demoCategories.map(({ name }) => name)),
  );
  assert.deepEqual(
    sorted(demoVideos.map((video) => video.uploader)),
    sorted(demoUploaders.map(({ username }) => username)),
  );
  assert.deepEqual(sorted(demoVideos.map((video) => video.clip)), sorted(clipNames));
});

test('every playlist has a name, an owner and videos of its own', () => {
  assert.ok(demoPlaylists.length >= 3);
  for (const { name, description, uploader, tag } of demoPlaylists) {
    assert.ok(name.length <= 60 && description.length > 0, name);
    assert.ok(
      demoUploaders.some(({ username }) => username === uploader),
      uploader,
    );
    assert.ok(demoVideos.filter(({ tags }) => tags.includes(tag)).length >= 4, tag);
    assert.equal(findProhibitedTerm(`${name} ${description}`, []), null);
  }
  assert.equal(different(demoPlaylists.map(({ tag }) => tag)), demoPlaylists.length);
});

test('every picture, clip and address is one of its own', () => {
  const pictures = [...demoVideos, ...demoCategories, ...demoUploaders].map(({ picture }) => picture);
  assert.equal(different(pictures), pictures.length);
  assert.equal(different(Object.values(demoClips)), clipNames.length);
  assert.equal(different(demoVideos.map(videoSlug)), demoVideos.length);
  assert.ok(demoVideos.every((video) => videoSlug(video).length > 3));
});

test('clips are six to eight seconds long', () => {
  for (const clip of Object.values(demoClips)) assert.ok(clip.seconds >= 6 && clip.seconds <= 8);
});

test('a video names only subtitles that its clip has', () => {
  const captions = ['en', 'de', 'es', 'fr'];
  for (const video of demoVideos)
    assert.ok(
      (video.subtitles ?? []).every((language) => captions.includes(language)),
      video.title,
    );
});

test('no text holds a prohibited term, and tags are written as they are compared', () => {
  const texts = [
    ...demoVideos.flatMap((video) => [video.title, video.description, video.tags.join(', ')]),
    ...demoCategories.flatMap(({ name, description }) => [name, description]),
    ...demoUploaders.map(({ displayName }) => displayName),
    ...Object.values(demoTagAliases).flat(),
  ];
  for (const text of texts) assert.equal(findProhibitedTerm(text, []), null, text);
  const tags = [...demoVideos.flatMap((video) => video.tags), ...Object.values(demoTagAliases).flat()];
  for (const tag of tags) assert.ok(tagName(tag) === tag && tagSlug(tag) !== '', tag);
});

test('dates reach from the last hours to months ago, and each stretch between has some', () => {
  const between = (from: number, to: number): number =>
    demoVideos.filter(({ hoursOld }) => hoursOld >= from && hoursOld < to).length;
  assert.ok(between(0, 24) >= 10);
  assert.ok(between(24, 24 * 7) >= 10);
  assert.ok(between(24 * 7, 24 * 31) >= 8);
  assert.ok(between(24 * 31, 24 * 366) >= 10);
});
