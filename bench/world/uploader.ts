import { makePeople, type Person } from './members.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

/** A member who may upload, as much as they like. */
export async function makeUploader(site: Site): Promise<Person> {
  const [person] = await makePeople(site, 1);
  if (!person) throw new Error('nobody is there to send');
  await withClient(site.databaseUrl, (client) =>
    client.query(`insert into account_rights (account_id, upload_word) values ($1, 'granted')`, [person.id]),
  );
  return person;
}
