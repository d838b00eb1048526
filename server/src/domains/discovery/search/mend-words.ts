import type { Executor } from '../../../platform/db/database.ts';
import { readsAsRomaji, soundOf } from './kana-sounds.ts';
import { spellings } from './search-queries.ts';
import { QueryWords } from './search-rules.ts';
import { mend, spellingDeletions } from './spelling-rules.ts';

export interface Mended {
  /** Words that nothing has, with what was probably meant. */
  mended: ReadonlyMap<string, string>;
  /** All words that nothing has. */
  unknown: ReadonlySet<string>;
}

/** Looks up how the words of a query are spelled, by index. */
export async function mendWords(db: Executor, words: QueryWords): Promise<Mended> {
  const mended = new Map<string, string>();
  const unknown = new Set<string>();
  const asked = words.spelled.map((term) => ({
    ...term,
    sound: readsAsRomaji(term.word) ? soundOf(term.word) : '',
    deletions: spellingDeletions(term.word),
  }));
  for (const spelling of asked.length === 0 ? [] : await spellings(db, asked)) {
    if (spelling.known) continue;
    unknown.add(spelling.word);
    const term = mend(spelling);
    if (term !== null) mended.set(spelling.word, term);
  }
  return { mended, unknown };
}

/** What was typed, the last of it perhaps unfinished, with its typos mended; null if there are none that can be. */
export async function mendedQuery(db: Executor, text: string): Promise<string | null> {
  const words = new QueryWords(text, 'unfinished');
  const { mended } = await mendWords(db, words);
  return mended.size === 0 ? null : words.replace(mended);
}
