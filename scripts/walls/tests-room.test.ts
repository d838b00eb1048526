import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ofTests = globSync(['server/tests/**/*.ts', 'server/src/**/{*.test,test-*}.ts', 'e2e/**/*.ts'], {
  cwd: root,
}).sort();
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Tests that write requests to calls themselves, and why `call` and `ask` of their site do not do. */
const makeAddresses: Readonly<Record<string, string>> = {
  'e2e/hostile-requests.ts': 'Requests that are none, to every call.',
  'e2e/journeys.e2e.ts': 'Waits for what the page reports.',
  'e2e/viewers.ts': 'A crowd counts what is lost on the way; a call that is refused would end its test.',
  'server/src/platform/http/metrics.test.ts': 'How a call is named by its address.',
  'server/tests/http/http.slow.test.ts': 'Headers, methods and bodies of calls are its subject.',
  'server/tests/http/receipt-pages.slow.test.ts':
    'Whether a rule of places is known yet, asked from a country.',
  'server/tests/http/stale-pages.slow.test.ts': 'Whether GET of a call is served from the cache.',
  'server/tests/inputs/contract-samples.ts': 'Gives the matrices the address of every call.',
  'server/tests/inputs/test-routes.ts': 'Gives the matrices the address of every route.',
  'server/tests/matrices/bad-input-matrix.slow.test.ts': 'Calls, methods and addresses that are none.',
  'server/tests/matrices/barred-places.slow.test.ts': 'Whether GET of a call is cached by place.',
  'server/tests/matrices/published-only.slow.test.ts': 'Every call, named by the contract.',
  'server/tests/matrices/refused-texts.slow.test.ts': 'Every call and route that takes a text.',
  'server/tests/matrices/role-matrix.slow.test.ts': 'Every call by every role, with and without a body.',
  'server/tests/matrices/route-matrix.slow.test.ts': 'Every route, calls included.',
  'server/tests/members/security-log.slow.test.ts': 'Calls and the account protocol by one helper.',
  'server/tests/operating/replicas.slow.test.ts': 'Every call that says where it reads.',
  'server/tests/operating/restarted-database.slow.test.ts':
    'The answer of a site without its database, by GET and POST.',
  'server/tests/support/test-calls.ts': '`call` and `ask` themselves.',
  'server/src/domains/accounts/entering/sign-in.slow.test.ts': 'A body that is no JSON.',
  'server/src/domains/shield/shield.slow.test.ts': 'What a GET says of its cache.',
  'server/src/domains/videos/managing/moderated-videos.slow.test.ts':
    'A route that answers bytes and is no call.',
};

