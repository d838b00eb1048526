import { createHmac } from 'node:crypto';
import { newestKey } from '../../../platform/site-keys.ts';

/** What something is counted under: neither an address nor an e-mail is kept. */
export const throttleKey = (secret: string, ...parts: string[]): Buffer =>
  createHmac('sha256', newestKey(secret))
    .update(['throttle', ...parts].join('\0'))
    .digest();
