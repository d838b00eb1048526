import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { tellOperator } from '../../../../platform/warnings/tell-operator.ts';
import { adsChanged } from '../../ads-changed.ts';
import { readServe } from '../ad-token.ts';
import { adViewerHash, askerOf } from '../ad-viewer.ts';
import { insertReport, reviewReported } from '../report-queries.ts';

/** A page may have been open for long. */
const reportableFor = 86_400_000;

const thanks = { success: true as const, message: 'Thank you. We’ll look at this ad.' };

/** What is reported as unlawful or harmful is shown no more at once, everywhere, until an admin has looked at it. */
export const reportAd = implement('report_ad', async (input, context) => {
  const { config, db, request, viewer } = context;
  const serve = readServe(config.secret, input.p_token);
  if (serve === null || Date.now() - serve.givenAt > reportableFor)
    throw new AppError('notFound', 'This ad is gone. If it shows again, report it there.');
  const { allowsAdvertising, givenAt: at, serveId, postingNumber } = serve;
  const viewerHash = await adViewerHash(db, { allowsAdvertising, at }, askerOf(viewer, request));
  const details = input.p_details?.trim() || null;
  const title = await db.transaction(async (transaction) => {
    const creativeId = await insertReport(transaction, {
      ...{ serveId, viewerHash, postingNumber, details, reason: input.p_reason },
    });
    if (creativeId === null) return null;
    const said = details === null ? '' : `: ${details.slice(0, 300)}`;
    const reviewed = await reviewReported(
      transaction,
      creativeId,
      `Viewers reported it, last as ${input.p_reason}${said}`,
    );
    if (reviewed !== null) await adsChanged(transaction);
    return reviewed;
  });
  if (title !== null) tellOperator(context, 'reported_ad', title);
  return thanks;
});
