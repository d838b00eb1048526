// The door of the importing domain: what higher floors may use.

export { importingCalls } from './calls.ts';
export { followCategory } from './feeds/category-queries.ts';
export { refetchFile } from './feeds/refetch-file.ts';
export { sealedLibraryColumns } from './hosted-library/library-keys.ts';
export { noticeRoutes } from './hosted-library/notice-routes.ts';
export { refreshHostedVideo } from './hosted-library/refresh-hosted-video.ts';
export { refreshEmbed } from './sources/refresh-embed.ts';
