import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { notificationKinds } from '#contract/notifications.ts';
import { shieldedKinds } from './notification-rules.ts';

const own = 'what becomes of what somebody made, wrote or asked for';
const person = 'it names a person, and no video';
/** Kinds of which somebody is told whatever they shield, each with why. */
const told: Readonly<Record<string, string>> = {
  like: own,
  report_outcome: own,
  upload_reviewed: own,
  application_decided: own,
  identity_decided: own,
  content_decided: own,
  subscriber: person,
  message_request: person,
  new_device: own,
};

test('every kind of notification is left out by a shield, or says why not', () => {
  const open = notificationKinds.map(({ kind }) => kind).filter((kind) => !shieldedKinds.includes(kind));
  assert.deepEqual(open.sort(), Object.keys(told).sort());
});

test('notifications are written where the shield is asked, and mails of them are sent from there', () => {
  const writers = globSync('server/src/**/*.ts')
    .filter((file) => !/test/.test(file))
    .filter((file) =>
      /\binsertNotifications\(|enqueue\([^)]*\bsendNotificationMail\b/.test(readFileSync(file, 'utf8')),
    );
  assert.deepEqual(writers, ['server/src/domains/notifications/notify-members.ts']);
});
