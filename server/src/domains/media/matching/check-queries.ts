import type { Executor } from '../../../platform/db/database.ts';
import { hashesIn } from './stay-down-queries.ts';

export type CheckState = 'waiting' | 'clear' | 'matched' | 'unasked' | 'unreachable' | 'passed';

/** Something a file resembles. */
export interface Match {
  /** `stay-down` is this site's own list; other lists use their own names. */
  list: string;
  reason: string;
  /** For the local list: which entry, how much of it, and by which rule. */
  entry_id?: string;
  kind?: 'file' | 'frames';
  share?: number;
  mirrored?: boolean;
  rule?: Record<string, number>;
  /** It may show a minor, according to the list: only few admins may see it. */
  is_minor_related?: boolean;
}

/** Publication waits from now on, unless this asset has been looked at before. */
export async function openCheck(db: Executor, mediaId: string): Promise<void> {
  await db.query('insert into media_checks (media_id) values ($1) on conflict (media_id) do nothing', [
    mediaId,
  ]);
}

/** Gives a waiting check the frames to ask about. False: it is not waiting. */
export async function writeAsked(db: Executor, mediaId: string, frames: readonly Buffer[]): Promise<boolean> {
  const rows = await db.query(
    `update media_checks set frames = $2 where media_id = $1 and state = 'waiting' returning 1`,
    [mediaId, Buffer.concat(frames)],
  );
  return rows.length > 0;
}

/** Null: it is not waiting for an answer. */
export async function waitingCheck(
  db: Executor,
  mediaId: string,
): Promise<{ sha256: Buffer | null; frames: Buffer[]; durationSeconds: number | null } | null> {
  const rows = await db.query<{
    sha256: Buffer | null;
    frames: Buffer | null;
    durationSeconds: number | null;
  }>(
    `select m.source_sha256 as sha256, c.frames, (m.source->>'durationSeconds')::float8 as "durationSeconds"
     from media_checks c join media_assets m on m.id = c.media_id
     where c.media_id = $1 and c.state = 'waiting' and c.frames is not null`,
    [mediaId],
  );
  return rows[0] ? { ...rows[0], frames: hashesIn(rows[0].frames ?? Buffer.alloc(0)) } : null;
}

/** Records what was found while it waits, for whoever ends the wait. False: it is not waiting. */
export const noteWaiting = async (db: Executor, mediaId: string, match: Match): Promise<boolean> =>
  (
    await db.query(
      `update media_checks set found = case when found @> $2 then found else found || $2 end
       where media_id = $1 and state = 'waiting' returning 1`,
      [mediaId, JSON.stringify([match])],
    )
  ).length > 0;

/**
 * Ends the wait, with what was recorded in the meantime. Answers the result; null: somebody else ended it.
 */
export async function decideCheck(
  db: Executor,
  mediaId: string,
  state: Exclude<CheckState, 'waiting' | 'passed'>,
  found: readonly Match[],
): Promise<CheckState | null> {
  const rows = await db.query<{ state: CheckState }>(
    `update media_checks set state = case when found = '[]' then $2 else 'matched' end, found = found || $3, frames = null,
       decided_at = now()
     where media_id = $1 and state = 'waiting' returning state`,
    [mediaId, state, JSON.stringify(found)],
  );
  return rows[0]?.state ?? null;
}

/** Holds a file for what it resembles. False: that was already known. */
export async function writeMatch(db: Executor, mediaId: string, match: Match): Promise<boolean> {
  const rows = await db.query(
    `insert into media_checks as c (media_id, state, found, decided_at) values ($1, 'matched', $2, now())
     on conflict (media_id) do update
       set state = 'matched', found = c.found || excluded.found, frames = null, decided_at = now()
       where not c.found @> $3
     returning 1`,
    // Each of our entries once, and each foreign list once.
    [
      mediaId,
      JSON.stringify([match]),
      JSON.stringify([match.entry_id === undefined ? { list: match.list } : { entry_id: match.entry_id }]),
    ],
  );
  return rows.length > 0;
}

/** A person passed the file. */
export async function passCheck(db: Executor, mediaId: string): Promise<void> {
  await db.query(
    `update media_checks set state = 'passed', decided_at = now()
     where media_id = $1 and state in ('matched', 'unreachable')`,
    [mediaId],
  );
}

/** Null: there was nothing to compare it with. */
export async function findCheck(
  db: Executor,
  mediaId: string,
): Promise<{ state: CheckState; found: Match[] } | null> {
  const rows = await db.query<{ state: CheckState; found: Match[] }>(
    'select state, found from media_checks where media_id = $1',
    [mediaId],
    'find_media_check',
  );
  return rows[0] ?? null;
}
