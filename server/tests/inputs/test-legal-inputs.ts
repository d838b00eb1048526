import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Known } from './contract-samples.ts';
import { insertTestDataRequest } from './test-data-request.ts';

/** What the calls of the legal pages can be given: the first page has a version and a draft. */
export const legalInputs = ({ db }: Platform): Known => ({
  legal_day: '2100-01-01',
  this_year: new Date().getUTCFullYear(),
  data_request_kind: 'correction',
  data_outcome: 'refused',
  data_request: async () => (await insertTestDataRequest(db)).id,
  data_request_receipt: async () => (await insertTestDataRequest(db)).receipt,
  answered_data_request: async () => (await insertTestDataRequest(db, { isAnswered: true })).receipt,
  urgent_kind: 'authority',
  desk_item_kind: 'urgent_request',
  urgent_request: async () => {
    const id = newId();
    await db.query(
      `insert into urgent_requests (id, kind, reference, name, office, email, mailbox, phone, words, due_at)
       values ($1, 'danger', $2, 'Ren', '', 'ren@mail.example', 'ren@mail.example', '', 'Help.', now() + interval '2 hours')`,
      [id, id.slice(-10)],
    );
    return id;
  },
  legal_number: async () => {
    await db.query(
      `insert into legal_versions (id, page, number, body, published_at) values ($1, 'terms', 1, 'Be kind.', now())
       on conflict do nothing`,
      [newId()],
    );
    return 1;
  },
  legal_seen: async () => {
    await db.query(
      `insert into legal_versions (id, page, body, effective_on) values ($1, 'terms', 'Be kinder.', '2100-01-01')
       on conflict do nothing`,
      [newId()],
    );
    const [draft] = await db.query<{ updated_at: Date }>(
      "select updated_at from legal_versions where page = 'terms' and number is null",
    );
    return draft!.updated_at.toISOString();
  },
});
