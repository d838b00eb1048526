import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '#contract/limits.ts';
import { AppError } from '../../kit/app-error.ts';
import { ownerOfUpload, pathOfPhoto, photoOfPath, readMetadata, requireRoom } from './photo-rules.ts';

const owner = '01890000-0000-7000-8000-000000000001';
const photo = '01890000-0000-7000-8000-000000000002';

test('a path names its photo and size, and nothing that climbs out of its folder', () => {
  for (const size of ['photo', 'small'] as const)
    assert.deepEqual(photoOfPath(pathOfPhoto(owner, photo, size)), { ownerId: owner, photoId: photo, size });
  for (const path of [
    `${owner}/../${photo}.webp`,
    `${owner}/${photo}`,
    `${photo}.webp`,
    `${owner}/x.webp`,
    '',
  ])
    assert.equal(photoOfPath(path), null, path);
  assert.equal(ownerOfUpload(`${owner.toUpperCase()}/me.png`), owner);
  for (const path of [`${owner}/`, `${owner}/a/b.png`, `${owner}/.hidden`, 'me.png'])
    assert.equal(ownerOfUpload(path), null, path);
});

test('there is room up to a number of photos and of bytes', () => {
  const most = { photos: limits.photosPerMember - 1, bytes: limits.photoBytesPerMember - 10 };
  assert.doesNotThrow(() => requireRoom(most, 10));
  assert.throws(() => requireRoom(most, 11), AppError);
  assert.throws(() => requireRoom({ ...most, photos: limits.photosPerMember }, 1), /at most 300 photos/);
});

test('what comes beside a file is read where it is text, and is as good as none elsewhere', () => {
  assert.deepEqual(readMetadata(JSON.stringify({ caption: 'a', album_id: 'b', more: 1 })), {
    caption: 'a',
    albumId: 'b',
  });
  for (const text of [undefined, 'null', '[]', '7', '{"caption":7,"album_id":""}'])
    assert.deepEqual(readMetadata(text), { caption: null, albumId: null });
  assert.throws(() => readMetadata('{'), /not JSON/);
});
