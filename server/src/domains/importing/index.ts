// The public interface of the importing domain for higher floors.

export { importingCalls } from './calls.ts';
export { followCategory } from './feeds/category-queries.ts';
export { followMergeOfFeeds, followPartingOfFeeds } from './feeds/follow-merge-queries.ts';
export { refetchFile } from './feeds/refetch-file.ts';
export { sealedLibraryColumns } from './hosted-library/library-keys.ts';
export { noticeRoutes } from './hosted-library/notice-routes.ts';
export { refreshHostedVideo } from './hosted-library/refresh-hosted-video.ts';
export { refreshEmbed } from './sources/refresh-embed.ts';
export { sourceMoved } from './sources/source-facts.ts';
