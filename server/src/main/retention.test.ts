import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deletionsOfJobs } from '#tests/support/reached-deletions.ts';
import { retentionByJob } from './retention.ts';

const own = 'files and rows that it made itself, or puts others in the place of';
const decided = 'what a decision takes back';
/** Jobs that delete something while they do something else: nothing of anybody’s ends by them after some time. */
const passing: Readonly<Record<string, string>> = {
  'align-old-works': own,
  'announce-video': 'notifications beyond what a list holds, as the nightly job does',
  'check-picture': own,
  'compare-pictures': own,
  'copy-hosted-pictures': own,
  'copy-thumbnail': own,
  'decide-copies': decided,
  'fetch-file': own,
  'find-skips': own,
  'fingerprint-media': own,
  'finish-media': own,
  'hash-stored-pictures': own,
  'look-through': own,
  'make-evidence-package': own,
  'make-second-generation': own,
  'mark-lists': own,
  'build-search-postings': own,
  'key-videos': own,
  'place-files': own,
  'prepare-ad-asset': own,
  'process-media': own,
  'propose-episodes': own,
  'recount-search': own,
  'redraw-stills': own,
  'index-lines': own,
  'index-waiting': own,
  'reindex-videos': own,
  'restore-picture': own,
  'return-disabled': decided,
  'rollup-views': own,
  'run-feed': own,
  'start-feeds': own,
  'take-in-upload': own,
  'tend-second-generations': own,
  'tell-of-episodes': 'reminders that came, and news of what is not published anymore',
  'undo-copies': decided,
  'weigh-videos': 'figures of videos that have no file any more',
  'untie-tag': 'a tag that an admin blocked',
  'undo-import': 'what an admin takes back',
};

test('every job that deletes says for how long what it deletes was kept', () => {
  const deleting = [...deletionsOfJobs()].filter(([, found]) => found.length > 0).map(([name]) => name);
  assert.deepEqual([...Object.keys(retentionByJob), ...Object.keys(passing)].sort(), deleting.sort());
});
