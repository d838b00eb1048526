import type { Executor } from '../../../../platform/db/database.ts';
import type { Expression } from '../match-expression.ts';
import type { CurrentEdition } from './current-edition.ts';
import { matchBlock } from './match-block.ts';
import type { PostedSort } from './posted-sorts.ts';

/** Blocks that are read at once: the first most often holds a page. */
const readAtOnce = [1, 3];

/** Numbers of the common lexemes by `lexemeKey`. */
export type CommonLexemes = ReadonlyMap<string, readonly number[]>;

/** What matches in an order, from its top, as far as it was asked for. */
export class PlaceWalk {
  readonly places: number[] = [];
  private readonly blocks: number;
  private read = 0;
  private step = 0;
  private readonly db: Executor;
  private readonly edition: CurrentEdition;
  private readonly sort: PostedSort;
  private readonly expression: Expression;
  private readonly lexemes: CommonLexemes;

  constructor(
    db: Executor,
    edition: CurrentEdition,
    asked: { sort: PostedSort; expression: Expression; lexemes: CommonLexemes },
  ) {
    this.db = db;
    this.edition = edition;
    this.sort = asked.sort;
    this.expression = asked.expression;
    this.lexemes = asked.lexemes;
    this.blocks = Math.ceil(edition.videos / edition.blockSize);
  }

  get isComplete(): boolean {
    return this.read >= this.blocks;
  }

  /** How many match in the whole, as those seen so far suggest. */
  get likely(): number {
    return this.read === 0 ? 0 : (this.places.length * this.blocks) / this.read;
  }

  /** Goes on until so many were met, or to the end. */
  async upTo(count: number): Promise<void> {
    while (this.places.length < count && !this.isComplete) {
      const until = Math.min(this.blocks, this.read + (readAtOnce[this.step++] ?? this.blocks));
      await this.readBlocks(this.read, until);
      this.read = until;
    }
  }

  private async readBlocks(from: number, until: number): Promise<void> {
    const ids = [...new Set([...this.lexemes.values()].flat())];
    const { blockSize } = this.edition;
    const blocks = await this.edition.postings.of(this.db, this.sort, ids, [from, until]);
    for (const [at, packed] of blocks.entries()) {
      const postings = new Map(
        [...this.lexemes].map(([key, ids]) => [key, ids.flatMap((id) => packed.get(id) ?? [])]),
      );
      const first = (from + at) * blockSize;
      for (const place of matchBlock(this.expression, postings, blockSize)) this.places.push(first + place);
    }
  }
}
