import type { Executor } from '../../platform/db/database.ts';
import { preservedSql } from '../../platform/evidence/evidence.ts';
import type { MediaExtras } from './media-facts.ts';
import { claimSeconds, type MediaState, statesBefore, unfinishedStates } from './media-rules.ts';
import type { EncodingChoice } from './plan/encoding-choice.ts';
import type { SourceFacts } from './source/source-facts.ts';

export interface MediaAsset {
  id: string;
  state: MediaState;
  progress: number;
  passProgress: number;
  reason: string | null;
  attempts: number;
  sourceKey: string | null;
  sourceName: string;
  sourceBytes: number;
  source: SourceFacts | null;
  extras: MediaExtras;
  /** Null until the source was looked at, and where that never happened. */
  encoding: EncodingChoice | null;
  heartbeatAt: Date | null;
  playableAt: Date | null;
  firstPassAt: Date | null;
}
const columns = `id, state, progress, pass_progress as "passProgress", reason, attempts, source_key as "sourceKey",
  source_name as "sourceName", source_bytes as "sourceBytes", source, extras, encoding, heartbeat_at as "heartbeatAt",
  playable_at as "playableAt", first_pass_at as "firstPassAt"`;

export async function insertAsset(
  db: Executor,
  asset: { id: string; sourceKey: string; sourceName: string; sourceBytes: number; sourceSha256: Buffer },
): Promise<void> {
  await db.query(
    `insert into media_assets (id, source_key, source_name, source_bytes, source_sha256)
     values ($1, $2, $3, $4, $5)`,
    [asset.id, asset.sourceKey, asset.sourceName, asset.sourceBytes, asset.sourceSha256],
  );
}

export async function findAsset(db: Executor, id: string): Promise<MediaAsset | null> {
  return (await db.query<MediaAsset>(`select ${columns} from media_assets where id = $1`, [id]))[0] ?? null;
}

/** Ids of the assets that are not finished. */
export const unfinishedMedia = async (db: Executor): Promise<string[]> =>
  (await db.query<{ id: string }>(`select id from media_assets where state not in ('ready', 'failed')`)).map(
    ({ id }) => id,
  );

/**
 * Takes an unfinished asset for one process. Null while another one is working on it: its heartbeat comes
 * every few seconds, and a process that stops sending it loses the asset.
 */
export async function claimAsset(db: Executor, id: string, claim: string): Promise<MediaAsset | null> {
  const rows = await db.query<MediaAsset>(
    `update media_assets set claimed_by = $2, heartbeat_at = now(), attempts = attempts + 1
     where id = $1 and state = any($3)
       and (claimed_by is null or heartbeat_at < now() - make_interval(secs => $4))
     returning ${columns}`,
    [id, claim, unfinishedStates, claimSeconds],
  );
  return rows[0] ?? null;
}

/** Releases it. An attempt stopped from outside does not count. */
export async function releaseAsset(
  db: Executor,
  id: string,
  claim: string,
  options: { counts: boolean },
): Promise<void> {
  await db.query(
    `update media_assets set claimed_by = null, heartbeat_at = null, queued_at = now(),
       attempts = greatest(0, attempts - $3::integer)
     where id = $1 and claimed_by = $2`,
    [id, claim, options.counts ? 0 : 1],
  );
}

/** A heartbeat, with the progress. False if the asset is no longer ours. */
export async function renewClaim(
  db: Executor,
  id: string,
  claim: string,
  progress: { progress: number; passProgress: number },
): Promise<boolean> {
  const rows = await db.query(
    `update media_assets set heartbeat_at = now(), progress = greatest(progress, $3), pass_progress = $4
     where id = $1 and claimed_by = $2 returning 1`,
    [id, claim, progress.progress, progress.passProgress],
  );
  return rows.length > 0;
}

export interface StateChange {
  claim: string;
  source?: SourceFacts;
  extras?: MediaExtras;
  encoding?: EncodingChoice;
  firstPassDone?: boolean;
}

/** Moves an asset on, if the transition table allows it and the claim still holds. False otherwise. */
export async function changeState(
  db: Executor,
  id: string,
  to: MediaState,
  change: StateChange,
): Promise<boolean> {
  const rows = await db.query(
    `update media_assets set state = $3::text, pass_progress = case when $3::text = 'ready' then 1 when state = $3::text then pass_progress else 0 end,
       progress = case when $3::text = 'ready' then 1 else progress end,
       source = coalesce($5::jsonb, source), extras = extras || coalesce($6::jsonb, '{}'), encoding = coalesce($8::jsonb, encoding),
       playable_at = case when $3::text = 'playable' then coalesce(playable_at, now()) else playable_at end,
       first_pass_at = case when $7::boolean then coalesce(first_pass_at, now()) else first_pass_at end,
       attempts = case when $7::boolean then 0 else attempts end,
       ready_at = case when $3::text = 'ready' then now() end,
       claimed_by = case when $3::text = 'ready' then null else claimed_by end
     where id = $1 and claimed_by = $2 and state = any($4) returning 1`,
    [
      id,
      change.claim,
      to,
      statesBefore(to),
      change.source ? JSON.stringify(change.source) : null,
      change.extras ? JSON.stringify(change.extras) : null,
      change.firstPassDone ?? false,
      change.encoding ? JSON.stringify(change.encoding) : null,
    ],
  );
  return rows.length > 0;
}

/**
 * Ends work for good. With a claim only its holder may; without one, only if nobody is working on it. False
 * otherwise.
 */
