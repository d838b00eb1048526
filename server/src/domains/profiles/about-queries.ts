import type { Executor } from '../../platform/db/database.ts';

export interface About {
  bio: string | null;
  links: string[];
}

/** Writes what is named; null, with nothing written, while a report holds the profile. */
export const writeAbout = async (db: Executor, id: string, about: Partial<About>): Promise<About | null> =>
  (
    await db.query<About>(
      `update profiles set bio = case when $2 then $3 else bio end, links = coalesce($4::text[], links)
       where id = $1 and held_look is null returning bio, links`,
      [id, about.bio !== undefined, about.bio ?? null, about.links ?? null],
    )
  )[0] ?? null;
