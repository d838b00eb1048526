import { versionOf } from '#server/domains/identity/agreement.ts';
import { insertSignature, storeText } from '#server/domains/identity/agreement-queries.ts';
import { insertRecord } from '#server/domains/identity/identity-queries.ts';
import { sealFacts } from '#server/domains/identity/sealed-facts.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import type { Known } from './contract-samples.ts';

export { versionOf };
export const testLegalName = 'Mio Kanda';
let members = 0;

/** A check that waits for an admin, without pictures; answers its id. */
export async function insertTestIdentity(
  platform: Pick<Platform, 'db' | 'config'>,
  accountId: string,
): Promise<string> {
  const id = newId();
  await insertRecord(platform.db, {
    id,
    account_id: accountId,
    provider: 'manual',
    state: 'pending',
    sealed_facts: sealFacts(platform.config, id, {
      legalName: testLegalName,
      dateOfBirth: '1990-01-31',
      country: 'JP',
      documentKind: 'passport',
    }),
  });
  return id;
}

/** A signed agreement, as it lies in the table. */
export async function insertTestSignature({ db, config }: Platform, accountId: string): Promise<void> {
  const words = config.settings.uploaderAgreement;
  await storeText(db, versionOf(words), words);
  await insertSignature(db, {
    ...{ id: newId(), accountId, version: versionOf(words), sealedName: Buffer.alloc(40) },
  });
}

/** What the calls of identity checks can be given. */
export const identityInputs = (platform: Platform, asker: TestMember | null): Known => ({
  person_name: testLegalName,
  birth_long_ago: '1990-01-31',
  some_country: 'JP',
  agreement_version: versionOf(platform.config.settings.uploaderAgreement),
  own_legal_name: async () => {
    const sql = 'select from identity_records where account_id = $1';
    if (asker !== null && (await platform.db.query(sql, [asker.id])).length === 0)
      await insertTestIdentity(platform, asker.id);
    return testLegalName;
  },
  waiting_identity_id: async () => {
    const { id } = await makeMember(platform, `identity-${process.pid}-${++members}`);
    return insertTestIdentity(platform, id);
  },
});
