import { createHmac } from 'node:crypto';
import type { SealedColumn } from '../../../platform/sealed-columns.ts';
import { sealerOf } from '../../../platform/sealed-values.ts';

/** Secrets of authenticators, each bound to its account. */
const sealer = sealerOf('authenticator apps', (siteKey) =>
  createHmac('sha256', siteKey).update('totp').digest(),
);

export const seal = (secret: string, accountId: string, plain: Buffer): Buffer =>
  sealer({ secret }).sealBytes(plain, accountId);

/** Throws if it was sealed with another key or for another account. */
export function unseal(secret: string, accountId: string, sealed: Buffer): Buffer {
  const plain = sealer({ secret }).openBytes(sealed, accountId);
  if (plain === null)
    throw new Error('the secret of an authenticator does not open with any key of the site');
  return plain;
}

export const sealedAccountColumns: readonly SealedColumn[] = [
  {
    table: 'account_totp',
    column: 'secret',
    key: ['account_id'],
    sealer,
    about: ({ account_id }) => account_id ?? '',
  },
];
