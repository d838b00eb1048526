import type { Executor } from '../../../../platform/db/database.ts';
import type { PostedSort } from './posted-sorts.ts';
import { readPostings } from './postings-queries.ts';

/** Bytes that are cached of an edition: what a hundred and more common lexemes have in a million videos. */
const mostBytes = 32 * 1024 ** 2;
/** What an entry takes besides its bytes. */
const entryBytes = 150;

/** Packed places; null where the lexeme stands nowhere in the block. */
type Packed = Buffer | null;

/** Postings that were read of one edition, the last used last: filters and most words are asked for again and again. */
export class CachedPostings {
  private readonly cached = new Map<string, Packed>();
  private bytes = 0;
  private readonly edition: number;

  constructor(edition: number) {
    this.edition = edition;
  }

  /** Packed places by lexeme, for each of the blocks from the first to before the last. */
  async of(
    db: Executor,
    sort: PostedSort,
    lexemes: readonly number[],
    [from, until]: readonly [number, number],
  ): Promise<Map<number, Buffer>[]> {
    const numbers = Array.from({ length: until - from }, (_, at) => from + at);
    // Taken before anything is read or stored: either may drop some of it.
    const found = new Map<string, Packed>();
    const missing = lexemes.filter((id) => {
      const keys = numbers.map((block) => keyOf(sort, id, block));
      if (!keys.every((key) => this.cached.has(key))) return true;
      for (const key of keys) found.set(key, this.cached.get(key)!);
      return false;
    });
    if (missing.length > 0)
      for (const { lexeme, block, places } of await readPostings(db, this.edition, sort, missing, [
        from,
        until,
      ]))
        found.set(keyOf(sort, lexeme, block), Buffer.from(places, 'base64'));
    return numbers.map((block) => {
      const packed = new Map<number, Buffer>();
      for (const id of lexemes) {
        const key = keyOf(sort, id, block);
        const places = found.get(key) ?? null;
        this.store(key, places);
        if (places !== null) packed.set(id, places);
      }
      return packed;
    });
  }

  private store(key: string, packed: Packed): void {
    const was = this.cached.get(key);
    if (was !== undefined) this.drop(key, was);
    this.cached.set(key, packed);
    this.bytes += sizeOf(packed);
    for (const [oldest, its] of this.cached) {
      if (this.bytes <= mostBytes) break;
      this.drop(oldest, its);
    }
  }

  private drop(key: string, packed: Packed): void {
    this.cached.delete(key);
    this.bytes -= sizeOf(packed);
  }
}

const keyOf = (sort: PostedSort, lexeme: number, block: number): string => `${sort} ${lexeme} ${block}`;
const sizeOf = (packed: Packed): number => entryBytes + (packed?.length ?? 0);
