import { createHmac } from 'node:crypto';
import { newestKey } from '../../../platform/site-keys.ts';

/** The key that something is counted under: neither an IP address nor an email address is stored. */
export const throttleKey = (secret: string, ...parts: string[]): Buffer =>
  createHmac('sha256', newestKey(secret))
    .update(['throttle', ...parts].join('\0'))
    .digest();
