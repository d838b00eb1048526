import { closeVideos } from './videos-close.ts';
import { dubbedVideos } from './videos-dubbed.ts';
import { farVideos } from './videos-far.ts';
import { nightVideos } from './videos-night.ts';
import { oldVideos } from './videos-old.ts';

export { demoCategories, demoTagAliases, demoUploaders } from './people.ts';
export type { DemoComment, DemoMember, DemoPost, Remark } from './place/index.ts';
export { demoComments, demoMembers, demoPosts, quietBio, quietMembers, studioBios } from './place/index.ts';
export { demoPlaylists } from './playlists.ts';
export type { DemoCategory, DemoPlaylist, DemoUploader, DemoVideo, DemoWork } from './shape.ts';
export { demoWorks } from './works.ts';

/** The whole demo catalogue: invented titles, invented studios, grown-up people, nothing shown but places and things. */
export const demoVideos = [...nightVideos, ...closeVideos, ...farVideos, ...oldVideos, ...dubbedVideos];
