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
const toSign = 'The uploader’s agreement is not signed yet.';

test('what is missing before uploads is said in order, until nothing is', () => {
  expect(missingForUploads(identity({}))).toEqual(['Your identity is not verified yet.', toSign]);
  expect(missingForUploads(identity({ state: 'pictures_missing' }))).toEqual([
    'Pictures for your identity check are missing.',
    toSign,
  ]);
  expect(missingForUploads(identity({ state: 'pending' }, false))).toEqual([
    'Your identity check is waiting for an administrator.',
  ]);
  expect(missingForUploads(identity({ state: 'refused' }))).toEqual([
    'Your identity check was refused; you can apply again.',
    toSign,
  ]);
  expect(missingForUploads(identity({ state: 'approved', can_upload_videos: true }))).toEqual([toSign]);
  expect(missingForUploads(identity({ state: 'approved', can_upload_videos: true }, false))).toEqual([]);
});

test('an admin’s word goes before the rest', () => {
  expect(missingForUploads(identity({ upload_word: 'granted', can_upload_videos: true }))).toEqual([]);
  expect(missingForUploads(identity({ state: 'approved', upload_word: 'denied' }, false))).toEqual([
    'An administrator has withdrawn this account’s right to upload.',
  ]);
});

test('nobody uploads without a confirmed address, whatever an admin granted', () => {
  const words = 'Your email address is not confirmed yet.';
  expect(missing(identity({ upload_word: 'granted', can_upload_videos: true }), 'unverified_member')).toEqual(
    [words],
  );
  expect(missing(identity({}), 'unverified_member')[0]).toBe(words);
});
