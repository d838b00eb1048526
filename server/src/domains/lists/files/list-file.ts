import type { ListStatus, WorkKind } from '#contract/work-words.ts';
import { badInput } from '../../../kit/app-error.ts';
import type { Entry } from '../entry-rules.ts';

/** The field that carries a file; whatever is wrong with one is said of it. */
export const fileField = 'p_file';
export const refuse = (message: string): Error => badInput(fileField, message);

/** One work in a file. What a file does not say is absent. */
export interface FileEntry {
  /** As the file calls it. */
  named: string;
  work_id: string | null;
  titles: readonly string[];
  year: number | null;
  kind: WorkKind | null;
  entry: Partial<Entry> & { status: ListStatus };
  /** When it was changed last, ISO 8601; null: the file does not say. */
  updated_at: string | null;
}

/** A number that a file says; where it does not, what stands stays. */
export const present = <Name extends 'episodes_seen' | 'rewatches'>(
  name: Name,
  value: number | null | undefined,
): Partial<Record<Name, number>> => (value == null ? {} : ({ [name]: value } as Record<Name, number>));
