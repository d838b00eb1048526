import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Input } from '#contract/calls.ts';
import { gapsOf } from '#contract/notice-gaps.ts';
import { noticeKinds } from '#contract/notice-lists.ts';
import { AppError } from '../../../kit/app-error.ts';
import {
  isUrgent,
  linesOfRemoval,
  linesOfTakedown,
  type RemovalForm,
  type TakedownForm,
} from './notice-forms.ts';
import { readNotice } from './read-notice.ts';

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

test('what a page finds missing is what the call refuses', () => {
  const whole = {
    copyright: {
      ...{
        p_full_name: 'Aki Mori',
        p_address: '1 Hill Road',
        p_phone_number: '1',
        p_email: 'aki@example.org',
      },
      ...{
        p_original_work: 'Moon',
        p_good_faith_belief: true,
        p_accuracy_statement: true,
        p_signature: 'Aki',
      },
    },
    removal: {
      ...{ p_full_name: 'Aki Mori', p_email: 'aki@example.org', p_confirm_email: 'aki@example.org' },
      ...{ p_reporting_for: 'abusive', p_do_you_appear: 'no', p_signature: 'Aki Mori' },
    },
    illegal: {
      ...{
        p_full_name: 'Aki Mori',
        p_email: 'aki@example.org',
        p_reason: 'COPYRIGHT',
        p_explanation: 'It is.',
      },
      p_good_faith_belief: true,
    },
  } as const;
  for (const kind of noticeKinds) {
    const notice = { p_kind: kind, p_addresses: url(1), ...whole[kind] } as Input<'submit_notice'>;
    assert.deepEqual(gapsOf(notice), [], kind);
    assert.doesNotThrow(() => readNotice(notice), kind);
    for (const field of Object.keys(notice).filter((name) => name !== 'p_kind')) {
      const less = { ...notice, [field]: field === 'p_addresses' ? '' : null } as Input<'submit_notice'>;
      const isMissed = gapsOf(less).some((gap) => gap.field === field);
      assert.equal(isMissed, true, `${kind} ${field}`);
      assert.throws(
        () => readNotice(less),
        (error) => error instanceof AppError && (error as { field?: unknown }).field === field,
        `${kind} ${field}`,
      );
    }
  }
});
