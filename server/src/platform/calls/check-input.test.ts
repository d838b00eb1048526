import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkInput } from './check-input.ts';

const id = '0198f3a2-7c41-7d52-9e63-a1b2c3d4e5f6';
const shouted = id.toUpperCase();

test('ids are in lower case once an input is checked, wherever they are in it', () => {
  assert.deepEqual(checkInput('get_playlist_details', { p_playlist_id: shouted }), { p_playlist_id: id });
  assert.deepEqual(checkInput('get_user_playlists', { p_video_id: null }), { p_video_id: null });
  assert.deepEqual(checkInput('order_categories', { p_category_ids: [shouted, id] }), {
    p_category_ids: [id, id],
  });
  const given = { p_status: 'published', p_video_ids: [shouted] };
  assert.deepEqual(checkInput('set_videos_status', given), { p_status: 'published', p_video_ids: [id] });
  assert.deepEqual(given.p_video_ids, [shouted], 'what was handed in is not ours to change');
});

test('what is no id stays as it was written', () => {
  assert.deepEqual(checkInput('search_videos', { p_query: shouted, p_page: 1 }), {
    p_query: shouted,
    p_page: 1,
  });
});
