import type { SealedColumn } from '../../../platform/sealed-columns.ts';
import { sealerOf } from '../../../platform/sealed-values.ts';

/** Seals receipts for the mails that name them; about the id of their notice. */
export const receiptSealer = sealerOf('receipts of notices');

export const sealedNoticeColumns: readonly SealedColumn[] = [
  {
    table: 'notices',
    column: 'sealed_receipt',
    key: ['id'],
    sealer: receiptSealer,
    about: ({ id }) => id ?? '',
  },
];
