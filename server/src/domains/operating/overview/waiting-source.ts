import type { WaitingKind } from '#contract/overview-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';

/** Who asks what waits. */
export interface WaitingAsker {
  readonly memberId: string;
  readonly seesMinors: boolean;
  /** Videos that are not for them. */
  readonly hidden: readonly string[];
}

/** Something of visitors that waits for them to confirm their address: without a mail server, they cannot. */
export interface UnconfirmedSource {
  /** In words, of one and of several. */
  readonly names: readonly [one: string, several: string];
  count(db: Executor, most: number): Promise<number>;
}

/** Something that waits for an admin. The domain that owns it counts it; main ties them to the overview. */
export interface WaitingSource {
  readonly kind: WaitingKind;
  /** How many there are, looking at no more than `most`. */
  count(db: Executor, asker: WaitingAsker, most: number): Promise<number>;
}
