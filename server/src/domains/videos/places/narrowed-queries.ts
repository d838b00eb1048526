import { fillInPlace } from '../../../platform/places/in-place.ts';

const view = /\bpublished_videos\b/g;

/**
 * A statement as it is asked where the rules `ids` bar: what it reads of published videos, and its marks of `inPlace`, leave out what
 * they bar: `row` of a row of `videos`, `video`, `tag` and `category` of an id. The ids are numbers of ours: nothing typed gets into the text.
 */
export function narrowToPlace(text: string, ids: readonly number[]): string {
  const barred = `'{${ids.join(',')}}'::integer[]`;
  const shown = text.replace(
    view,
    `(select * from published_videos where place_rules is null or not place_rules && ${barred})`,
  );
  return fillInPlace(shown, (kind, column) => {
    switch (kind) {
      case 'row':
      case 'still':
        return `and (${column}.place_rules is null or not ${column}.place_rules && ${barred})`;
      case 'video':
      case 'still_of':
        return `and not exists (select from videos barred where barred.id = ${column}
          and barred.place_rules is not null and barred.place_rules && ${barred})`;
      // No rule is about those.
      case 'studio':
      case 'work':
        return '';
      default:
        return `and not exists (select from place_rules barred where barred.kind = '${kind}'
          and barred.subject_id = ${column}::text and barred.id = any (${barred}))`;
    }
  });
}
