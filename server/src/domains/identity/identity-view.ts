import type { IdentityRecord, OwnIdentity } from '#contract/identity.ts';
import type { Config } from '../../platform/config.ts';
import type { SignatureRow } from './agreement-queries.ts';
import type { QueueRow, RecordRow, WholeRow } from './identity-queries.ts';
import { openFacts, openName } from './sealed-facts.ts';

/** Where admins fetch the pictures of a check. */
export const picturesPath = '/storage/v1/object/authenticated/identity/';

export const ownIdentityView = (
  config: Config,
  parts: {
    record: RecordRow | null;
    signature: SignatureRow | null;
    right: Pick<OwnIdentity, 'can_upload_videos' | 'upload_word'>;
    version: string;
    mustSign: boolean;
  },
): OwnIdentity => {
  const { record, signature, right, version } = parts;
  return {
    state: record?.state ?? 'not_started',
    provider: config.identityProvider,
    reason: record?.reason ?? null,
    submitted_at: record?.submitted_at?.toISOString() ?? null,
    decided_at: record?.decided_at?.toISOString() ?? null,
    can_upload_videos: right.can_upload_videos,
    upload_word: right.upload_word,
    agreement: {
      version,
      text: config.settings.uploaderAgreement,
      signed: signature && {
        version: signature.version,
        name: openName(config, signature.id, signature.sealed_name) ?? '',
        signed_at: signature.signed_at.toISOString(),
      },
      must_sign: parts.mustSign,
    },
  };
};

export const entryView = (row: QueueRow) => ({
  id: row.id,
  user_id: row.user_id,
  username: row.username,
  state: row.state,
  provider: row.provider,
  submitted_at: row.submitted_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  decided_by: row.decided_by,
});

export function wholeView(config: Config, row: WholeRow): IdentityRecord {
  const facts = openFacts(config, row.id, row.sealed_facts);
  return {
    ...entryView(row),
    email: row.email,
    reason: row.reason,
    can_upload_videos: row.can_upload_videos,
    signed_at: row.signed_at?.toISOString() ?? null,
    facts: facts && {
      legal_name: facts.legalName,
      date_of_birth: facts.dateOfBirth,
      country: facts.country,
      document_kind: facts.documentKind,
    },
    pictures: row.pictures.map((kind) => ({ kind, url: `${picturesPath}${row.id}/${kind}` })),
    others: row.others.map((other) => ({
      ...other,
      submitted_at: other.submitted_at === null ? null : new Date(other.submitted_at).toISOString(),
    })),
  };
}
