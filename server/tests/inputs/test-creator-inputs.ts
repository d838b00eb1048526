import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/db/database.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import type { Known } from './contract-samples.ts';

/** An application that waits, in place of any that waited; answers its id. */
export async function insertTestApplication(
  db: Executor,
  applicantId: string,
  makes = 'Short films about lanterns',
): Promise<string> {
  const id = newId();
  await db.query(
    `update creator_applications set state = 'withdrawn', decided_at = now()
     where applicant_id = $1 and state = 'pending'`,
    [applicantId],
  );
  await db.query(
    `insert into creator_applications (id, applicant_id, makes, about, links)
     values ($1, $2, $3, 'I draw by night.', '{https://films.example/lanterns}')`,
    [id, applicantId, makes],
  );
  return id;
}

let applicants = 0;

/** What the calls of applications can be given. */
export const creatorInputs = (platform: Platform, asker: TestMember | null): Known => ({
  application_links: ['https://films.example/lanterns'],
  own_application_id: () => (asker === null ? newId() : insertTestApplication(platform.db, asker.id)),
  waiting_application_id: async () =>
    insertTestApplication(
      platform.db,
      (await makeMember(platform, `sample-applicant-${process.pid}-${++applicants}`)).id,
    ),
});
