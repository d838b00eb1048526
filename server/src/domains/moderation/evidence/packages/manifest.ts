import type { GatheredReport, GatheredThing } from './gathered-queries.ts';

export interface ManifestFile {
  /** Its name in the package. */
  path: string;
  /** What it is of, e.g. `video 0198…`. */
  of: string;
  bytes: number;
  /** Hexadecimal; MD5 because the forms of authorities ask for it. */
  sha256: string;
  md5: string;
}

/** What is in a package, and what it is about. Moments are ISO 8601, UTC. */
export interface Manifest {
  format: 'tsukimi-evidence/1';
  site: { name: string; address: string; contact: string };
  made_at: string;
  made_for: string;
  case: { id: string; opened_at: string; state: string; decided_at: string | null };
  things: Pick<GatheredThing, 'kind' | 'id' | 'row' | 'reported'>[];
  reports: (Omit<GatheredReport, 'at'> & { at: string })[];
  /** Who is responsible for the things, with sessions, as far as stored; null: nobody, or they are gone and nothing of them is preserved. */
  account: Record<string, unknown> | null;
  /** Versions that were changed or deleted. */
  preserved: { kind: string; thing_id: string; preserved_at: string; content: Record<string, unknown> }[];
  files: ManifestFile[];
  /** Files that are named, but are no longer there. */
  missing: string[];
}

/** Columns for machines, or sealed for another purpose. */
const isForMachines = (name: string): boolean => name.startsWith('sealed_') || name === 'pictures';

/** A row without what is for machines, nulls, or empty. */
export const plainRow = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== null && value !== '' && !isForMachines(name)),
  );
