import { defineFact } from '../../platform/facts.ts';

/** Somebody wrote for others to read, and named members in it. The same text may be stated again after a change. */
export const membersMentioned = defineFact<{
  memberIds: string[];
  authorId: string;
  on: 'post' | 'comment';
  /** The post or comment. */
  subjectId: string;
  /** Under which it stands; null: under none. */
  videoId: string | null;
}>('members.mentioned');
