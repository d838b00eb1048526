import type { Executor } from '../../../platform/db/database.ts';

/** Renditions of H.264 that may go once nobody watches a video any more: those above this height, where one of `leastLeft` or more stays. */
export const tallFrom = 720;
const leastLeft = 480;

/** SQL: the height by which a rendition of the H.264 ladder is called, null for every other. `r` is a rendition. */
const ladderHeight = `case when r.kind = 'video' and r.name ~ '^[0-9]+p$' then rtrim(r.name, 'p')::int end`;

export interface FileCost {
  mediaId: string;
  sourceBytes: number;
  h264Bytes: number;
  av1Bytes: number;
  soundBytes: number;
  /** Pictures, previews and captions; 0 until they were counted. */
  extraBytes: number;
  /** Of the H.264 renditions, those that may go. */
  tallBytes: number;
  /** When all of it was there; null: it is not yet. */
  readyAt: Date | null;
  /** Since when its source is of no more use; null: it has none, or still needs it. */
  sourceIdleSince: Date | null;
}

export const bytesOfCost = (cost: FileCost): number =>
  cost.sourceBytes + cost.h264Bytes + cost.av1Bytes + cost.soundBytes + cost.extraBytes;

/** What files take in storage, by their sums. */
export const costsOfFiles = (db: Executor, ids: readonly string[]): Promise<FileCost[]> =>
  db.query<FileCost>(
    `select m.id as "mediaId", case when m.source_key is null then 0 else m.source_bytes end as "sourceBytes",
       coalesce(r.h264, 0)::bigint as "h264Bytes", coalesce(r.av1, 0)::bigint as "av1Bytes",
       coalesce(r.sound, 0)::bigint as "soundBytes",
       coalesce(f.picture_bytes + f.preview_bytes + f.caption_bytes, 0) as "extraBytes",
       case when r.largest_left >= ${leastLeft} then coalesce(r.tall, 0)::bigint else 0 end as "tallBytes",
       case when m.source_key is not null and m.state = 'ready' then m.ready_at end as "sourceIdleSince",
       m.ready_at as "readyAt"
     from media_assets m
     left join file_costs f on f.media_id = m.id
     left join lateral (
       select sum(r.bytes) filter (where h.height is not null) as h264,
         sum(r.bytes) filter (where r.kind = 'video' and h.height is null) as av1,
         sum(r.bytes) filter (where r.kind = 'audio') as sound,
         sum(r.bytes) filter (where h.height > ${tallFrom} and m.state = 'ready') as tall,
         max(h.height) filter (where h.height <= ${tallFrom}) as largest_left
       from renditions r cross join lateral (select ${ladderHeight} as height) h where r.media_id = m.id) r on true
     where m.id = any ($1::uuid[])`,
    [ids],
    'costs_of_files',
  );

export interface RenditionSum {
  kind: 'video' | 'audio';
  /** `720`, of the H.264 ladder; null: of another. */
  height: number | null;
  bytes: number;
  files: number;
}

/** What all renditions take, by height. Reads all of them. */
export const sumRenditions = (db: Executor): Promise<RenditionSum[]> =>
  db.query<RenditionSum>(
    `select r.kind, ${ladderHeight} as height, sum(r.bytes)::bigint as bytes, count(*)::int as files
     from renditions r group by 1, 2 order by 1, 2`,
  );

export interface ExtraSums {
  sourceBytes: number;
  sources: number;
  pictureBytes: number;
  previewBytes: number;
  captionBytes: number;
  /** Files whose pictures were not counted yet. */
  uncounted: number;
}

/** What sources take, and what lies beside the renditions. Reads all files. */
export const sumExtras = async (db: Executor): Promise<ExtraSums> => {
  const [sums] = await db.query<ExtraSums>(
    `select coalesce(sum(m.source_bytes) filter (where m.source_key is not null), 0)::bigint as "sourceBytes",
       count(*) filter (where m.source_key is not null)::int as sources,
       coalesce(sum(f.picture_bytes), 0)::bigint as "pictureBytes",
       coalesce(sum(f.preview_bytes), 0)::bigint as "previewBytes",
       coalesce(sum(f.caption_bytes), 0)::bigint as "captionBytes",
       count(*) filter (where f.media_id is null and m.first_pass_at is not null)::int as uncounted
     from media_assets m left join file_costs f on f.media_id = m.id`,
  );
  return sums!;
};

/** Files that nothing better follows, and of which nothing but the renditions was counted yet; the latest first. */
export const uncountedFiles = async (db: Executor, limit: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select m.id from media_assets m where (m.state = 'ready' or m.state = 'failed' and m.first_pass_at is not null)
         and not exists (select from file_costs f where f.media_id = m.id)
       order by m.id desc limit $1`,
      [limit],
    )
  ).map(({ id }) => id);

export interface CountedBytes {
  pictures: number;
  previews: number;
  captions: number;
}

export async function writeCounted(db: Executor, mediaId: string, bytes: CountedBytes): Promise<void> {
  await db.query(
    `insert into file_costs (media_id, picture_bytes, preview_bytes, caption_bytes)
     select id, $2, $3, $4 from media_assets where id = $1
     on conflict (media_id) do update set picture_bytes = excluded.picture_bytes,
       preview_bytes = excluded.preview_bytes, caption_bytes = excluded.caption_bytes, counted_at = now()`,
    [mediaId, bytes.pictures, bytes.previews, bytes.captions],
  );
}

/** Something was made or deleted beside the renditions of a file: it is counted again. */
export async function recountFile(db: Executor, mediaId: string): Promise<void> {
  await db.query('delete from file_costs where media_id = $1', [mediaId]);
}

export interface StoredPart {
  /** `720p`, `720p-av1`, `audio-1`; or `source`, `pictures`, `previews`, `captions`. */
  name: string;
  kind: 'video' | 'audio' | 'other';
  bytes: number;
}

/** What one file takes, part by part, the largest first. */
export const partsOfFile = (db: Executor, mediaId: string): Promise<StoredPart[]> =>
  db.query<StoredPart>(
    `select name, kind, bytes from renditions where media_id = $1
     union all select 'source', 'other', source_bytes from media_assets where id = $1 and source_key is not null
     union all select p.name, 'other', p.bytes from file_costs f
       cross join lateral (values ('pictures', f.picture_bytes), ('previews', f.preview_bytes),
         ('captions', f.caption_bytes)) p (name, bytes)
       where f.media_id = $1 and p.bytes > 0
     order by bytes desc, name`,
    [mediaId],
    'parts_of_file',
  );
