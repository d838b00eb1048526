import type { ShieldRule } from '#contract/shield.ts';
import type { ShieldedThing } from '#contract/shield-cookie.ts';
import type { ShieldKind, TagType } from '#contract/wire-values.ts';
import type { Executor } from '../../platform/db/database.ts';
import { tagByAnyName, tagsOfIds } from '../videos/index.ts';
import { studioByAnyName, studiosOfIds } from '../works/index.ts';
import { creatorNamed, creatorsOfIds, type NamedCreator } from './shield-queries.ts';

type Named = Omit<ShieldRule, 'kind' | 'act' | 'subject_id'> & { id: string };

const idsOf = (things: readonly ShieldedThing[], kind: ShieldKind): string[] =>
  things.filter((thing) => thing.kind === kind).map(({ subjectId }) => subjectId);

/** What somebody shields with its names, in their order; what is gone is left out. */
export async function namedRules(db: Executor, things: readonly ShieldedThing[]): Promise<ShieldRule[]> {
  const [tags, creators, studios] = [idsOf(things, 'tag'), idsOf(things, 'creator'), idsOf(things, 'studio')];
  const found = new Map<string, Named>();
  const add = (kind: ShieldKind, rows: readonly Named[]): void => {
    for (const row of rows) found.set(`${kind} ${row.id}`, row);
  };
  if (tags.length > 0)
    add(
      'tag',
      (await tagsOfIds(db, tags)).map(({ type, ...tag }) => ({ ...tag, tag_type: type as TagType })),
    );
  if (creators.length > 0) add('creator', (await creatorsOfIds(db, creators)).map(asCreator));
  if (studios.length > 0)
    add(
      'studio',
      (await studiosOfIds(db, studios)).map((studio) => ({ ...studio, tag_type: null })),
    );
  return things.flatMap(({ kind, subjectId, act }) => {
    const named = found.get(`${kind} ${subjectId}`);
    if (named === undefined) return [];
    const { name, slug, tag_type } = named;
    return [{ kind, subject_id: subjectId, name, slug, tag_type, act }];
  });
}

const asCreator = ({ id, username, display_name }: NamedCreator) => ({
  id,
  name: display_name ?? username,
  slug: username,
  tag_type: null,
});

/** What a name, or the last part of an address, stands for; null: nothing of this kind. */
export async function thingNamed(
  db: Executor,
  kind: ShieldKind,
  text: string,
): Promise<{ id: string; name: string; slug: string; tag_type: TagType | null } | null> {
  if (kind === 'tag') {
    const tag = await tagByAnyName(db, text);
    return tag && { id: tag.id, name: tag.name, slug: tag.slug, tag_type: tag.type as TagType };
  }
  if (kind === 'studio') {
    const studio = await studioByAnyName(db, text);
    return studio && { ...studio, tag_type: null };
  }
  const creator = await creatorNamed(db, text.replace(/^@/, ''));
  return creator ? asCreator(creator) : null;
}