test('tests make calls by `call` and `ask` of their site; only those about addresses put one together', () => {
  assert.ok(ofTests.length > 300);
  const address = /\/?rest\/v1\/rpc\b|\bfunctions\/v1\b|callPath\(|pathOf\(/;
  const found = ofTests.filter((file) => address.test(textOf(file)));
  assert.deepEqual(found, Object.keys(makeAddresses).sort(), 'see server/tests/support/test-calls.ts');
});

test('tests give settings by `giveSettings`: what is assigned is gone when a site reads its settings again', () => {
  const assigns = /platform\.config\.settings(\.\w+)? = /;
  const found = ofTests.filter((file) => assigns.test(textOf(file)));
  assert.deepEqual(found, [], 'see server/tests/support/test-settings.ts');
  assert.match('web.platform.config.settings.fourEyes = true;', assigns);
});

/** Tests that write rows of their own, and why no builder of the room and no call makes them. */
const writeRows: Readonly<Record<string, string>> = {
  'server/src/domains/videos/lists/filter-bits.slow.test.ts': 'Every combination of what filters ask.',
  'server/src/domains/videos/lists/marked-lists.slow.test.ts': 'Thousands of videos at once.',
  'e2e/notices.e2e.ts': 'A comment that no report holds back.',
  'e2e/sealed-evidence.e2e.ts': 'A right that the journey’s own admin is given on the way.',
  'server/src/domains/accounts/details/account-settings.slow.test.ts': 'A session that is over.',
  'server/src/domains/accounts/passkeys/passkeys.slow.test.ts': 'A Google account without Google.',
  'server/src/domains/accounts/preferences/preferences.slow.test.ts':
    'Preferences of an earlier declaration.',
  'server/src/domains/accounts/protocol/auth-protocol.slow.test.ts': 'A right that the protocol shows.',
  'server/src/domains/discovery/rankings.slow.test.ts': 'Categories with counts that no video has.',
  'server/src/domains/discovery/search/postings/postings.slow.test.ts':
    'Changes of more videos than one by one would make.',
  'server/src/domains/discovery/search/rebuild-search.slow.test.ts':
    'Bounds of tiers that only half a million videos have.',
  'server/src/domains/discovery/search/search.slow.test.ts': 'Terms and aliases that the index is to forget.',
  'server/src/domains/legal/data-requests/data-requests.slow.test.ts':
    'A counter-notice without its decision’s journey.',
  'server/src/domains/legal/support/support.slow.test.ts': 'As many tickets as a network may send.',
  'server/src/domains/legal/urgent/urgent-requests.slow.test.ts': 'Requests of years ago.',
  'server/src/domains/messages/messages.slow.test.ts': 'A profile without an account.',
  'server/src/domains/moderation/bursts/urgent-reports.slow.test.ts':
    'A record of how the reports of a member were decided.',
  'server/src/domains/moderation/reports.slow.test.ts':
    'A record of how the reports of a member were decided.',
  'server/src/domains/notifications/notifications.slow.test.ts': 'Hundreds of subscribers at once.',
  'server/src/domains/operating/overview/overview.slow.test.ts': 'Hours as rollups leave them.',
  'server/src/domains/operating/settings/site-settings.slow.test.ts':
    'A setting that another process wrote and told nobody of.',
  'server/src/domains/responses/comments/comments.slow.test.ts': 'A block without its consequences.',
  'server/src/domains/uploads/uploads.slow.test.ts': 'A file that no disk holds.',
  'server/src/domains/videos/categories/managed-categories.slow.test.ts': 'A feed without a source.',
  'server/src/domains/videos/managing/moderated-videos.slow.test.ts':
    'A blocked tag, and files of past days.',
  'server/src/domains/watching/viewing/roll-up-views.slow.test.ts': 'Views of past days.',
  'server/src/main/demo/demo.slow.test.ts': 'What stood there before the demo.',
  'server/src/platform/days/day-partitions.slow.test.ts': 'Tables of its own.',
  'server/src/platform/db/embedded-postgres.slow.test.ts': 'A table of its own.',
  'server/src/platform/db/primary.slow.test.ts': 'A table of its own, on servers that die.',
  'server/src/platform/db/replicas/replicas.slow.test.ts': 'A table of its own, on servers that die.',
  'server/tests/http/age-gate.slow.test.ts':
    'A checked date of birth without its pictures, and a check that was used.',
  'server/tests/http/receipt-pages.slow.test.ts': 'A change of each row that a page shows, whatever made it.',
  'server/tests/matrices/guarded-admins.slow.test.ts': 'Passkeys without a device.',
  'server/tests/matrices/published-only.slow.test.ts': 'An alias beside the log of admins.',
  'server/tests/matrices/shielded-lists.slow.test.ts': 'One video in every list of a member.',
  'server/tests/members/email-addresses.slow.test.ts': 'Addresses of earlier versions.',
  'server/tests/members/leaving.slow.test.ts': 'Traces in tables that calls write only at times.',
  'server/tests/members/member-data.slow.test.ts': 'One row in every table of members.',
  'server/tests/members/photos.slow.test.ts': 'As many photos as a member may have.',
  'server/tests/moderation/blast-radius.slow.test.ts': 'Three thousand files, and a notice of another day.',
  'server/tests/moderation/case-orders.slow.test.ts': 'More cases than a list counts.',
  'server/tests/moderation/clocks.slow.test.ts': 'Counter-notices and records of past days.',
  'server/tests/moderation/complaints.slow.test.ts': 'A performer’s record that stands in the way.',
  'server/tests/moderation/covered-pictures.slow.test.ts': 'A picture that waits, without its intake.',
  'server/tests/moderation/evidence.slow.test.ts': 'A picture that waits, without its intake.',
  'server/tests/moderation/papers-stay.slow.test.ts': 'Papers of years ago.',
  'server/tests/operating/backups.slow.test.ts': 'Visits of four months.',
  'server/tests/operating/doctor.slow.test.ts': 'A table whose index cannot be finished.',
  'server/tests/operating/migrate.slow.test.ts': 'Tables as earlier migrations left them.',
  'server/tests/operating/partitioned-events.slow.test.ts':
    'What the version before writes, and events of half a year.',
  'server/tests/operating/restarted-database.slow.test.ts': 'A table of its own.',
  'server/tests/videos/lists-about-minors.slow.test.ts': 'An imported item without its source.',
  'server/tests/videos/studio.slow.test.ts': 'Views of past days.',
};

test('tests make things by the builders of their room, or by calls', () => {
  const found = ofTests.filter(
    (file) => /[.](test|e2e)[.]ts$/.test(file) && /\binsert into\b/.test(textOf(file)),
  );
  assert.deepEqual(
    found,
    Object.keys(writeRows).sort(),
    'see server/tests/support and inputs for a builder, or make one there',
  );
});

test('a thing has one builder in the room', () => {
  const places = new Map<string, string[]>();
  for (const file of ofTests.filter((name) => /^server\/tests\/(support|inputs)\//.test(name)))
    for (const [, name] of textOf(file).matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm))
      places.set(name!, [...(places.get(name!) ?? []), file]);
  assert.deepEqual(
    [...places].filter(([, files]) => files.length > 1),
    [],
    'share it',
  );
});
