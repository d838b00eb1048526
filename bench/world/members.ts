import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { newId } from '#server/kit/ids.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

/** A member with a session. */
export interface Person {
  id: string;
  /** The `Cookie` header of the browser. */
  cookie: string;
}

/** The `Cookie` headers of so many new members. */
export const makeMembers = async (site: Site, count: number): Promise<string[]> =>
  (await makePeople(site, count)).map(({ cookie }) => cookie);

/** Members with a session each, as rows. */
export async function makePeople(site: Site, count: number): Promise<Person[]> {
  const members = Array.from({ length: count }, () => ({
    id: newId(),
    name: `m${randomBytes(12).toString('hex')}`,
  }));
  return withClient(site.databaseUrl, async (client) => {
    const ids = members.map(({ id }) => id);
    const names = members.map(({ name }) => name);
    await client.query(
      `insert into profiles (id, username, role) select id, name, 'member' from unnest($1::uuid[], $2::text[]) as m(id, name)`,
      [ids, names],
    );
    await client.query(
      `insert into accounts (id, email, email_verified_at)
       select id, name || '@example.test', now() from unnest($1::uuid[], $2::text[]) as m(id, name)`,
      [ids, names],
    );
    // Of the terms that came with the site, as whoever signs up does: without, a banner stands over every page.
    await client.query(
      'insert into terms_acceptances (member_id, number) select id, 1 from unnest($1::uuid[]) as m(id)',
      [ids],
    );
    const people = await openSessions(client, ids);
    await client.query('analyze profiles, accounts, sessions');
    return people;
  });
}

/** A new session for each of these members. */
export async function openSessions(client: Client, ids: readonly string[]): Promise<Person[]> {
  const tokens = ids.map(() => randomBytes(32).toString('base64url'));
  await client.query(
    `insert into sessions (id, account_id, token_hash, expires_at)
     select id, account_id, hash, now() + interval '1 day' from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as s(id, account_id, hash)`,
    [ids.map(() => newId()), ids, tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  return ids.map((id, at) => ({ id, cookie: `session=${tokens[at]}` }));
}
