import type { Platform } from '#server/platform/context.ts';

type Db = Pick<Platform, 'db'>;

/** What `work_tags` should hold, by what there is. */
const right = `
  select o.work_id, t.tag_id, count(*) = max(o.episodes) as is_common
  from (select w.work_id, w.video_id, count(*) over (partition by w.work_id) as episodes
    from work_videos w join published_videos v on v.id = w.video_id) o
  join published_video_tags t on t.video_id = o.video_id group by o.work_id, t.tag_id`;

/** Gives each video a tag of its own, and all of them one. */
export async function tagEveryVideo({ db }: Db): Promise<void> {
  await db.query(
    `insert into tags (name, slug) select 'of ' || id, 'of-' || id from videos
     union select 'of all', 'of-all' on conflict do nothing`,
  );
  await db.query(
    `insert into video_tags (tag_id, video_id, published_at)
     select t.id, v.id, case when v.publish_status = 'published' then v.published_at end
     from videos v join tags t on t.name in ('of all', 'of ' || v.id) on conflict do nothing`,
  );
}

/** Puts what is right into the table. */
export async function rightWorkTags({ db }: Db): Promise<void> {
  await db.query('delete from work_tags');
  await db.query(`insert into work_tags (work_id, tag_id, is_common) ${right}`);
}

/** Rows that are there and should not be, or the other way round. */
export const wrongWorkTags = ({ db }: Db): Promise<object[]> =>
  db.query(
    `(select * from work_tags except ${right}) union all (${right} except select work_id, tag_id, is_common from work_tags)`,
  );
