import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { calls } from '#contract/calls.ts';
import { intakes } from '#server/domains/pictures/index.ts';

const root = path.resolve(import.meta.dirname, '../../src');
const files = globSync('**/*.ts', { cwd: root })
  .filter((name) => !/\.test\.ts$|(^|\/)test-|\/fixtures\//.test(name))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(path.join(root, name), 'utf8') }));

/** Everything that takes in a body larger than a form's, decodes a picture, or writes a file: by which intake, or why by none. */
const declared: Record<string, readonly (keyof typeof intakes)[] | string> = {
  'domains/profiles/pictures/change-picture.ts': ['avatar', 'cover'],
  'domains/profiles/pictures/picture-routes.ts': ['avatar', 'cover'],
  'domains/photos/add-photo.ts': ['photo'],
  'domains/photos/photo-routes.ts': ['photo'],
  'domains/videos/planned/own-thumbnail.ts': ['own_thumbnail'],
  'domains/uploads/thumbnail-routes.ts': ['own_thumbnail'],
  'domains/videos/managing/set-thumbnail.ts': ['thumbnail'],
  'domains/videos/categories/thumbnail-routes.ts': ['category'],
  'domains/importing/feeds/copy-thumbnail.handler.ts': ['imported_thumbnail'],
  'domains/importing/hosted-library/copy-pictures.ts': ['hosted_thumbnail', 'hosted_preview'],
  'domains/identity/identity-routes.ts': ['identity'],
  'domains/ads/creatives/assets/take-asset.ts': ['ad_picture'],
  'domains/ads/creatives/assets/prepare-ad-asset.handler.ts': ['ad_clip'],
  'domains/ads/creatives/assets/store-asset.ts':
    'clips of ads: their frames pass the door with their poster, and what was sent is never shown',

  'domains/pictures/draw-picture.ts': 'the door itself',
  'domains/pictures/read-upload.ts': 'the door itself',
  'domains/pictures/place-picture.ts': 'what the door has let in',
  'domains/pictures/settle-picture.ts': 'what the door has let in',
  'domains/profiles/pictures/restore-picture.handler.ts': 'what the door has let in, put back',
  'domains/accounts/exposure/covered-picture.ts': 'one of ours, blurred for whoever looks, and not stored',
  'domains/moderation/evidence/packages/make-evidence-package.handler.ts': 'copies of ours, sealed',
  'domains/media/matching/sheet-frames.ts': 'sheets that we drew of a video, which is matched by its frames',
  'domains/media/encode/pictures.ts': 'stills that we drew of a video, which is matched by its frames',
  'domains/media/encode/picture-forms.ts': 'other forms of what we drew, or the door has let in',
  'domains/media/stills/redraw-stills.ts': 'stills that we drew, drawn once more',
  'domains/media/encode/publish-segments.ts': 'segments of a video',
  'domains/media/finish-media.ts': 'playlists of a video',
  'domains/media/second-generation/list-generation.ts': 'playlists of a video',
  'domains/media/prepare-media.ts': 'playlists, captions and the preview of a video',
  'domains/videos/captions/change-captions.ts': 'subtitles, written by us as WebVTT',
  'domains/videos/captions/decide-captions.ts': 'the same, once somebody has read them',
  'domains/uploads/caption-routes.ts': 'subtitles, which are text: no decoder touches them',
  'domains/media/receive-source.ts': 'files of videos, behind a door of their own',
  'domains/importing/hosted-library/notice-routes.ts': 'a notice of a library, as JSON',
  'main/demo/pictures.ts': 'drawn by the demo',
  'main/demo/ad-pictures.ts': 'drawn by the demo',
  'domains/ads/demo/demo-ads.ts': 'drawn by the demo',
  'main/demo/film/film-clip.ts': 'drawn by the demo',
  'main/trial-bucket-routes.ts':
    'sent back to admins as it came, in development alone, never decoded or shown',
};
const takesFiles =
  /\.\.\.uploadRoute|bodyLimit:|import\('sharp'\)|from 'sharp'|storage\.put(File)?\(|takePicture\(/;

test('whatever takes in, decodes or writes a picture says by which door', () => {
  const found = files.filter(({ text }) => takesFiles.test(text)).map(({ name }) => name);
  const unsaid = found.filter((name) => declared[name] === undefined && !name.startsWith('platform/'));
  assert.deepEqual(unsaid, [], 'enter them in the list, with their intake or why they need none');
  assert.deepEqual(
    Object.keys(declared).filter((name) => !found.includes(name)),
    [],
    'these take no files any more',
  );
});

test('every intake is used by those who say so, and nothing is decoded beside them', () => {
  const users = new Map<string, string[]>();
  for (const [name, of] of Object.entries(declared))
    if (typeof of !== 'string')
      for (const intake of of) users.set(intake, [...(users.get(intake) ?? []), name]);
  assert.deepEqual([...users.keys()].sort(), Object.keys(intakes).sort());
  for (const [intake, names] of users) {
    const texts = files.filter(({ name }) => names.includes(name)).map(({ text }) => text);
    const takes = texts.filter((text) => text.includes('takePicture(') && text.includes(`'${intake}'`));
    assert.ok(takes.length > 0, `${intake} is not taken by ${names.join(', ')}`);
    // What is compared is also put where it can be held, and never written past that.
    const isCompared = !('notCompared' in intakes[intake as keyof typeof intakes]);
    if (isCompared)
      assert.ok(takes.every((text) => text.includes('placePicture(') && !/storage\.put/.test(text)));
  }
});

test('routes and calls that take a picture have its rate class', () => {
  for (const { name, text } of files)
    if (text.includes('...uploadRoute'))
      assert.match(text, /limiter\.take\(clientKey\([^)]*\), ('picture'|limit)\)/, name);
  const byCall = Object.values(intakes)
    .flatMap(({ ways }): readonly string[] => ways)
    .filter((way) => way.startsWith('call '))
    .map((way) => way.slice('call '.length));
  const ofClass = Object.entries(calls)
    .filter(([, { limit }]) => limit === 'picture')
    .map(([name]) => name);
  // A frame is chosen without a file.
  assert.deepEqual(ofClass.sort(), [...byCall, 'set_own_thumbnail'].sort());
});
