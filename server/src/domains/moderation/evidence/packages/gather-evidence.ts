import { createHash } from 'node:crypto';
import type { Platform } from '../../../../platform/context.ts';
import { sealedKey } from '../../../../platform/evidence/evidence.ts';
import { accountRecords, endedSessionsOf } from '../../../accounts/index.ts';
import { findCase } from '../../cases/case-queries.ts';
import { type PreservedRow, preservedOf } from '../preserved-queries.ts';
import { reportsAbout, thingsOf } from './gathered-queries.ts';
import { type Manifest, type ManifestFile, plainRow } from './manifest.ts';

type Machines = Pick<Platform, 'db' | 'storage' | 'config'>;

/** Records of an account that say who somebody is and from where they came; the rest tells nobody anything about a case. */
const accountParts = [
  'account',
  'profile',
  'former_usernames',
  'sessions',
  'google_accounts',
  'email_change',
] as const;

async function accountOf(
  { db }: Pick<Platform, 'db'>,
  ownerId: string | null,
  preserved: readonly PreservedRow[],
): Promise<Record<string, unknown> | null> {
  const records = ownerId === null ? {} : await accountRecords(db, ownerId);
  if (ownerId !== null && records.account != null)
    return {
      ...Object.fromEntries(accountParts.map((part) => [part, records[part]])),
      ended_sessions: await endedSessionsOf(db, ownerId),
    };
  const gone = preserved.find(({ kind }) => kind === 'account');
  return gone === undefined ? null : { preserved: plainRow(gone.content) };
}

/** Every key that a file or folder stands for, wherever it lies now. */
async function* keysBehind({ storage }: Machines, key: string): AsyncGenerator<string> {
  if (!key.endsWith('/')) {
    yield (await storage.stat(sealedKey(key))) === null ? key : sealedKey(key);
    return;
  }
  yield* storage.list(key);
}

/**
 * Gathers everything about a case. `store` is given each file in turn. Null: there is no such case any longer.
 */
export async function gatherEvidence(
  platform: Machines & { siteAddress: string },
  { caseId, madeFor, signal }: { caseId: string; madeFor: string; signal: AbortSignal },
  store: (number: number, bytes: Buffer) => Promise<void>,
): Promise<Manifest | null> {
  const { db, storage, config, siteAddress } = platform;
  const one = await findCase(db, caseId, true);
  if (one === null) return null;
  const [things, reports, preserved] = await Promise.all([
    thingsOf(db, one.id),
    reportsAbout(db, one.id),
    preservedOf(db, 'case', one.id, true),
  ]);
  const files: ManifestFile[] = [];
  const missing: string[] = [];
  const seen = new Set<string>();
  const named = [
    ...things.flatMap(({ kind, id, keys }) => keys.map((key) => ({ key, of: `${kind} ${id}` }))),
    ...preserved.flatMap(({ kind, thing_id, keys }) =>
      keys.map((key) => ({ key, of: `${kind} ${thing_id}` })),
    ),
  ];
  for (const { key: name, of } of named) {
    let found = 0;
    for await (const key of keysBehind(platform, name)) {
      signal.throwIfAborted();
      if (seen.has(key)) {
        found++;
        continue;
      }
      const bytes = await storage.get(key);
      if (bytes === null) continue;
      seen.add(key);
      found++;
      await store(files.length, bytes);
      files.push({
        path: `files/${key}`,
        of,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        md5: createHash('md5').update(bytes).digest('hex'),
      });
    }
    if (found === 0) missing.push(name);
  }
  return {
    format: 'tsukimi-evidence/1',
    site: {
      name: config.settings.siteName,
      address: siteAddress,
      contact: config.settings.contactEmail,
    },
    made_at: new Date().toISOString(),
    made_for: madeFor,
    case: {
      id: one.id,
      opened_at: one.created_at.toISOString(),
      state: one.state,
      decided_at: one.decided_at?.toISOString() ?? null,
    },
    things: things.map(({ kind, id, row, reported }) => ({
      kind,
      id,
      row: row && plainRow(row),
      reported: reported && plainRow(reported),
    })),
    reports: reports.map(({ at, ...report }) => ({ at: at.toISOString(), ...report })),
    account: await accountOf(platform, one.author_id, preserved),
    preserved: preserved
      // Documents of an identity check are handed over on a legal request alone.
      .filter(({ kind }) => kind !== 'identity')
      .map(({ kind, thing_id, preserved_at, content }) => ({
        kind,
        thing_id,
        preserved_at: preserved_at.toISOString(),
        content: plainRow(content),
      })),
    files,
    missing,
  };
}
