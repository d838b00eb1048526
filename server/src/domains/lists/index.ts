// The public interface of the lists domain for higher floors.
export { listCalls } from './calls.ts';
export { followWatching } from './change-list.ts';
export { exportList, forgetList } from './export-list.ts';
export { followMerge, refuseLosingEntries } from './follow-merge.ts';
export { announcementsOf, gatherNews } from './news/gather-news.ts';
export { listeners, noteTold, worksWithNews } from './news/news-queries.ts';
