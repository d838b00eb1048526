import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countChange, mayDelete } from './comment-rules.ts';

test('a comment is deleted by its author, by the uploader of the video, and by admins', () => {
  const comment = { author_id: 'mio', uploader_id: 'ren' };
  const may = (userId: string | null, isAdmin = false) => mayDelete(comment, { userId, isAdmin });
  assert.deepEqual(
    [may('mio'), may('ren'), may('kai'), may('kai', true), may(null)],
    [true, true, false, true, false],
  );
  assert.equal(mayDelete({ author_id: null, uploader_id: null }, { userId: null, isAdmin: false }), false);
});

test('only what is published is counted', () => {
  assert.equal(countChange('held', 'published'), 1);
  assert.equal(countChange('published', 'deleted'), -1);
  assert.equal(countChange('held', 'removed'), 0);
  assert.equal(countChange('published', 'published'), 0);
});
