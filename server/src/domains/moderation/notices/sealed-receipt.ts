import { receiptSealer } from '../../../platform/receipts.ts';
import type { SealedColumn } from '../../../platform/sealed-columns.ts';

const sealed = (table: string): SealedColumn => ({
  table,
  column: 'sealed_receipt',
  key: ['id'],
  sealer: receiptSealer,
  about: ({ id }) => id ?? '',
});

/** The receipts of notices, and of decisions for those they are about. */
export const sealedReceiptColumns: readonly SealedColumn[] = [sealed('notices'), sealed('case_decisions')];
