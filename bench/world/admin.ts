import { makePeople } from './members.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

/** The `Cookie` header of a new admin. */
export async function makeAdmin(site: Site): Promise<string> {
  const [person] = await makePeople(site, 1);
  if (!person) throw new Error('nobody could be made an admin');
  await withClient(site.databaseUrl, (client) =>
    client.query(`update profiles set role = 'admin' where id = $1`, [person.id]),
  );
  return person.cookie;
}

/** A session for a browser, from the `Cookie` header. */
export function cookieOf(header: string, origin: string) {
  const [name = '', value = ''] = header.split('=');
  return { name, value, url: origin, httpOnly: true };
}
