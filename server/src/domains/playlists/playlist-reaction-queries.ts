import type { Executor } from '../../platform/db/database.ts';
import { unblocked } from '../profiles/index.ts';
import type { Reaction } from './playlist-rules.ts';

export interface Reactor {
  /** The column that identifies who likes. */
  key: string;
  memberId: string | null;
  /** For a visitor: a hash of their network. */
  network: string | null;
}

/** Somebody's reaction to a locked playlist. */
export async function reactionOf(db: Executor, playlistId: string, reactor: string): Promise<Reaction> {
  const rows = await db.query<{ reaction: Reaction }>(
    'select reaction from playlist_reactions where playlist_id = $1 and reactor = $2',
    [playlistId, reactor],
  );
  return rows[0]?.reaction ?? 0;
}

/** How many visitors from a network have reacted to a playlist today. */
export async function reactionsFrom(db: Executor, playlistId: string, network: string): Promise<number> {
  const rows = await db.query<{ n: number }>(
    'select count(*)::int as n from playlist_reactions where playlist_id = $1 and network = $2',
    [playlistId, network],
  );
  return rows[0]?.n ?? 0;
}

/** Writes somebody's reaction to a locked playlist, and updates its counts; answers them. */
export async function writeReaction(
  db: Executor,
  playlistId: string,
  { key, memberId, network }: Reactor,
  { from, to }: { from: Reaction; to: Reaction },
): Promise<{ likes: number; dislikes: number } | null> {
  if (to === 0)
    await db.query('delete from playlist_reactions where playlist_id = $1 and reactor = $2', [
      playlistId,
      key,
    ]);
  else
    await db.query(
      `insert into playlist_reactions (playlist_id, reactor, member_id, network, reaction)
       values ($1, $2, $3, $4, $5)
       on conflict (playlist_id, reactor) do update set reaction = excluded.reaction, reacted_at = now()`,
      [playlistId, key, memberId, network, to],
    );
  const likes = Number(to === 1) - Number(from === 1);
  const dislikes = Number(to === -1) - Number(from === -1);
  const rows = await db.query<{ likes: number; dislikes: number }>(
    memberId === null
      ? `update playlists set visitor_likes = visitor_likes + $2, visitor_dislikes = visitor_dislikes + $3
         where id = $1 returning ${totals}`
      : `update playlists set member_likes = member_likes + $2, member_dislikes = member_dislikes + $3
         where id = $1 returning ${totals}`,
    [playlistId, likes, dislikes],
  );
  return rows[0] ?? null;
}
const totals = 'member_likes + visitor_likes as likes, member_dislikes + visitor_dislikes as dislikes';

/** Withdraws all of a member's reactions to playlists. */
export async function dropReactionsOf(db: Executor, memberId: string): Promise<void> {
  await db.query(
    `select 1 from playlists where id in (select playlist_id from playlist_reactions where member_id = $1)
     order by id for no key update`,
    [memberId],
  );
  await db.query(
    `with gone as (
       delete from playlist_reactions where member_id = $1 returning playlist_id, reaction
     )
     update playlists p set member_likes = p.member_likes - (g.reaction = 1)::int,
       member_dislikes = p.member_dislikes - (g.reaction = -1)::int
     from gone g where p.id = g.playlist_id`,
    [memberId],
  );
}

/**
 * Counts an opening unless this viewer's last one was a moment ago; null if they may not see the playlist.
 */
export async function countOpening(
  db: Executor,
  playlistId: string,
  viewer: { memberId: string | null; hash: string; seconds: number },
): Promise<{ recorded: boolean; view_count: number } | null> {
  const rows = await db.query<{ recorded: boolean; view_count: number }>(
    `with seen as (
       select p.id, p.view_count from playlists p
       where p.id = $1 and p.state = 'shown' and (p.is_public or p.owner_id = $2::uuid)
         and ${unblocked('$2::uuid', 'p.owner_id')}
     ), opened as (
       insert into playlist_openings as o (playlist_id, viewer_hash)
       select id, $3::bigint from seen
       on conflict (playlist_id, viewer_hash) do update set opened_at = now()
         where o.opened_at < now() - make_interval(secs => $4)
       returning playlist_id
     ), counted as (
       update playlists p set view_count = p.view_count + 1 from opened where p.id = opened.playlist_id
       returning p.view_count
     )
     select c.view_count is not null as recorded, coalesce(c.view_count, s.view_count) as view_count
     from seen s left join counted c on true`,
    [playlistId, viewer.memberId, viewer.hash, viewer.seconds],
    'count_opening',
  );
  return rows[0] ?? null;
}

/** Removes a few openings that no rule needs any longer; every opening does this, so they never pile up. */
export async function dropOldOpenings(db: Executor, seconds: number): Promise<void> {
  await db.query(
    `delete from playlist_openings where (playlist_id, viewer_hash) in (
       select playlist_id, viewer_hash from playlist_openings where opened_at < now() - make_interval(secs => $1)
       order by opened_at limit 20 for update skip locked)`,
    [seconds],
    'drop_old_openings',
  );
}
