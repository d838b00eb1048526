import type { Executor } from '../../../../platform/db/database.ts';
import type { PostedSort } from './posted-sorts.ts';
import { readPostings } from './postings-queries.ts';

/** Bytes that are kept of an edition: what a hundred and more common lexemes have in a million videos. */
const mostBytes = 32 * 1024 ** 2;
/** What an entry takes besides its bytes. */
const entryBytes = 150;

/** Packed places; null where the lexeme stands nowhere in the block. */
type Packed = Buffer | null;

/** Postings that were read of one edition, the last used last: filters and most words are asked for again and again. */
export class KeptPostings {
  private readonly kept = new Map<string, Packed>();
  private bytes = 0;

  /** Packed places by lexeme, for each of the blocks from the first to before the last. */
  async of(
    db: Executor,
    sort: PostedSort,
    lexemes: readonly number[],
    [from, until]: readonly [number, number],
  ): Promise<Map<number, Buffer>[]> {
    const numbers = Array.from({ length: until - from }, (_, at) => from + at);
    const missing = lexemes.filter((id) => numbers.some((block) => !this.kept.has(keyOf(sort, id, block))));
    const found = new Map<string, Buffer>();
    if (missing.length > 0)
      for (const { lexeme, block, places } of await readPostings(db, sort, missing, [from, until]))
        found.set(keyOf(sort, lexeme, block), Buffer.from(places, 'base64'));
    return numbers.map((block) => {
      const packed = new Map<number, Buffer>();
      for (const id of lexemes) {
        const key = keyOf(sort, id, block);
        const places = found.get(key) ?? this.kept.get(key) ?? null;
        this.keep(key, places);
        if (places !== null) packed.set(id, places);
      }
      return packed;
    });
  }

  private keep(key: string, packed: Packed): void {
    const was = this.kept.get(key);
    if (was !== undefined) this.forget(key, was);
    this.kept.set(key, packed);
    this.bytes += sizeOf(packed);
    for (const [oldest, its] of this.kept) {
      if (this.bytes <= mostBytes) break;
      this.forget(oldest, its);
    }
  }

  private forget(key: string, packed: Packed): void {
    this.kept.delete(key);
    this.bytes -= sizeOf(packed);
  }
}

const keyOf = (sort: PostedSort, lexeme: number, block: number): string => `${sort} ${lexeme} ${block}`;
const sizeOf = (packed: Packed): number => entryBytes + (packed?.length ?? 0);
