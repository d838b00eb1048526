import type { ReportTargetKind } from '#contract/reports.ts';

/** Texts of one table that others read, and what they are called in the contract. */
export interface StoredText {
  /** What it is to people, in the singular. */
  readonly name: string;
  /** As what a find is reported; null: it cannot be by itself, or is between two people, and a line of the log names it. */
  readonly kind: ReportTargetKind | null;
  readonly table: string;
  readonly idType: 'uuid' | 'bigint';
  /** Column of its owner; null: it is the site's. */
  readonly owner: string | null;
  /** Columns of text. */
  readonly texts: readonly string[];
  /** Columns of lists of texts. */
  readonly lists?: readonly string[];
  /** SQL over its columns: what is gone needs no look. */
  readonly unless?: string;
  /** One word may be many. */
  readonly isName?: true;
  /** How refusals of these texts begin in the contract: a test holds that each is here. */
  readonly holders: readonly string[];
}
