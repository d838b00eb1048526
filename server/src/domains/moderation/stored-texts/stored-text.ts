import type { ReportTargetKind } from '#contract/reports.ts';

/** Texts of one table that others read, and their names in the contract. */
export interface StoredText {
  /** What people call it, in the singular. */
  readonly name: string;
  /**
   * The kind under which a find is reported; null: it cannot be reported by itself, or is between two people,
   * and a log line names it.
   */
  readonly kind: ReportTargetKind | null;
  readonly table: string;
  readonly idType: 'uuid' | 'bigint';
  /** Column of its owner; null: it belongs to the site. */
  readonly owner: string | null;
  /** Columns of text. */
  readonly texts: readonly string[];
  /** Columns that are lists of texts. */
  readonly lists?: readonly string[];
  /** SQL over its columns: deleted rows need no check. */
  readonly unless?: string;
  /** One word may be many. */
  readonly isName?: true;
  /** How refusals of these texts begin in the contract: a test ensures that each is here. */
  readonly holders: readonly string[];
}
