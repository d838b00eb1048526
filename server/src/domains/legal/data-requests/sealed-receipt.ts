import { receiptSealer } from '../../../platform/receipts.ts';
import type { SealedColumn } from '../../../platform/sealed-columns.ts';

/** The receipts of data requests. */
export const sealedDataRequestColumns: readonly SealedColumn[] = [
  {
    table: 'data_requests',
    column: 'sealed_receipt',
    key: ['id'],
    sealer: receiptSealer,
    about: ({ id }) => id ?? '',
  },
];
