import { remembered } from '../../../kit/remembered.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { fillInPlace, inPlace } from '../../../platform/places/in-place.ts';
import type { Narrowed } from '../../../platform/shield/shields.ts';
import { tagName, tagSlug } from '../video-rules.ts';

const view = /\bpublished_videos\b/g;

/**
 * A statement as somebody with a shield asks it: what it reads of published videos, and what its marks of `inPlace` concern, leaves
 * out what they hide. Its marks stay for the rules of the place. Of a video that is known by its id the keys are looked up one by
 * one: joined, they would be read of all videos. `still` and `still_of` are rows and ids of videos whose pictures stand where
 * nothing can blur them.
 */
function shield(text: string, first: number): Narrowed {
  const [hidden, unseen] = ['/* hidden */', '/* unseen */'];
  const shown = text.replace(view, `(select * from published_videos where not shield_keys && ${hidden})`);
  const filled = fillInPlace(shown, (kind, column) => {
    const mark = inPlace(kind, column);
    switch (kind) {
      case 'row':
        return `and not ${column}.shield_keys && ${hidden} ${mark}`;
      case 'still':
        return `and not ${column}.shield_keys && ${unseen} ${mark}`;
      case 'video':
        return `and not coalesce((select shielded.shield_keys && ${hidden} from videos shielded where shielded.id = ${column}), false) ${mark}`;
      case 'still_of':
        return `and not coalesce((select shielded.shield_keys && ${unseen} from videos shielded where shielded.id = ${column}), false) ${mark}`;
      case 'tag':
        return `and (${column} is null or ${column} <> all (${hidden})) ${mark}`;
      case 'studio':
      case 'member':
        return `and shield_key(${column}) <> all (${hidden}) ${mark}`;
      case 'work':
        return `and not is_work_shielded(${column}, ${hidden}) ${mark}`;
      default:
        return mark;
    }
  });
  const lists = (['hidden', 'unseen'] as const).filter((list) => filled.includes(`/* ${list} */`));
  return {
    text: lists.reduce(
      (made, list, at) => made.replaceAll(`/* ${list} */`, `$${first + at}::bigint[]`),
      filled,
    ),
    lists,
  };
}

const shielded = remembered(
  (text) => {
    const end = text.indexOf(' ');
    return shield(text.slice(end + 1), Number(text.slice(0, end)));
  },
  { most: 1000, longest: 50_000 },
);
export const narrowToShield = (text: string, parameter: number): Narrowed => shielded(`${parameter} ${text}`);

/** What a shield can meet in these videos. */
export const shieldKeysOf = async (
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, readonly string[]>> =>
  new Map(
    (
      await db.query<{ id: string; keys: string[] }>(
        `select id, (shield_keys || array(select tag_id from tag_successors
           where not is_keyed and gone_id = any (shield_keys)))::text[] as keys
         from videos where id = any ($1::uuid[])`,
        [ids],
        'shield_keys_of',
      )
    ).map(({ id, keys }) => [id, keys]),
  );

export interface ShieldableTag {
  id: string;
  name: string;
  slug: string;
  type: string;
}
/** Tags by their numbers. */
export const tagsOfIds = (db: Executor, ids: readonly string[]): Promise<ShieldableTag[]> =>
  db.query<ShieldableTag>(
    'select id::text, name, slug, type from tags where id = any ($1::bigint[])',
    [ids],
    'tags_of_ids',
  );
/** The tag with this name, slug or alias. */
export const tagByAnyName = async (db: Executor, text: string): Promise<ShieldableTag | null> =>
  (
    await db.query<ShieldableTag>(
      `select id::text, name, slug, type from tags where name = $1 or slug = $2
         or id = (select tag_id from tag_aliases where alias = $1) order by name = $1 desc limit 1`,
      [tagName(text), tagSlug(text)],
    )
  )[0] ?? null;
