import { AppError } from '../../../../kit/app-error.ts';
import type { Viewer } from '../../../../platform/context.ts';
import type { Executor } from '../../../../platform/db/database.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { type CaseListRow, findCase } from '../../cases/case-queries.ts';
import { noCase } from '../../cases/no-case.ts';
import { findPackage, type PackageRow } from './package-queries.ts';

interface Asking {
  db: Executor;
  viewer: Viewer;
}

/** The case, if it is about a minor and this admin may see it. Throws `notFound`. */
export async function minorCase({ db, viewer }: Asking, id: string): Promise<CaseListRow> {
  const one = (await seesMinors(db, viewer)) ? await findCase(db, id, true) : null;
  if (one === null || !one.is_minor_related) throw noCase();
  return one;
}

/** A package that is made, if this admin may see it. Throws `notFound`. */
export async function madePackage({ db, viewer }: Asking, id: string): Promise<PackageRow> {
  const one = (await seesMinors(db, viewer)) ? await findPackage(db, id) : null;
  if (one?.state !== 'ready') throw new AppError('notFound', 'Package not found.');
  return one;
}
