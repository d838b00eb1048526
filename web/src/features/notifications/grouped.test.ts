import { expect, test } from 'vitest';
import type { NotificationRow } from '#contract/notifications.ts';
import { grouped } from './grouped.ts';
import { type Notification, saying } from './notification-words.ts';

const like = (n: number, more: Partial<NotificationRow> = {}): NotificationRow => ({
  id: `n${n}`,
  type: 'like',
  contentTitle: null,
  studioName: `Fan ${n}`,
  timestamp: `2026-11-2${n > 9 ? 1 : 2}T10:00:00.000Z`,
  read: false,
  on: 'post',
  outcome: null,
  action: null,
  about: 'A lamp',
  is_thanked: false,
  video_slug: null,
  subject_id: 'p1',
  actor_username: `fan${n}`,
  actor_avatar_url: null,
  cursor: `c${n}`,
  has_more: false,
  ...more,
});
const alone = (list: Notification[]) => grouped(list, []);
const words = (...list: Notification[]) => grouped(list, ['s2', 's1']).map((group) => saying(...group).text);

test('likes of one thing on one day are told as one', () => {
  expect(words(like(3), like(2))).toEqual(['Fan 3 and Fan 2 like your post “A lamp”']);
  expect(words(like(4), like(3), like(2), like(1))).toEqual([
    'Fan 4, Fan 3 and 2 more like your post “A lamp”',
  ]);
  expect(
    words(like(2), like(1, { on: 'video', subject_id: null, video_slug: 'rain', contentTitle: 'Rain' })),
  ).toEqual(['Fan 2 likes your post “A lamp”', 'Fan 1 likes your video Rain']);
});

test('what is new, of another thing, of another day or kind stands alone', () => {
  expect(alone([like(3), like(2, { read: true })])).toHaveLength(2);
  expect(alone([like(3), like(2, { subject_id: 'p2' })])).toHaveLength(2);
  expect(alone([like(3), like(12)])).toHaveLength(2);
  expect(alone([like(3, { type: 'subscriber' }), like(2, { type: 'subscriber' })])).toHaveLength(2);
});

test('a login from a new device is told once where it happened, and as somebody’s everywhere else', () => {
  const row = like(1, { type: 'new_device', subject_id: 's1', contentTitle: 'Firefox on Linux' });
  const note = (session: string) => ({
    id: `login_success:${session}`,
    type: 'login_success' as const,
    contentTitle: 'Successfully logged in',
    studioName: '',
    timestamp: row.timestamp,
    read: true,
  });
  const someone = 'Someone logged in to your account from a new device: Firefox on Linux';
  for (const list of [
    [row, note('s1')],
    [note('s1'), row],
  ]) {
    expect(words(...list)).toEqual(['Successfully logged in']);
    const [group] = grouped(list, ['s1']);
    expect(group && saying(...group).to).toBe('/settings/security');
  }
  // It was here that time too, although this browser has logged in anew since.
  expect(words(note('s2'), row)).toEqual(['Successfully logged in']);
  expect(words(note('s2'), { ...row, subject_id: 's3' })).toEqual(['Successfully logged in', someone]);
  expect(words(row)).toEqual([someone]);
});

test('a decision names what it is about, if that has a name', () => {
  const decided = (about: string | null) =>
    like(1, { type: 'content_decided', on: null, outcome: 'unpublished', contentTitle: 'video', about });
  expect(saying(decided('Rain')).text).toBe('We unpublished your video “Rain”. See why.');
  expect(saying(decided(null))).toEqual({
    text: 'We unpublished your video. See why.',
    to: '/statement/p1',
  });
});

test('what became of subtitles is told as such, and leads to the studio', () => {
  const reviewed = (outcome: string) =>
    like(1, { type: 'upload_reviewed', on: 'captions', outcome, contentTitle: 'Rain', subject_id: null });
  expect(saying(reviewed('approved'))).toEqual({
    text: 'Your subtitles of Rain passed our review.',
    to: '/studio',
  });
  expect(saying(reviewed('refused')).text).toBe(
    'We turned down your subtitles of Rain. See why in the studio.',
  );
});
