import type { Viewer } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { type Notification, notify } from '../db/notifications.ts';
import type { RowFilter } from './row-filter.ts';

/** Who may join names with this prefix. A name without a rule carries only rows. */
export interface TopicRule {
  prefix: string;
  /** `rest` is the name after the prefix. */
  mayJoin(rest: string, viewer: Viewer): boolean | Promise<boolean>;
}

/** Rows of a table that clients may hear about when they are inserted. */
export interface RowSource {
  table: string;
  /** In wire order, with PostgreSQL's type names. */
  columns: readonly { name: string; type: string }[];
  /** Topic of the notification that says a row was inserted. */
  notice: string;
  /** The row, and the members who may see it: nobody else is told, whatever they asked for. */
  read(notification: Notification): { row: Record<string, unknown>; audience: readonly string[] };
  /** Why this viewer may not listen with these filters, or null. One lookup for all of them. */
  refusal(filters: readonly (RowFilter | null)[], viewer: Viewer): Promise<string | null>;
}

/**
 * A member's own channel: what concerns their account, in all their browsers. Only the server speaks there.
 */
export const userChannel = (accountId: string): string => `user-channel:${accountId}`;

export const broadcastNotice = 'realtime.broadcast';

/** Most bytes of a notification that PostgreSQL accepts. */
const mostBytes = 7_999;

/**
 * Sends something under a topic's name to everybody who has joined it, in every process, when the executor's
 * transaction commits. Ids and small facts only: throws if the whole is longer than a notification may be.
 */
export async function broadcast(
  executor: Executor,
  name: string,
  event: string,
  payload: Record<string, unknown>,
): Promise<void> {
  const body = { name, event, payload };
  if (Buffer.byteLength(JSON.stringify({ ...body, topic: broadcastNotice })) > mostBytes)
    throw new Error(`a broadcast of ${event} is too long`);
  await notify(executor, broadcastNotice, body);
}
