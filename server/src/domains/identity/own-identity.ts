import type { OwnIdentity } from '#contract/identity.ts';
import type { MemberContext } from '../../platform/context.ts';
import { findUploadRight } from '../accounts/index.ts';
import { mustSign, versionOf } from './agreement.ts';
import { findSignature } from './agreement-queries.ts';
import { refreshCheck } from './check-identity.ts';
import { findLatest } from './identity-queries.ts';
import { ownIdentityView } from './identity-view.ts';

/** The caller's own status. A check waiting at a provider is asked about first. */
export async function ownIdentity(context: MemberContext): Promise<OwnIdentity> {
  const { db, config, memberId } = context;
  let record = await findLatest(db, memberId);
  if (record?.state === 'pending') {
    await refreshCheck(context, record);
    record = await findLatest(db, memberId);
  }
  return ownIdentityView(config, {
    record,
    signature: await findSignature(db, memberId),
    right: await findUploadRight(db, memberId),
    version: versionOf(config.settings.uploaderAgreement),
    mustSign: await mustSign(db, context, memberId),
  });
}
