import { limits } from '#contract/limits.ts';

/** What a client asks of a channel when it joins. */
export interface JoinRequest {
  accessToken: string | null;
  /** Rows it wants to hear about, in its own order and words: the reply must repeat them. */
  changes: readonly ChangeRequest[];
}

export interface ChangeRequest {
  event: string;
  schema: string;
  /** Absent: every table. */
  table?: string;
  filter?: string;
}

/** Duplicates are allowed, as libraries send them; at most this many are read in all. */
const mostListed = 50;
const text = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

/** Reads the payload of `phx_join`; null if it is not one. */
export function readJoin(payload: unknown): JoinRequest | null {
  if (payload === null || typeof payload !== 'object') return null;
  const { access_token: token, config } = payload as { access_token?: unknown; config?: unknown };
  if (token !== undefined && token !== null && !text(token, 4000)) return null;
  const listed = (config as { postgres_changes?: unknown } | null | undefined)?.postgres_changes ?? [];
  if (!Array.isArray(listed) || listed.length > mostListed) return null;
  const changes: ChangeRequest[] = [];
  for (const one of listed) {
    const change = readChange(one);
    if (change === null) return null;
    changes.push(change);
  }
  const different = new Set(changes.map((change) => JSON.stringify(change)));
  return different.size > limits.joinFilters ? null : { accessToken: token ?? null, changes };
}

function readChange(value: unknown): ChangeRequest | null {
  if (value === null || typeof value !== 'object') return null;
  const { event, schema, table, filter } = value as Record<string, unknown>;
  if (!text(event, 20) || !text(schema, 60)) return null;
  const change: ChangeRequest = { event, schema };
  if (table !== undefined && table !== null) {
    if (!text(table, 60)) return null;
    change.table = table;
  }
  if (filter !== undefined && filter !== null) {
    if (!text(filter, 2100)) return null;
    change.filter = filter;
  }
  return change;
}
