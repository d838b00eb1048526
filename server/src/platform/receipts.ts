import { createHash, randomBytes } from 'node:crypto';
import { sealerOf } from './sealed-values.ts';

/** Letters and digits that nobody confuses when reading them aloud or copying them: no i, l, o or u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 16;
const receiptPattern = /^[0-9a-hjkmnp-tv-z]{16}$/;

/** 80 random bits, so that nobody finds another's receipt by trying. */
export const newReceipt = (): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte & 31]).join('');

/** How a receipt is stored: whoever reads the table cannot open a case page. */
export const hashOfReceipt = (receipt: string): Buffer => createHash('sha256').update(receipt).digest();

/** Seals receipts for the mails that name them; about the id of what they open. */
export const receiptSealer = sealerOf('receipts of notices');

/** As people copy it: in groups, in capitals, with the letters that are not used for the digits they resemble. */
export function readReceipt(typed: string): string | null {
  if (typed.length > 64) return null;
  const receipt = typed
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');
  return receiptPattern.test(receipt) ? receipt : null;
}
