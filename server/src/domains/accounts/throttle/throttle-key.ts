import { createHmac } from 'node:crypto';

/** What something is counted under: neither an address nor an e-mail is kept. */
export const throttleKey = (secret: string, ...parts: string[]): Buffer =>
  createHmac('sha256', secret)
    .update(['throttle', ...parts].join('\0'))
    .digest();
