import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import type { Comment, CommentPage, CommentSort } from '#contract/comments.ts';
import { useMember } from '../../state/member.tsx';
import { say } from '../../state/notices.ts';
import * as texts from '../../texts/comments.ts';
import { renewed, replaced, withFirst, without, withPage } from './comment-list.ts';

export interface Comments {
  list: readonly Comment[];
  total: number;
  sort: CommentSort;
  hasMore: boolean;
  isLoading: boolean;
  /** Looks for what others have changed. */
  look(): Promise<void>;
  /** Written by others since the list was loaded, and not shown yet. */
  fresh: readonly Comment[];
  sortBy(sort: CommentSort): void;
  more(): void;
  showFresh(): void;
  /** A thread that was just written. */
  added(comment: Comment): void;
  changed(comment: Comment): void;
  gone(comment: Comment): void;
  /** A reply was written (1) or deleted (-1) in a thread. */
  replied(threadId: string, by: 1 | -1): void;
}

const words = (error: unknown) => (error instanceof Error ? error.message : texts.failedToFetchData);

/**
 * The comments of a video: first as the server rendered them, then page by page. New comments by others are looked for
 * on a live event, and when somebody returns to the page. Only their number is shown until they are wanted.
 */
export function useComments(videoId: string, first: CommentPage | null, asOf: number): Comments {
  const memberId = useMember()?.id ?? null;
  const [page, setPage] = useState(first);
  const [sort, setSort] = useState<CommentSort>('top');
  const [fresh, setFresh] = useState<readonly Comment[]>([]);
  const [isLoading, setLoading] = useState(false);
  const underWay = useRef(0);

  /** Loads, and accepts the answer unless something newer was requested meanwhile. */
  const load = useCallback(
    async (input: { p_sort: CommentSort; p_cursor?: string }, take: (found: CommentPage) => void) => {
      const mine = ++underWay.current;
      setLoading(true);
      try {
        const found = await call('get_video_comments', { p_video_id: videoId, ...input });
        if (mine === underWay.current) take(found);
      } catch (error) {
        if (mine === underWay.current) say(words(error), 'wrong');
      } finally {
        if (mine === underWay.current) setLoading(false);
      }
    },
    [videoId],
  );

  // The page of another video, or for another member, was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks decides what the list holds.
  useEffect(() => {
    underWay.current++;
    setPage(first);
    setSort('top');
    setFresh([]);
    setLoading(false);
  }, [first, memberId]);

  const list = page?.comments ?? [];
  const newest = useRef('');
  newest.current = list.reduce((last, { id }) => (id > last ? id : last), newest.current);

  const look = useCallback(async () => {
    try {
      const found = await call('get_video_comments', { p_video_id: videoId, p_sort: 'newest' });
      // Ids grow with time. The best comments on the first page may all be old: then the time of the page tells what is
      // newer.
      setFresh(
        found.comments.filter(
          ({ id, is_own, created_at }) => id > newest.current && Date.parse(created_at) > asOf && !is_own,
        ),
      );
      setPage(
        (now) => now && { ...now, comments: renewed(now.comments, found.comments), total: found.total },
      );
    } catch {
      // Tried again the next time somebody returns to the page.
    }
  }, [videoId, asOf]);
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [look]);

  const change = (turn: (list: readonly Comment[]) => Comment[], by = 0) =>
    setPage((now) => now && { ...now, comments: turn(now.comments), total: now.total + by });
  const next = page?.next_cursor ?? null;

  return {
    list,
    total: page?.total ?? 0,
    sort,
    hasMore: next !== null,
    isLoading,
    fresh,
    look,
    sortBy(chosen) {
      setSort(chosen);
      setFresh([]);
      void load({ p_sort: chosen }, setPage);
    },
    more() {
      if (next === null || isLoading) return;
      void load({ p_sort: sort, p_cursor: next }, (found) =>
        setPage((now) => ({ ...found, comments: withPage(now?.comments ?? [], found.comments) })),
      );
    },
    showFresh() {
      change((now) => withFirst(now, fresh));
      setFresh([]);
    },
    added: (comment) =>
      setPage((now) => ({
        comments: withFirst(now?.comments ?? [], [comment]),
        next_cursor: now?.next_cursor ?? null,
        total: (now?.total ?? 0) + (comment.state === 'published' ? 1 : 0),
      })),
    changed: (comment) => change((now) => replaced(now, comment)),
    gone: (comment) => change((now) => without(now, comment), comment.state === 'published' ? -1 : 0),
    replied: (threadId, by) =>
      change(
        (now) =>
          now.map((one) => (one.id === threadId ? { ...one, reply_count: one.reply_count + by } : one)),
        by,
      ),
  };
}
