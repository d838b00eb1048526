import type { PlaceKind } from '#contract/place-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { tagSlug } from '../video-rules.ts';

/** The rule of a category by its slug, also an old one, or of a tag by its name, slug or alias. */
export const ruleOfName = async (
  db: Executor,
  kind: 'tag' | 'category',
  name: string,
): Promise<number | null> =>
  (
    await db.query<{ id: number }>(
      kind === 'category'
        ? `select r.id from place_rules r join categories c on c.id::text = r.subject_id
           where r.kind = 'category' and $2::text is not null and (c.slug = $1 or c.id =
             (select target_id from slug_redirects where kind = 'category' and old_slug = $1))`
        : `select r.id from place_rules r join tags t on t.id::text = r.subject_id
           where r.kind = 'tag' and (t.name = $1 or t.slug = $2
             or t.id = (select tag_id from tag_aliases where alias = $1))`,
      [name, tagSlug(name)],
    )
  )[0]?.id ?? null;

export interface PlaceSubject {
  id: string;
  name: string;
  /** Of a video; null: nobody’s. */
  ownerId: string | null;
}
const subjects: Readonly<Record<PlaceKind, string>> = {
  video: `select id::text, title as name, uploader_id as "ownerId" from videos where slug = $1 or id =
    (select target_id from slug_redirects where kind = 'video' and old_slug = $1) limit 1`,
  tag: `select id::text, name, null::uuid as "ownerId" from tags where slug = $1 or name = $1 order by slug = $1 desc limit 1`,
  category: `select id::text, name, null::uuid as "ownerId" from categories where slug = $1 limit 1`,
};
export const subjectOfSlug = async (
  db: Executor,
  kind: PlaceKind,
  slug: string,
): Promise<PlaceSubject | null> => (await db.query<PlaceSubject>(subjects[kind], [slug]))[0] ?? null;

export interface ListedRule {
  kind: PlaceKind;
  subject_id: string;
  name: string;
  slug: string;
  mode: 'only' | 'except';
  places: string[];
  reason: string;
  video_count: number;
  case_id: string | null;
  set_by_name: string;
  set_at: Date;
}
/** `hidden`: videos that the asker may not know of. */
export const listRules = (db: Executor, hidden: readonly string[]): Promise<ListedRule[]> =>
  db.query<ListedRule>(
    `select r.kind, r.subject_id, coalesce(v.title, t.name, c.name) as name, coalesce(v.slug, t.slug, c.slug) as slug,
       r.mode, r.places, r.reason, coalesce(t.video_count, c.video_count, (v.publish_status = 'published')::int) as video_count,
       r.case_id, r.set_by_name, r.set_at
     from place_rules r
     left join videos v on r.kind = 'video' and v.id::text = r.subject_id
     left join tags t on r.kind = 'tag' and t.id::text = r.subject_id
     left join categories c on r.kind = 'category' and c.id::text = r.subject_id
     where v.id is null or v.id <> all ($1::uuid[])
     order by r.set_at desc, r.id desc`,
    [hidden],
  );

/** What concerns a video, by itself or by its category or a tag. */
export const rulesOnVideo = (
  db: Executor,
  videoId: string,
): Promise<Pick<ListedRule, 'kind' | 'mode' | 'places' | 'reason'>[]> =>
  db.query(
    `select kind, mode, places, reason from place_rules
     where id = any ((select place_rules from videos where id = $1)::integer[]) order by id`,
    [videoId],
    'rules_on_video',
  );

/** The rules that concern the files under an id: of a video, its media, or its pictures. */
export const rulesOfFiles = async (db: Executor, id: string): Promise<number[]> =>
  (
    await db.query<{ rules: number[] | null }>(
      `select array_agg(distinct rule) as rules from videos v cross join unnest(v.place_rules) rule
       where v.id = $1 or v.media_id = $1`,
      [id],
      'place_rules_of_files',
    )
  )[0]?.rules ?? [];
