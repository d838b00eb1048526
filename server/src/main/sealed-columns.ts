import { sealedAccountColumns } from '../domains/accounts/index.ts';
import { sealedIdentityColumns } from '../domains/identity/index.ts';
import { sealedLibraryColumns } from '../domains/importing/index.ts';
import { sealedDataRequestColumns } from '../domains/legal/index.ts';
import { sealedPackageColumns, sealedReceiptColumns } from '../domains/moderation/index.ts';
import { sealedPerformerColumns, sealedStreamColumns } from '../domains/videos/index.ts';
import type { SealedColumn } from '../platform/sealed-columns.ts';

/** Every column that holds sealed values. A test compares it with the columns of the database. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedAccountColumns,
  ...sealedIdentityColumns,
  ...sealedReceiptColumns,
  ...sealedPackageColumns,
  ...sealedDataRequestColumns,
  ...sealedPerformerColumns,
  ...sealedStreamColumns,
  ...sealedLibraryColumns,
];
