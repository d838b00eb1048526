import { newComments } from './comments-new.ts';
import { oldComments } from './comments-old.ts';

export { demoMembers, quietBio, quietMembers, studioBios } from './members.ts';
export { demoPosts } from './posts.ts';
export type { DemoComment, DemoMember, DemoPost, Remark } from './shape.ts';

/** Comments under each video, by its title. */
export const demoComments = { ...newComments, ...oldComments };
