import { hash, randomBytes } from 'node:crypto';
import type { AdInvalidReason } from '#contract/ad-words.ts';
import type { Output } from '#contract/calls.ts';
import { AppError } from '../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { CallContext, MemberContext } from '../../../platform/context.ts';
import { hashOfReceipt, newReceipt, readReceipt } from '../../../platform/receipts.ts';
import { adMoment } from '../ad-time.ts';
import { findProven, lockCampaign, writeConversionHash, writeProofHash } from './proof-queries.ts';
import { readAdReport } from './read-ad-report.ts';
import { questionOf } from './report-rules.ts';

const none = (): AppError => new AppError('notFound', 'There is no such campaign.');

/** Gives a campaign a proof page at a new address, on record; the code is told this once. Throws `notFound`. */
export const makeProof = (context: MemberContext, id: string): Promise<Output<'make_ad_proof'>> =>
  context.db.transaction(async (transaction) => {
    const campaign = await lockCampaign(transaction, id);
    if (campaign === null) throw none();
    const code = newReceipt();
    await writeProofHash(transaction, id, hashOfReceipt(code));
    await recordAct(transaction, actorOf(context.viewer), {
      ...{ act: 'ad_campaign.proof_made', targetKind: 'ad_campaign', targetId: id },
      summary: `Made ${campaign.has_proof ? 'a new address for the' : 'a'} proof page of “${campaign.name}”.`,
    });
    return { campaign_id: id, code };
  });

/** Closes a proof page, on record. Throws `notFound` and `conflict`. */
export const revokeProof = (context: MemberContext, id: string): Promise<Output<'revoke_ad_proof'>> =>
  context.db.transaction(async (transaction) => {
    const campaign = await lockCampaign(transaction, id);
    if (campaign === null) throw none();
    if (!campaign.has_proof) throw new AppError('conflict', 'This campaign has no proof page.');
    await writeProofHash(transaction, id, null);
    await recordAct(transaction, actorOf(context.viewer), {
      ...{ act: 'ad_campaign.proof_revoked', targetKind: 'ad_campaign', targetId: id },
      summary: `Closed the proof page of “${campaign.name}”.`,
    });
    return { success: true, message: 'You’ve closed the proof page.' };
  });

/** Gives a campaign a new secret for conversions, on record; it is told this once. Throws `notFound`. */
export const makeConversionSecret = (
  context: MemberContext,
  id: string,
): Promise<Output<'make_ad_conversion_secret'>> =>
  context.db.transaction(async (transaction) => {
    const campaign = await lockCampaign(transaction, id);
    if (campaign === null) throw none();
    const secret = randomBytes(24).toString('base64url');
    await writeConversionHash(transaction, id, hash('sha256', secret, 'buffer'));
    await recordAct(transaction, actorOf(context.viewer), {
      ...{ act: 'ad_campaign.secret_made', targetKind: 'ad_campaign', targetId: id },
      summary: `Made a secret by which conversions of “${campaign.name}” are reported.`,
    });
    return { campaign_id: id, secret };
  });

const mostDays = 1000;

/** What an advertiser sees of their campaign, and of nothing else. Throws `notFound`. */
export async function readProof(context: CallContext, typed: string): Promise<Output<'get_ad_proof'>> {
  const { adTimeZone: timeZone, adCurrency: currency } = context.config.settings;
  const code = readReceipt(typed);
  const proven = code === null ? null : await findProven(context.db, hashOfReceipt(code), timeZone);
  if (proven === null)
    throw new AppError('notFound', 'No proof page has this address. It may have been closed.');
  const { day: today } = adMoment(timeZone, Date.now());
  const asked = {
    ...{ from: proven.first ?? proven.starts, to: proven.last ?? today },
    ...{ limit: mostDays, offset: 0, withReasons: false },
  };
  const by = (one: 'day' | 'creative') => questionOf({ p_by: one, p_campaign_id: proven.id });
  const days = await readAdReport(context, { ...asked, question: by('day'), order: 'desc' });
  const creatives = await readAdReport(context, { ...asked, question: by('creative') });
  const named = (rows: typeof days.rows) =>
    rows.map(({ and_key: _key, and_name: _name, ...row }) => ({
      ...row,
      invalid_by: row.invalid_by as { reason: AdInvalidReason; events: number }[] | null,
    }));
  return {
    ...{ campaign_name: proven.name, advertiser_name: proven.advertiser_name, paid_by: proven.paid_by },
    ...{ starts: proven.starts, ends: proven.ends, time_zone: timeZone, currency },
    ...{ pricing: proven.goals.pricing ?? 'flat', rate: proven.goals.rate ?? 0 },
    ...{ budget: proven.goals.budget_total ?? null, at: new Date().toISOString() },
    totals: days.totals,
    days: named(days.rows),
    creatives: named(creatives.rows),
    corrections: days.corrections.map(
      ({
        id: _id,
        posting_id: _posting,
        campaign_name: _campaign,
        placement_name: _place,
        made_by: _by,
        ...row
      }) => row,
    ),
  };
}
