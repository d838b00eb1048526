import type { Executor } from '../../../platform/db/database.ts';
import { inPlace } from '../../../platform/places/in-place.ts';
import { cardsJson } from '../../videos/index.ts';
import { firstStill, workCardColumns } from '../../works/index.ts';
import { recommendingWeights as weights } from '../weights.ts';

const json = (rows: { json: string }[]): string => rows[0]?.json ?? '[]';

/** Cards of what is most like a published video. */
export const similarCards = async (
  db: Executor,
  base: string,
  videoId: string,
  limit: number,
): Promise<string> =>
  json(
    await db.query(
      cardsJson(
        `select v.*, n.position
         from video_neighbors x join published_videos own on own.id = x.video_id
         cross join lateral unnest(x.neighbor_ids) with ordinality as n (id, position)
         join published_videos v on v.id = n.id
         where x.video_id = $2 order by n.position limit $3`,
      ),
      [base, videoId, limit],
      'similar_cards',
    ),
  );

/** Cards of what is watched most these days, besides a published video. */
export const popularBeside = async (
  db: Executor,
  base: string,
  videoId: string,
  limit: number,
): Promise<string> =>
  json(
    await db.query(
      cardsJson(
        `select v.*, row_number() over (order by v.trending_score desc, v.id desc) as position
         from published_videos v where v.id <> $2 and exists (select from published_videos own where own.id = $2)
         order by v.trending_score desc, v.id desc limit $3`,
      ),
      [base, videoId, limit],
      'popular_beside',
    ),
  );

/** JSON text of the contract's `WorkCard`s: what is most like a published work. */
export const similarWorks = async (
  db: Executor,
  base: string,
  slug: string,
  limit: number,
): Promise<string> =>
  json(
    await db.query(
      `select coalesce(json_agg(row_to_json(card)), '[]')::text as json from (
         select ${workCardColumns}
         from published_works own join work_neighbors x on x.work_id = own.id
         cross join lateral unnest(x.neighbor_ids[1:${weights.neighbors}]) with ordinality as n (id, position)
         join published_works w on w.id = n.id ${firstStill('w.id')}
         where own.slug = $2 ${inPlace('work', 'w.id')} order by n.position limit $3) card`,
      [base, slug, limit],
      'similar_works',
    ),
  );

/** The newest works, besides one. */
export const newestWorks = async (db: Executor, base: string, slug: string, limit: number): Promise<string> =>
  json(
    await db.query(
      `select coalesce(json_agg(row_to_json(card)), '[]')::text as json from (
         select ${workCardColumns}
         from published_works w ${firstStill('w.id')}
         where w.slug <> $2 and exists (select from published_works own where own.slug = $2) ${inPlace('work', 'w.id')}
         order by w.created_at desc, w.id desc limit $3) card`,
      [base, slug, limit],
      'newest_works_beside',
    ),
  );
