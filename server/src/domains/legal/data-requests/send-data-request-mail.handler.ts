import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { receiptSealer } from '../../../platform/receipts.ts';
import { dataRequestLetter } from './data-request-letter.ts';
import { findDataRequest } from './data-request-queries.ts';
import { type DataRequestMail, sendDataRequestMail } from './send-data-request-mail.job.ts';

/** `origin` answers the site's current address, without a trailing slash. */
export const createSendDataRequestMailHandler = (
  platform: Pick<Platform, 'db' | 'mail' | 'config' | 'log'>,
  origin: () => string,
): JobHandler<{ requestId: string } & DataRequestMail> => ({
  job: sendDataRequestMail,
  concurrency: 2,
  async run({ payload }) {
    const request = await findDataRequest(platform.db, payload.requestId);
    if (request === null) return;
    const receipt = receiptSealer(platform.config).open(request.sealed_receipt, request.id);
    if (receipt === null) throw new Error('The receipt was sealed with a key that is not known any more.');
    const { siteName } = platform.config.settings;
    await platform.mail.send(
      dataRequestLetter({ siteName, origin: origin() }, payload, { ...request, receipt }),
    );
  },
  async failed({ requestId, about }, reason) {
    platform.log.error({ requestId, about, reason }, 'a mail about a data request could not be sent');
  },
});
