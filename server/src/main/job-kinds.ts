import { makeGenerationOf } from '../domains/media/index.ts';
import { type JobKind, type JobSubject, videoOfFailedMedia } from '../domains/operating/index.ts';
import { retryVideo } from '../domains/videos/index.ts';
import { isUuid } from '../kit/ids.ts';

type Payload = Record<string, unknown>;

/** What a job is about, by the id under this name of its payload. */
const byId =
  (kind: 'media' | 'video' | 'member', key: string) =>
  (payload: Payload): JobSubject | null =>
    typeof payload[key] === 'string' && isUuid(payload[key]) ? { kind, id: payload[key] } : null;

/** A failed file goes back to where it can be prepared from, and is queued again; a lost job is only tried again. */
const retryMedia: JobKind['retry'] = async (transaction, platform, { mediaId }) => {
  const videoId = await videoOfFailedMedia(transaction, String(mediaId));
  if (videoId === null) return false;
  await retryVideo(transaction, platform, videoId);
  return true;
};

/** Every kind of job, in an operator's words. What deletes, and what a member is owed, may not be cancelled. */
export const jobKinds: readonly JobKind[] = [
  {
    name: 'process-media',
    title: 'Prepare a video',
    about: byId('media', 'mediaId'),
    mayBeCancelled: true,
    retry: retryMedia,
  },
  {
    name: 'finish-media',
    title: 'Make the better qualities of a video',
    about: byId('media', 'mediaId'),
    mayBeCancelled: true,
    retry: retryMedia,
  },
  {
    name: 'check-media',
    title: 'Look a file up on the lists of what must stay down',
    about: byId('media', 'mediaId'),
    mayBeCancelled: false,
  },
  {
    name: 'fingerprint-media',
    title: 'Take the frames by which a file is known again',
    about: byId('media', 'mediaId'),
    mayBeCancelled: true,
  },
  {
    name: 'find-skips',
    title: 'Look for openings, endings and recaps in a series, and compare its versions',
    mayBeCancelled: true,
  },
  {
    name: 'align-old-works',
    title: 'Have versions of earlier series compared',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'measure-flashes',
    title: 'Measure a video for flashes',
    about: byId('media', 'mediaId'),
    mayBeCancelled: true,
  },
  {
    name: 'measure-old-files',
    title: 'Have earlier videos measured for flashes',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'make-second-generation',
    title: 'Make the AV1 version of a video',
    about: byId('media', 'mediaId'),
    mayBeCancelled: true,
    retry: async (transaction, platform, { mediaId }) =>
      (await makeGenerationOf(platform, transaction, String(mediaId))) !== null,
  },
  {
    name: 'tend-second-generations',
    title: 'Bring playlists into step with AV1 versions',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'want-second-generations',
    title: 'Choose what gets an AV1 version',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'redraw-stills',
    title: 'Make smaller files of earlier thumbnails',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'find-neighbors',
    title: 'Find anew what is like what, where something changed',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'find-all-neighbors',
    title: 'Find anew what is like what, all of it',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'tell-of-episodes',
    title: 'Tell members of new episodes of what they follow',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'tell-of-searches',
    title: 'Tell members of what is new in their saved searches',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'look-through',
    title: 'Compare what is here with what was put on the list of what stays down',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'sweep-media',
    title: 'Look for files that no one works on',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'count-files',
    title: 'Count what pictures and captions of videos take in storage',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'weigh-videos',
    title: 'Add up what videos take in storage',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'apply-retention',
    title: 'Delete what the rules of storage let go',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'drop-renditions',
    title: 'Delete the files of qualities that are no longer offered',
    about: byId('media', 'mediaId'),
    mayBeCancelled: false,
  },
  { name: 'delete-media-objects', title: 'Delete the files of a video', mayBeCancelled: false },
  { name: 'drop-picture', title: 'Delete a picture', mayBeCancelled: false },
  {
    name: 'delete-picture',
    title: 'Delete a picture (asked for by an earlier version)',
    mayBeCancelled: false,
  },
  { name: 'restore-picture', title: 'Put a picture back', mayBeCancelled: false },
  {
    name: 'clean-profiles',
    title: 'Forget what decisions took off profiles',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  { name: 'rollup-views', title: 'Add up the views', mayBeCancelled: false, isHousekeeping: true },
  {
    name: 'count-growth',
    title: 'Count sign-ups, new videos and storage',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'note-states',
    title: 'Look at what works, for the status page',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  { name: 'clean-views', title: 'Forget old visits', mayBeCancelled: false, isHousekeeping: true },
  {
    name: 'clean-rate-counts',
    title: 'Forget who asked how often',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'clean-age-checks',
    title: 'Forget which age checks were used',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'index-lines',
    title: 'Find what is said in videos',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'index-waiting',
    title: 'Find videos by the series they are in now',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'refresh-search',
    title: 'Bring the search up to date',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'mark-lists',
    title: 'Note where pages of long lists begin',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'build-search-postings',
    title: 'List what a search finds in each order',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'recount-search',
    title: 'Forget words that nothing uses',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  { name: 'untie-tag', title: 'Take a blocked tag from its videos', mayBeCancelled: true },
  {
    name: 'key-videos',
    title: 'Rewrite by what shields meet videos',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  { name: 'tie-implied-tags', title: 'Give videos the tags that theirs imply', mayBeCancelled: true },
  { name: 'reindex-videos', title: 'Index videos again for the search', mayBeCancelled: true },
  {
    name: 'propose-episodes',
    title: 'Propose which episodes new videos are',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'count-works',
    title: 'Count how often series are watched and listed',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  { name: 'rollup-ads', title: 'Add up what became of ads', mayBeCancelled: false, isHousekeeping: true },
  { name: 'clean-ads', title: 'Forget old events of ads', mayBeCancelled: false, isHousekeeping: true },
  { name: 'prepare-ad-asset', title: 'Prepare a clip of an ad', mayBeCancelled: true },
  { name: 'delete-ad-files', title: 'Delete files of ads', mayBeCancelled: false },
  {
    name: 'clean-ad-assets',
    title: 'Find files of ads that nothing uses',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'check-landing-pages',
    title: 'Look at the pages that ads lead to',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'choose-ad-winners',
    title: 'Let the winners of ad tests take over',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'clean-accounts',
    title: 'Delete the accounts of those who leave',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  { name: 'export-account', title: 'Make a member’s archive', mayBeCancelled: false },
  {
    name: 'send-account-mail',
    title: 'Send an email about an account',
    about: byId('member', 'accountId'),
    mayBeCancelled: false,
  },
  { name: 'send-notification-mail', title: 'Send a notification by email', mayBeCancelled: true },
  { name: 'send-support-mail', title: 'Send a support email', mayBeCancelled: false },
  {
    name: 'announce-video',
    title: 'Tell subscribers of a video',
    about: byId('video', 'videoId'),
    mayBeCancelled: true,
  },
  { name: 'take-in-upload', title: 'Take an uploaded file in', mayBeCancelled: false },
  {
    name: 'follow-plans',
    title: 'Publish what is due and withdraw what has expired',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'sweep-uploads',
    title: 'Look for uploads that were left behind',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'copy-hosted-pictures',
    title: 'Copy the pictures of a hosted video',
    about: byId('video', 'videoId'),
    mayBeCancelled: true,
  },
  { name: 'refresh-hosted-video', title: 'Ask the library about a hosted video', mayBeCancelled: true },
  {
    name: 'copy-thumbnail',
    title: 'Copy the picture of an imported video',
    about: byId('video', 'videoId'),
    mayBeCancelled: true,
  },
  {
    name: 'fetch-file',
    title: 'Fetch the file of an imported video',
    about: byId('video', 'videoId'),
    mayBeCancelled: true,
  },
  { name: 'undo-import', title: 'Take an import back', mayBeCancelled: false },
  { name: 'run-feed', title: 'Import what is new from a source', mayBeCancelled: true },
  {
    name: 'start-feeds',
    title: 'Find the sources whose time has come',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'sweep-sources',
    title: 'Look for videos that have gone elsewhere',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'purge-videos',
    title: 'Delete for good what was removed long ago',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'place-files',
    title: 'Move files to where their audience is',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  { name: 'check-picture', title: 'Ask about a picture', mayBeCancelled: false },
  {
    name: 'compare-pictures',
    title: 'Compare pictures with what must stay down',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'hash-stored-pictures',
    title: 'Take the hashes by which older pictures are known again',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  { name: 'gather-burst', title: 'Make one case of many reports at once', mayBeCancelled: false },
  {
    name: 'look-through-texts',
    title: 'Look through stored texts for words that are not allowed',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  { name: 'make-evidence-package', title: 'Gather and seal evidence', mayBeCancelled: false },
  {
    name: 'release-evidence',
    title: 'Let go of what is evidence no longer',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'clean-identity',
    title: 'Delete pictures of decided identity checks',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'clean-notifications',
    title: 'Forget old notifications',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'clean-support',
    title: 'Delete old support tickets, urgent requests and data requests',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  {
    name: 'turn-legal-pages',
    title: 'Turn legal pages on their day',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  { name: 'send-data-request-mail', title: 'Send an email about a data request', mayBeCancelled: false },
  {
    name: 'tell-of-data-requests',
    title: 'Email the desk about data requests that are due',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'count-transparency',
    title: 'Count what the transparency page shows',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  { name: 'decide-copies', title: 'Decide on copies as on what they copy', mayBeCancelled: false },
  { name: 'undo-copies', title: 'Put copies back with what they copy', mayBeCancelled: false },
  { name: 'file-notice', title: 'Add a notice to the cases of what it names', mayBeCancelled: false },
  { name: 'send-notice-mail', title: 'Send an email about a notice', mayBeCancelled: false },
  { name: 'send-counter-notice-mail', title: 'Send an email about a counter-notice', mayBeCancelled: false },
  { name: 'send-complaint-mail', title: 'Send an email about a complaint', mayBeCancelled: false },
  {
    name: 'tell-of-clocks',
    title: 'Email the desk about what is due',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'return-disabled',
    title: 'Put back what counter-notices are about',
    mayBeCancelled: false,
    isHousekeeping: true,
  },
  { name: 'clean-notices', title: 'Delete old notices', mayBeCancelled: false, isHousekeeping: true },
  { name: 'back-up-site', title: 'Back the site up', mayBeCancelled: true, isHousekeeping: true },
  {
    name: 'drill-backup',
    title: 'Prove a backup by restoring it',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  {
    name: 'send-ad-reports',
    title: 'Find the ad reports that are due',
    mayBeCancelled: true,
    isHousekeeping: true,
  },
  { name: 'send-ad-report-mail', title: 'Email an ad report', mayBeCancelled: true },
];
