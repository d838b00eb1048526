import { readShieldCookie, type ShieldedThing } from '#contract/shield-cookie.ts';
import type { Executor } from '../../platform/db/database.ts';
import { tagSuccessors } from '../videos/index.ts';
import { studioSuccessors } from '../works/index.ts';
import { joinedThings } from './joined-things.ts';

/** What a browser shields. Of a thing that went into another it remembers the number of before. */
export async function browserThings(db: Executor, cookie: string | null): Promise<ShieldedThing[]> {
  const things = readShieldCookie(cookie);
  const idsOf = (kind: ShieldedThing['kind']): string[] =>
    things.filter((one) => one.kind === kind).map(({ subjectId }) => subjectId);
  const [tags, studios] = [idsOf('tag'), idsOf('studio')];
  const gone = {
    tag: tags.length > 0 ? await tagSuccessors(db, tags) : null,
    studio: studios.length > 0 ? await studioSuccessors(db, studios) : null,
    creator: null,
  };
  const there = things.map((one) => ({
    ...one,
    subjectId: gone[one.kind]?.get(one.subjectId) ?? one.subjectId,
  }));
  // A rule on both is the one that was there for the second.
  const own = there.filter((one, at) => one.subjectId === things[at]!.subjectId);
  return joinedThings(
    own,
    there.filter((one) => !own.includes(one)),
  );
}
