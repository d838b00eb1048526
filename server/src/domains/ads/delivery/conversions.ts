import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AdInvalidReason } from '#contract/ad-words.ts';
import { AppError } from '../../../kit/app-error.ts';
import { type CallContext, isAdmin } from '../../../platform/context.ts';
import { createSigner, type Signer } from '../../../platform/http/signed-values.ts';
import type { Serve } from './ad-token.ts';
import { campaignOfClick, countConversion, insertClick } from './event-queries.ts';
import { lockBalances } from './slice-queries.ts';
import { readAgent } from './user-agent.ts';

type Told = Pick<CallContext, 'db' | 'config' | 'viewer' | 'request'>;

/** Where an address of an advertiser wants the id of the click. */
const placeholder = /\{click\}|%7Bclick%7D/gi;
export const wantsClickId = (address: string): boolean => address.search(placeholder) >= 0;

const signers = new Map<string, Signer>();
function signerOf(secret: string): Signer {
  let signer = signers.get(secret);
  if (!signer) {
    signer = createSigner(secret, 'ad click');
    signers.set(secret, signer);
  }
  return signer;
}

/** Whether an id of a click is one that only we can have made. */
export const isClickId = (secret: string, clickId: string): boolean =>
  signerOf(secret).verify(clickId) !== null;

const hashOf = (clickId: string): Buffer => hash('sha256', clickId, 'buffer');

/** The address with the id of a new click, which only the advertiser is told. */
export async function withClickId(
  { db, config }: Pick<CallContext, 'db' | 'config'>,
  address: string,
  serve: Serve,
): Promise<string> {
  const clickId = signerOf(config.secret).sign(randomBytes(12).toString('base64url'));
  await insertClick(db, { hash: hashOf(clickId), serve, at: new Date() });
  return address.replace(placeholder, clickId);
}
/** The same where no click counted. */
export const withoutClickId = (address: string): string => address.replace(placeholder, '');

/** Why what a browser reports is no conversion. */
const obstacleOf = ({ viewer, request }: Told): AdInvalidReason | null =>
  readAgent(request.userAgent).isBot ? 'bot' : isAdmin(viewer) ? 'admin' : null;

/**
 * Counts what came of a click, once. `secret`: of the campaign, where the advertiser's server reports; it is no
 * browser, and nothing is asked of it but that. Answers why it does not count.
 */
export async function convert(
  context: Told,
  clickId: string,
  secret?: string,
): Promise<AdInvalidReason | null> {
  const { db, config } = context;
  if (!isClickId(config.secret, clickId)) return 'foreign_token';
  const click = hashOf(clickId);
  const campaign = await campaignOfClick(db, click);
  if (campaign === null) return 'expired_token';
  if (secret !== undefined && !isSecretOf(campaign.conversion_hash, secret))
    throw new AppError('notAllowed', 'This is not the secret of the campaign.');
  const obstacle = secret === undefined ? obstacleOf(context) : null;
  const counted = await db.transaction(async (transaction) => {
    await lockBalances(transaction, [campaign.id]);
    return countConversion(transaction, click, obstacle);
  });
  return counted ? null : (obstacle ?? 'repeated');
}

/** Secrets of campaigns are stored as their SHA-256. */
function isSecretOf(stored: Buffer | null, secret: string): boolean {
  const given = hashOf(secret);
  return stored !== null && stored.length === given.length && timingSafeEqual(stored, given);
}
