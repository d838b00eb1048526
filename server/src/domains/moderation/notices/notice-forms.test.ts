import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../../kit/app-error.ts';
import {
  isUrgent,
  linesOfRemoval,
  linesOfTakedown,
  type RemovalForm,
  type TakedownForm,
} from './notice-forms.ts';

const url = (name: number) => `https://tsukimi.example/play/work-${name}`;
const takedown: TakedownForm = {
  fullName: 'Aki Mori',
  address: '1 Hill Road, Kyoto',
  phoneNumber: '+81 75 000 0000',
  email: 'aki@example.org',
  infringingUrls: `${url(1)}\r\n\r\n${url(2)}\n${url(1)}`,
  originalWorkDescription: 'Moon Garden, episode 1',
  goodFaithBelief: true,
  accuracyStatement: true,
  signature: 'Aki Mori',
};
const removal: RemovalForm = {
  email: 'Aki@example.org',
  confirmEmail: 'aki@example.org ',
  legalName: 'Aki Mori',
  reportingFor: 'abusive',
  urls: [url(1), '', '', '', ''],
  doYouAppear: 'yes',
  additionalInfo: '',
  digitalSignature: 'Aki Mori',
};
const refused = (act: () => unknown, words: string) =>
  assert.throws(act, (error) => error instanceof AppError && error.message === words);

test('a complete takedown form gives its lines, each once', () => {
  assert.deepEqual(linesOfTakedown(takedown), [url(1), url(2)]);
});

test('every field of the takedown form must be filled and both boxes ticked', () => {
  for (const field of Object.keys(takedown)) {
    const empty = typeof takedown[field as keyof TakedownForm] === 'boolean' ? false : ' \n';
    refused(() => linesOfTakedown({ ...takedown, [field]: empty }), 'Please fill out all fields.');
  }
});

test('a content-removal request needs what the form marks as required', () => {
  assert.deepEqual(linesOfRemoval(removal), [url(1)]);
  const incomplete = 'Please fill out all required fields.';
  for (const field of ['email', 'legalName', 'digitalSignature'])
    refused(() => linesOfRemoval({ ...removal, [field]: '  ' }), incomplete);
  for (const field of ['reportingFor', 'doYouAppear'])
    refused(() => linesOfRemoval({ ...removal, [field]: null }), incomplete);
  refused(() => linesOfRemoval({ ...removal, urls: ['', ' ', '', '', ''] }), incomplete);
  refused(() => linesOfRemoval({ ...removal, confirmEmail: 'aki@example.com' }), 'Emails do not match.');
});

test('who is shown against their will is answered within a time', () => {
  assert.equal(isUrgent(removal), true);
  assert.equal(isUrgent({ ...removal, doYouAppear: 'no' }), false);
  assert.equal(isUrgent({ ...removal, reportingFor: 'copyright' }), false);
});
