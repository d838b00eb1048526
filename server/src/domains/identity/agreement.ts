import { createHash } from 'node:crypto';
import { AppError, badInput } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { findUploadRight } from '../accounts/index.ts';
import { findSignature, insertSignature, storeText } from './agreement-queries.ts';
import { findLatest, isApproved, lockMember } from './identity-queries.ts';
import { isSameName } from './identity-rules.ts';
import { openFacts, sealName } from './sealed-facts.ts';
import { settleUploadRight } from './upload-right.ts';

type Machines = Pick<Platform, 'config'>;

/**
 * A version is the beginning of the hash of its text: nobody can change the text under the same version.
 * Surrounding blanks do not count.
 */
export const versionOf = (words: string): string =>
  createHash('sha256')
    .update(words.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .digest('hex')
    .slice(0, 12);

/**
 * Whether a member has to sign before they upload: they have not signed, signed other words, or lost the
 * right since. An admin's decision replaces the signature.
 */
export async function mustSign(db: Executor, { config }: Machines, accountId: string): Promise<boolean> {
  const { can_upload_videos: canUpload, upload_word: word } = await findUploadRight(db, accountId);
  if (word === 'granted') return false;
  const signature = await findSignature(db, accountId);
  if (signature?.version !== versionOf(config.settings.uploaderAgreement)) return true;
  // Approved and signed, yet without the right: a suspension took it.
  return word === null && !canUpload && (await isApproved(db, accountId));
}

/** Throws `notAllowed` if the agreement must be signed before the next upload. */
export async function requireSignedAgreement(
  db: Executor,
  platform: Machines,
  accountId: string,
): Promise<void> {
  if (await mustSign(db, platform, accountId))
    throw new AppError(
      'notAllowed',
      'The uploader’s agreement has changed. Sign it in your settings, under Verify, before the next upload.',
      { hint: 'agreement_changed' },
    );
}

/**
 * Signs the current agreement. Throws `conflict` if the member read other words, `badInput` for another name.
 */
export async function signAgreement(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'config' | 'facts'>,
  accountId: string,
  { version, name }: { version: string; name: string },
): Promise<void> {
  const { config } = platform;
  const words = config.settings.uploaderAgreement;
  if (version !== versionOf(words))
    throw new AppError('conflict', 'The agreement has changed in the meantime. Please read it again.', {
      field: 'p_version',
    });
  await lockMember(transaction, accountId);
  const record = await findLatest(transaction, accountId);
  const facts = record === null ? null : openFacts(config, record.id, record.sealed_facts);
  if (record === null || record.state === 'refused' || facts === null)
    throw new AppError(
      'conflict',
      'Start the identity check first: you sign the agreement with the same name.',
    );
  if (!isSameName(name, facts.legalName))
    throw badInput('p_name', 'Sign with the name that you gave for the identity check.');
  const id = newId();
  await storeText(transaction, version, words);
  await insertSignature(transaction, {
    id,
    accountId,
    version,
    sealedName: sealName(config, id, facts.legalName),
  });
  await settleUploadRight(transaction, platform, accountId);
}