export async function failAsset(
  db: Executor,
  id: string,
  reason: string,
  options: { claim: string | null; startOver: boolean },
): Promise<boolean> {
  const rows = await db.query(
    `update media_assets set state = 'failed', reason = $2, failed_at = now(), claimed_by = null, heartbeat_at = null,
       first_pass_at = case when $4::boolean then null else first_pass_at end,
       playable_at = case when $4::boolean then null else playable_at end,
       extras = case when $4::boolean then '{}' else extras end, encoding = case when $4::boolean then null else encoding end,
       source = case when $4::boolean then null else source end
     where id = $1 and state = any($5)
       and (claimed_by = $3::uuid or ($3::uuid is null and (claimed_by is null or heartbeat_at < now() - make_interval(secs => $6))))
     returning 1`,
    [id, reason, options.claim, options.startOver, statesBefore('failed'), claimSeconds],
  );
  if (rows.length > 0 && options.startOver)
    await db.query('delete from renditions where media_id = $1', [id]);
  return rows.length > 0;
}

/** Puts a failed asset back into the queue: at the start, or after a finished first pass. */
export async function requeueAsset(db: Executor, id: string): Promise<'first' | 'ladder' | null> {
  const rows = await db.query<{ pass: 'first' | 'ladder' }>(
    `update media_assets set state = case when first_pass_at is null then 'queued' else 'encoding_ladder' end,
       reason = null, failed_at = null, attempts = 0, progress = 0, pass_progress = 0, queued_at = now()
     where id = $1 and state = 'failed' and source_key is not null
     returning case when first_pass_at is null then 'first' else 'ladder' end as pass`,
    [id],
  );
  return rows[0]?.pass ?? null;
}

/** Unfinished assets that nobody has worked on or queued for this long. */
export async function lostAssets(
  db: Executor,
  seconds: number,
): Promise<{ id: string; attempts: number; firstPassDone: boolean }[]> {
  return db.query(
    `select id, attempts, first_pass_at is not null as "firstPassDone" from media_assets
     where state not in ('ready', 'failed') and coalesce(heartbeat_at, queued_at) < now() - make_interval(secs => $1)
     order by coalesce(heartbeat_at, queued_at) limit 1000`,
    [seconds],
  );
}

export async function forgetSource(db: Executor, id: string): Promise<void> {
  await db.query('update media_assets set source_key = null where id = $1', [id]);
}

/** Sets which of its stills is the thumbnail; false if there is no such still. */
export async function writeChosenStill(db: Executor, id: string, index: number): Promise<boolean> {
  const rows = await db.query(
    `update media_assets set extras = extras || jsonb_build_object('chosen', $2::int)
     where id = $1 and jsonb_typeof(extras->'thumbnails') = 'array' and jsonb_array_length(extras->'thumbnails') > $2::int
     returning 1`,
    [id, index],
  );
  return rows.length > 0;
}

/** Of these ids, those of assets that have a source: what became of no use goes by the rules of the operator. */
export async function assetsOfSources(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    'select id from media_assets where id = any($1::uuid[]) and source_key is not null',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** False if there is none, or it must stay. */
export async function deleteAsset(db: Executor, id: string): Promise<boolean> {
  const rows = await db.query(
    `delete from media_assets where id = $1 and not ${preservedSql("'media/' || id || '/'")} returning 1`,
    [id],
  );
  return rows.length > 0;
}

export interface Rendition {
  name: string;
  kind: 'video' | 'audio';
  /** Which encoding it is of. */
  generation: 'h264' | 'av1';
  playlistKey: string;
  width: number | null;
  height: number | null;
  frameRate: number | null;
  language: string | null;
  label: string | null;
  isDefault: boolean;
  codecs: string;
  bandwidth: number;
  averageBandwidth: number;
  segments: number;
  bytes: number;
  durationSeconds: number;
}

export async function writeRendition(db: Executor, mediaId: string, rendition: Rendition): Promise<void> {
  await db.query(
    `insert into renditions (media_id, name, kind, playlist_key, width, height, frame_rate, language, label, is_default,
       codecs, bandwidth, average_bandwidth, segments, bytes, duration_seconds, generation)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     on conflict (media_id, name) do update set bandwidth = excluded.bandwidth, codecs = excluded.codecs,
       average_bandwidth = excluded.average_bandwidth, segments = excluded.segments, bytes = excluded.bytes,
       duration_seconds = excluded.duration_seconds, width = excluded.width, height = excluded.height`,
    [
      mediaId,
      rendition.name,
      rendition.kind,
      rendition.playlistKey,
      rendition.width,
      rendition.height,
      rendition.frameRate,
      rendition.language,
      rendition.label,
      rendition.isDefault,
      rendition.codecs,
      rendition.bandwidth,
      rendition.averageBandwidth,
      rendition.segments,
      rendition.bytes,
      rendition.durationSeconds,
      rendition.generation,
    ],
  );
}

/** Those of the first generation, smallest picture first. */
export const listRenditions = async (db: Executor, mediaId: string): Promise<Rendition[]> =>
  (await listGenerationsOf(db, mediaId)).filter(({ generation }) => generation === 'h264');

/** Those of both. */
export const listGenerationsOf = (db: Executor, mediaId: string): Promise<Rendition[]> =>
  db.query<Rendition>(
    `select name, kind, generation, playlist_key as "playlistKey", width, height, frame_rate as "frameRate", language, label,
       is_default as "isDefault", codecs, bandwidth, average_bandwidth as "averageBandwidth", segments, bytes,
       duration_seconds as "durationSeconds"
     from renditions where media_id = $1 order by kind desc, width * height, name`,
    [mediaId],
  );
