import { countOf } from '../../lib/format.ts';

// The list of one's own videos.
export const failedToFetch = 'Failed to fetch data.';
export const failedToLoadVideo = 'Failed to load video data.';
export const videoNotFound = 'Video not found.';
export const studio = 'Studio';
export const lead = 'Your videos, where each of them stands, and how they are watched.';
export const uploadVideo = 'Upload a video';
export const allYourVideos = 'All your videos';
export const videos = 'Videos';
export const searchYourVideos = 'Search your videos';
export const state = 'State';
export const everyState = 'Every state';
export const yourVideos = 'Your videos';
export const videoColumn = 'Video';
export const lengthColumn = 'Length';
export const viewsColumn = 'Views';
export const watchTimeColumn = 'Watch time';
export const addedColumn = 'Added';
export const notMeasured = 'Not measured';
export const noVideosFound = 'No videos found.';
export const noVideosYet = 'You have no videos yet.';
export const thingsOf = (total: number): string => (total === 1 ? 'video' : 'videos');

// Where a video stands.
export const stateNames = {
  draft: 'Drafts',
  processing: 'Being prepared',
  review: 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  pending: 'With an administrator',
  held: 'Held',
  disabled: 'Disabled',
  expired: 'Licence ended',
  failed: 'Failed',
} as const;
export const percent = (share: number): string => `${Math.floor(share * 100)} %`;
export const newFilePrepared = (share: string): string => `A new file is being prepared: ${share}`;
export const draft = 'Draft';
export const sentBack = 'Draft, sent back by a reviewer';
export const scheduled = 'Scheduled';
export const willBePublished = (moment: string): string => `Will be published on ${moment}`;
export const beingPrepared = (share: string): string => `Being prepared: ${share}`;
export const waitsForReview = 'Waits for a review';
export const waitsForAdmin = 'Waits for an administrator';
export const published = 'Published';
export const publishedWithoutFile = 'Published, but its file cannot be played';
export const held = 'Held: a report is being looked at';
export const disabled = 'Disabled because of a notice';
export const licenceEnded = 'Its licence has ended';
export const failed = 'Failed';
export const notPrepared = 'The file could not be prepared.';
export const removed = 'Removed';
export const watch = 'Watch';

// The page of one video.
export const titleOfVideo = (title: string): string => `${title} · Studio`;
export const thisVideo = 'This video';
export const statistics = 'Statistics';
export const edit = 'Edit';
export const shownWhere = (where: string): string => `Shown ${where}`;
export const becauseOf = (kind: string): string => `, because of its ${kind}`;
export const whyDisabled = 'Why, and what you can do';

// Figures.
export const period = 'Period';
export const periods = { 7: '7 days', 28: '28 days', 90: '90 days', 365: 'A year' } as const;
export const views = 'Views';
export const watchTime = 'Watch time';
export const averageDuration = 'Average view duration';
export const chartOf = (chart: {
  title: string;
  from: string;
  total: string;
  best: string;
  most: string;
}): string =>
  `${chart.title} from ${chart.from} on: ${chart.total} in all, most on ${chart.best} with ${chart.most}.`;
export const emptyChart = (title: string): string => `${title}: nothing in this period.`;
export const asTable = (title: string): string => `${title} as a table`;
export const when = 'When';
export const at = 'At';
export const shareOfPlaybacks = 'Share of playbacks';
export const retention = 'Retention';
export const ofPlaybacks = (count: number): string => `of ${countOf(count, 'playback', 'playbacks')}`;
export const retentionChart = (start: string, middle: string, end: string): string =>
  `Share of playbacks that played each part: ${start} at the beginning, ${middle} in the middle, ${end} at the end.`;
export const beginning = 'Beginning';
export const end = 'End';
export const noRetention = 'No watch time was measured for this video in this period.';
export const embeddedVideo =
  'This video is embedded from another site, which does not say how much of it is watched.';
export const measuring =
  'Days are in UTC, and numbers update within about a minute. Watch time is what was really played, without pauses or skipped parts. It is not measured for videos embedded from other sites, nor in browsers that ask for privacy, so there can be more views than playbacks. Watching your own videos does not count.';
