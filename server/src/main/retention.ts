import { complaintLimits } from '#contract/complaint-lists.ts';
import { counterNoticeLimits } from '#contract/counter-notice-lists.ts';
import { dataRequestLimits } from '#contract/data-request-lists.ts';
import { evidenceLimits, exposureLimits, packageLimits } from '#contract/evidence-lists.ts';
import { limits } from '#contract/limits.ts';
import { noticeLimits } from '#contract/notice-lists.ts';
import { supportLimits } from '#contract/support-lists.ts';
import { urgentLimits } from '#contract/urgent-lists.ts';
import type { Retention } from '../domains/legal/index.ts';

/**
 * What each job that deletes deletes, in words for the privacy notice. Empty: it removes nothing of anybody's that
 * another entry does not name.
 */
export const retentionByJob: Readonly<Record<string, readonly Retention[]>> = {
  'clean-accounts': [
    {
      what: 'An account whose owner deletes it, with what belongs to it',
      kept: `${limits.deletionGraceDays} days, in which they may change their mind`,
    },
    {
      what: 'An account whose email address was never confirmed',
      kept: `${limits.unconfirmedDays} days`,
    },
    { what: 'A session', kept: `${limits.sessionDays} days after it was last used` },
    {
      what: 'A session of a member whose case may be about a minor, or who is under a legal hold',
      kept: 'As long as that case or hold keeps them',
    },
    { what: 'The archive of a member’s data', kept: `${limits.archiveDays} days after it was made` },
    { what: 'That an admin looked at what may show a minor', kept: `${exposureLimits.days} days` },
    { what: 'A browser that logged in before', kept: `${limits.deviceDays} days after it was last seen` },
  ],
  'clean-identity': [
    {
      what: 'Pictures of an identity check',
      kept: `${limits.identityPictureDays} days after its decision; ${limits.identityWaitDays} days without one`,
    },
  ],
  'clean-views': [
    { what: 'Visits of pages and views of videos, one by one', kept: `${limits.visitDays} days` },
    { what: 'Salts by which a visitor of today is known', kept: 'Two days' },
    { what: 'The salt by which the people of a month are counted', kept: 'Until the month is over' },
  ],
  'find-neighbors': [
    { what: 'What was worked out about videos from history that is deleted', kept: 'An hour at most' },
  ],
  'find-all-neighbors': [],
  'count-growth': [],
  'note-states': [],
  'clean-notifications': [{ what: 'Notifications', kept: `${limits.notificationDays} days` }],
  'clean-support': [
    {
      what: 'Messages to support',
      kept: `${supportLimits.closedDays} days after they are closed; ${supportLimits.idleDays} days without a word`,
    },
    {
      what: 'Data requests',
      kept: `${dataRequestLimits.days} days after their answer; ${dataRequestLimits.confirmDays} days without being confirmed`,
    },
    { what: 'Urgent requests', kept: `${urgentLimits.days} days after they are handled` },
  ],
  'clean-notices': [
    {
      what: 'Notices against works and profiles',
      kept: `${noticeLimits.filedDays} days after the last decision about them; ${noticeLimits.confirmDays} days without being confirmed`,
    },
    { what: 'Counter-notices', kept: `${counterNoticeLimits.days} days after they are over` },
    { what: 'Complaints', kept: `${complaintLimits.answeredDays} days after they are answered` },
    { what: 'A hash of the network that a form was sent from', kept: 'Two days' },
  ],
  'clean-profiles': [
    {
      what: 'Names and pictures that a decision took off a profile',
      kept: `${complaintLimits.days} days, in which they can be put back`,
    },
  ],
  'purge-videos': [
    {
      what: 'Files of a video that its uploader deleted',
      kept: `${limits.removedVideoDays} days`,
    },
    {
      what: 'Files of a video that an admin or a decision removed',
      kept: `${complaintLimits.days} days, in which its uploader may complain; ${evidenceLimits.minorDays} days if it was found to show a minor`,
    },
    { what: 'Records of performers', kept: `${limits.performerRecordYears} years` },
    { what: 'A picture that was uploaded and never used', kept: `${limits.unusedUploadHours} hours` },
  ],
  'sweep-uploads': [
    { what: 'An upload that was never finished', kept: `${limits.uploadUnfinishedHours} hours` },
  ],
  'release-evidence': [
    {
      what: 'A photo, a post, a comment, a playlist or a message that an admin or a decision removed, and what something said that an admin removed by themselves',
      kept: `${limits.objectionDays} days, and while a complaint about it is open`,
    },
    {
      what: 'What is evidence of an open case, complained of or under a legal hold',
      kept: 'Until the case is closed, the complaint answered, its time over and no hold left',
    },
    {
      what: 'Sealed evidence about minors',
      kept: `${packageLimits.days} days after it was made or reported to an authority, and while a hold is on its case`,
    },
  ],
  'clean-rate-counts': [{ what: 'How often a network asked', kept: 'Less than an hour' }],
  'clean-age-checks': [{ what: 'That an age check was used', kept: 'Less than an hour' }],
  'clean-ads': [
    { what: 'What became of an ad that somebody was shown, one by one', kept: `${limits.adEventDays} days` },
    {
      what: 'That a click on an ad led to its advertiser, so that they can say what came of it',
      kept: '31 days',
    },
    { what: 'How often a viewer of the day saw a campaign', kept: 'Two days' },
  ],
  'delete-ad-files': [
    {
      what: 'A file sent for an ad that no ad ever used',
      kept: `${limits.adUnusedAssetDays} days`,
    },
  ],
  'apply-retention': [],
  'drop-renditions': [],
  'delete-media-objects': [],
  'drop-picture': [],
  'sweep-media': [],
  'sweep-sources': [],
};
/** What no job deletes, although it may name somebody. */
const withoutEnd: readonly Retention[] = [
  {
    what: 'Decisions about reports, and the statements of reasons that were sent about them',
    kept: 'Without an end',
  },
  { what: 'The log of what admins did', kept: 'Without an end' },
  {
    what: 'What a file is known again by, if it must not come back',
    kept: 'Until an admin lifts that',
  },
];
export const retention: readonly Retention[] = [...Object.values(retentionByJob).flat(), ...withoutEnd];
