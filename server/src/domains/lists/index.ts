// The public interface of the lists domain for higher floors.
export { listCalls } from './calls.ts';
export { followWatching } from './change-list.ts';
export { exportList, forgetList } from './export-list.ts';
export {
  followEpisodes,
  followJoining,
  followMerge,
  followParting,
  followPartingOfEpisodes,
  refuseLosingEntries,
} from './follow-merge.ts';
export { type Announcement, announcementsOf, dueReminders, gatherNews } from './news/gather-news.ts';
export { listeners, noteTold, reminded, worksWithNews } from './news/news-queries.ts';
export { dropReminders } from './news/reminder-queries.ts';
