import { cardColumns, cardTags } from '../../videos/index.ts';

// What is told of a page, whose videos are `ids` of a row of a table `page`, in their order.

/** Cards as JSON. */
export const cardsOfPage = `
  select coalesce(json_agg(row_to_json(card)), '[]') from (
    select ${cardColumns}, ${cardTags}
    from unnest((select ids from page)) with ordinality as g (video_id, position)
    join published_videos v on v.id = g.video_id
    left join categories c on c.id = v.category_id
    left join members p on p.id = v.uploader_id
    order by g.position
  ) card`;

/** Tags that its videos share, as JSON, but the one that was searched for: `key` is SQL of what was, in the form titles are compared in. */
export const tagsOfPage = (key: string): string => `
  select coalesce(json_agg(json_build_object('name', t.name, 'slug', t.slug) order by t.count desc, t.name), '[]') from (
    select tags.name, tags.slug, most.count
    from (
      select vt.tag_id, count(*) as count
      from unnest((select ids from page)) as g (video_id) join video_tags vt on vt.video_id = g.video_id and vt.published_at is not null
      group by vt.tag_id order by count(*) desc, vt.tag_id limit 9
    ) most join tags on tags.id = most.tag_id
    where tags.name <> ltrim(${key})
    order by most.count desc, tags.name limit 8
  ) t`;
