import { expect, test } from 'vitest';
import type { OwnIdentity } from '#contract/identity.ts';
import { missingForUploads as missing } from './upload-way.ts';

const identity = (more: Partial<OwnIdentity>, mustSign = true): OwnIdentity => ({
  state: 'not_started',
  provider: 'manual',
  reason: null,
  submitted_at: null,
  decided_at: null,
  can_upload_videos: false,
  upload_word: null,
  agreement: { version: '0123456789ab', text: 'Words.', signed: null, must_sign: mustSign },
  ...more,
});
const missingForUploads = (one: OwnIdentity) => missing(one, 'member');
const toSign = 'You haven’t signed the uploader’s agreement yet.';

test('what is missing before uploads is said in order, until nothing is', () => {
  expect(missingForUploads(identity({}))).toEqual(['You haven’t verified your identity yet.', toSign]);
  expect(missingForUploads(identity({ state: 'pictures_missing' }))).toEqual([
    'Your identity check needs two pictures.',
    toSign,
  ]);
  expect(missingForUploads(identity({ state: 'pending' }, false))).toEqual([
    'An admin still has to look at your identity check.',
  ]);
  expect(missingForUploads(identity({ state: 'refused' }))).toEqual([
    'We couldn’t approve your identity check. You can try again.',
    toSign,
  ]);
  expect(missingForUploads(identity({ state: 'approved', can_upload_videos: true }))).toEqual([toSign]);
  expect(missingForUploads(identity({ state: 'approved', can_upload_videos: true }, false))).toEqual([]);
});

test('an admin’s word goes before the rest', () => {
  expect(missingForUploads(identity({ upload_word: 'granted', can_upload_videos: true }))).toEqual([]);
  expect(missingForUploads(identity({ state: 'approved', upload_word: 'denied' }, false))).toEqual([
    'An admin has withdrawn your right to upload. If you think that’s a mistake, write to support.',
  ]);
});

test('nobody uploads without a confirmed address, whatever an admin granted', () => {
  const words = 'You haven’t confirmed your email address yet.';
  expect(missing(identity({ upload_word: 'granted', can_upload_videos: true }), 'unverified_member')).toEqual(
    [words],
  );
  expect(missing(identity({}), 'unverified_member')[0]).toBe(words);
});
