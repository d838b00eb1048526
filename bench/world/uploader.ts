import { makePeople, type Person } from './members.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

/** Members who may upload. */
export async function makeUploaders(site: Site, count: number): Promise<Person[]> {
  const people = await makePeople(site, count);
  await withClient(site.databaseUrl, (client) =>
    client.query(
      `insert into account_rights (account_id, upload_word) select id, 'granted' from unnest($1::uuid[]) id`,
      [people.map(({ id }) => id)],
    ),
  );
  return people;
}
