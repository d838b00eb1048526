import type { Platform } from '../context.ts';
import type { WarningKindName } from './warning-kinds.ts';
import { upsertWarning } from './warning-queries.ts';

/**
 * Makes the back office show a warning, with a detail of at most 300 characters (an address, a version). A
 * failure is logged and never reaches the caller.
 */
export function tellOperator(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  kind: WarningKindName,
  detail = '',
): void {
  upsertWarning(db, kind, detail).catch((error: unknown) =>
    log.warn({ err: error, kind }, 'a warning for the back office could not be kept'),
  );
}
