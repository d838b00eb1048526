import { insertPackage, writePackage } from '#server/domains/moderation/evidence/packages/package-queries.ts';
import { newPackageKey, packageSealer } from '#server/domains/moderation/evidence/packages/sealed-package.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { freshName } from '#tests/support/test-names.ts';
import { once } from '#tests/support/test-once.ts';
import type { Known } from './contract-samples.ts';
import { insertTestCase } from './test-case-inputs.ts';

/** A case about a minor; answers its id. */
export async function insertMinorCase(platform: Platform): Promise<string> {
  const [author, reporter] = [
    await makeMember(platform, freshName()),
    await makeMember(platform, freshName()),
  ];
  const id = await insertTestCase(platform, author.id, reporter.id);
  await platform.db.query('update cases set is_minor_related = true where id = $1', [id]);
  return id;
}

/** A package without files, as it lies in the table; answers its id. */
export async function insertTestPackage({ db, config }: Platform, caseId: string): Promise<string> {
  const id = newId();
  const manifest = {
    format: 'tsukimi-evidence/1',
    site: { name: 'Lanterns', address: 'http://lanterns.test', contact: 'contact@lanterns.test' },
    made_at: new Date().toISOString(),
    made_for: 'keeper',
    case: { id: caseId, opened_at: new Date().toISOString(), state: 'open', decided_at: null },
    ...{ things: [], reports: [], account: null, preserved: [], files: [], missing: [] },
  };
  await insertPackage(db, { id, caseId, askedBy: null, askedByName: 'keeper' });
  await writePackage(db, {
    id,
    key: packageSealer(config).sealBytes(newPackageKey(), `sealed_key ${id}`),
    manifest: packageSealer(config).seal(JSON.stringify(manifest), `sealed_manifest ${id}`),
    manifestSha256: Buffer.alloc(32),
    ...{ fileCount: 0, bytes: 0 },
  });
  return id;
}

/** What the calls about sealed evidence can be given: whoever asks, if an admin, may see cases about minors. */
export function evidenceInputs(platform: Platform, asker: TestMember | null): Known {
  const trust = once(async () => {
    if (asker?.role === 'admin')
      await platform.db.query(
        `insert into account_rights (account_id, child_safety) values ($1, true)
         on conflict (account_id) do update set child_safety = true`,
        [asker.id],
      );
  });
  const minorCase = async (): Promise<string> => {
    await trust();
    return insertMinorCase(platform);
  };
  return {
    minor_case: minorCase,
    what_may_show_a_minor: async () => {
      await trust();
      return newId();
    },
    evidence_package: async () => insertTestPackage(platform, await minorCase()),
  };
}
