import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import type { NotificationRow } from '#contract/notifications.ts';
import { refusalWords } from '../../page/refusal.ts';
import { onLive } from '../../state/live-events.ts';
import { setUnreadNotifications } from '../../state/unread.ts';
import * as texts from '../../texts/notifications.ts';
import {
  type LocalNote,
  markLocalNoteRead,
  markLocalNotesRead,
  removeLocalNote,
  removeLocalNotes,
  useLocalNotes,
} from './local-notes.ts';
import { isLocal, type Notification } from './notification-words.ts';

export const failed = texts.failedToFetchData;

export interface Notifications {
  rows: readonly NotificationRow[];
  notes: readonly LocalNote[];
  isLoading: boolean;
  fault: string | null;
  hasMore: boolean;
  more(): void;
  markRead(ones: readonly Notification[]): void;
  remove(ones: readonly Notification[]): void;
  markAllRead(): void;
  removeAll(): void;
}

/** Does the same with several, one after another, and answers what the last said. */
async function each(
  ids: readonly string[],
  work: (id: string) => Promise<{ unread: number }>,
): Promise<{ unread: number }> {
  let said = { unread: 0 };
  for (const id of ids) said = await work(id);
  return said;
}

/** Signs that somebody looks at the page. */
const signs = ['focus', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * A member's notifications, with this browser's own notes. `first` is what the server rendered; null: load it. Changes
 * show at once, and are undone with a message if the server refuses them. What somebody has seen is read for the server,
 * so that its badge goes from every page; here it stays marked as new until it is acted on, or the list is left.
 */
export function useNotifications(props: {
  isMember: boolean;
  first: readonly NotificationRow[] | null;
  pageSize: number;
}): Notifications {
  const { isMember, first, pageSize } = props;
  const notes = useLocalNotes();
  const [rows, setRows] = useState<readonly NotificationRow[]>(first ?? []);
  const [isLoading, setLoading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const present = useRef(rows);
  const given = useRef(first);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const put = useCallback((next: readonly NotificationRow[]) => {
    present.current = next;
    setRows(next);
  }, []);

  /** Loads the newest again, as many as are shown. */
  const load = useCallback(async () => {
    if (!isMember) return;
    setLoading(true);
    try {
      const many = Math.min(100, Math.max(pageSize, present.current.length));
      put(await call('get_notifications', { p_limit: many }));
      setFault(null);
    } catch (error) {
      setFault(refusalWords(error, failed));
    } finally {
      setLoading(false);
    }
  }, [isMember, pageSize, put]);

  const see = useCallback(async () => {
    const news = present.current.filter(({ read }) => !read).map(({ id }) => id);
    if (news.length === 0 || document.visibilityState !== 'visible') return;
    setFresh((before) => new Set([...before, ...news]));
    put(present.current.map((row) => ({ ...row, read: true })));
    try {
      setUnreadNotifications((await call('mark_all_notifications_read', {}, { keepalive: true })).unread);
    } catch {
      // The badge stays, and goes the next time they are seen.
    }
  }, [put]);

  useEffect(() => {
    // It was asked for to be read.
    if (first === null) void load().then(see);
    // Not what has been there since the first drawing: somebody may have acted on it meanwhile.
    else if (given.current !== first) put(first);
    given.current = first;
  }, [first, load, put, see]);
  useEffect(
    () =>
      onLive((event) => {
        if (event === 'notifications-changed' || event === 'joined') void load();
      }),
    [load],
  );

  useEffect(() => {
    if (first !== null) void see();
    const look = () => void see();
    for (const sign of signs) addEventListener(sign, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const sign of signs) removeEventListener(sign, look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [first, see]);
  const settle = (ids: readonly string[]) =>
    setFresh((before) => new Set([...before].filter((id) => !ids.includes(id))));

  const more = async () => {
    const last = present.current.at(-1);
    if (!last || isLoading) return;
    setLoading(true);
    try {
      const page = await call('get_notifications', { p_limit: pageSize, p_cursor: last.cursor });
      put([...present.current, ...page]);
      setFault(null);
    } catch (error) {
      setFault(refusalWords(error, failed));
    } finally {
      setLoading(false);
    }
  };

  const change = async (next: readonly NotificationRow[], work: () => Promise<{ unread: number }>) => {
    const before = present.current;
    put(next);
    try {
      setUnreadNotifications((await work()).unread);
      setFault(null);
    } catch (error) {
      put(before);
      setFault(refusalWords(error, texts.failedToProcessRequest));
    }
  };

  return {
    rows: rows.map((row) => (fresh.has(row.id) ? { ...row, read: false } : row)),
    notes,
    isLoading,
    fault,
    hasMore: rows.at(-1)?.has_more ?? false,
    more: () => void more(),
    markRead(ones) {
      const unread = ones.filter(({ read }) => !read);
      for (const { id } of unread.filter(isLocal)) markLocalNoteRead(id);
      const ids = unread.flatMap((one) => (isLocal(one) ? [] : [one.id]));
      settle(ids);
      const unknown = ids.filter((id) => !fresh.has(id));
      if (unknown.length === 0) return;
      const next = rows.map((row) => (unknown.includes(row.id) ? { ...row, read: true } : row));
      void change(next, () =>
        each(unknown, (id) => call('mark_notification_read', { p_notification_id: id }, { keepalive: true })),
      );
    },
    remove(ones) {
      for (const { id } of ones.filter(isLocal)) removeLocalNote(id);
      const ids = ones.flatMap((one) => (isLocal(one) ? [] : [one.id]));
      if (ids.length === 0) return;
      const next = rows.filter((row) => !ids.includes(row.id));
      void change(next, () => each(ids, (id) => call('remove_notification', { p_notification_id: id })));
    },
    markAllRead() {
      markLocalNotesRead();
      settle([...fresh]);
      if (rows.every(({ read }) => read)) return;
      const next = rows.map((row) => ({ ...row, read: true }));
      void change(next, () => call('mark_all_notifications_read', {}));
    },
    removeAll() {
      removeLocalNotes();
      if (isMember) void change([], () => call('remove_all_notifications', {}));
    },
  };
}
