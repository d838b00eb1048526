import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/db/database.ts';
import type { Known } from './contract-samples.ts';

let tickets = 0;

/** A ticket with its first message. */
export async function insertTestTicket(
  db: Executor,
  memberId: string | null = null,
): Promise<{ id: string; code: string }> {
  const id = newId();
  const code = `${process.pid}x${++tickets}`.padStart(20, 'q').slice(-20);
  await db.query(
    `insert into support_tickets (id, code, member_id, email, mailbox, name, kind, subject)
     values ($1, $2, $3, 'ren@mail.example', 'ren@mail.example', 'Ren', 'bug', 'The player stops')`,
    [id, code, memberId],
  );
  await db.query(
    `insert into support_messages (id, ticket_id, is_from_desk, body) values ($1, $2, false, 'It stops at once.')`,
    [newId(), id],
  );
  return { id, code };
}

async function insertTestCanned(db: Executor): Promise<string> {
  const id = newId();
  await db.query(`insert into canned_texts (id, title, body) values ($1, $2, 'Please try again.')`, [
    id,
    `Try again ${id}`,
  ]);
  return id;
}

/** What the calls of the support desk can be given. */
export const supportInputs = ({ db }: Platform): Known => ({
  ticket_id: async () => (await insertTestTicket(db)).id,
  ticket_code: async () => (await insertTestTicket(db)).code,
  canned_id: () => insertTestCanned(db),
  sender_address: () => `sender-${newId()}@mail.example`,
  no_website: '',
  slow_enough: 60_000,
});
