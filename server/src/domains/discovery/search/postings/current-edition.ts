import type { Database } from '../../../../platform/db/database.ts';
import { CachedPostings } from './cached-postings.ts';
import { type Edition, type KnownLexeme, OtherEdition, readEdition } from './postings-queries.ts';

/** Milliseconds for which what was read is believed: a page of an edition that is gone is noticed, one that is new is no haste. */
const believedFor = 30_000;
/** Looked-up lexemes that are remembered, each with what few it stands for: what people search for repeats itself. */
const mostRemembered = 5000;
const fewOfABeginning = 20;

/** The postings that can be read. */
export interface CurrentEdition extends Edition {
  postings: CachedPostings;
  /** What was looked up of lexemes, by `lexemeKey`; the last used last. */
  lexemes: Map<string, readonly KnownLexeme[]>;
}

/** By the pool of the primary: whatever a replica reads says of which edition it is. */
const editions = new WeakMap<object, { readAt: number; edition: Promise<CurrentEdition | null> }>();

/** The postings that can be read; null while there are none. */
export async function currentEdition(db: Database): Promise<CurrentEdition | null> {
  const known = editions.get(db.pool);
  if (known !== undefined && Date.now() - known.readAt < believedFor) return known.edition;
  const edition = Promise.all([readEdition(db), known?.edition]).then(([read, was]) => {
    if (read === null) return null;
    return was?.edition === read.edition
      ? { ...was, ...read }
      : {
          ...read,
          postings: new CachedPostings(read.edition),
          lexemes: new Map<string, readonly KnownLexeme[]>(),
        };
  });
  editions.set(db.pool, { readAt: Date.now(), edition });
  edition.catch(() => forgetEdition(db));
  return edition;
}

export const forgetEdition = (db: Database): void => void editions.delete(db.pool);

/** What postings answer; null, and they are looked up anew the next time, if they were replaced in the middle. */
export async function ofOneEdition<T>(db: Database, work: () => Promise<T | null>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OtherEdition)) throw error;
    forgetEdition(db);
    return null;
  }
}

/** Remembers what a lexeme stands for, in the place of what was not asked for longest. */
export function remember({ lexemes }: CurrentEdition, key: string, known: readonly KnownLexeme[]): void {
  if (known.length > fewOfABeginning) return;
  lexemes.delete(key);
  lexemes.set(key, known);
  if (lexemes.size > mostRemembered) lexemes.delete(lexemes.keys().next().value!);
}
