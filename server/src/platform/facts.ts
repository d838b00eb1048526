import type { TransactionExecutor } from './db/database.ts';

type Reaction<Body> = (transaction: TransactionExecutor, body: Body) => Promise<void>;

/** Something that happened, named `noun.past`. The domain that states it does not know who reacts. */
export interface Fact<Body> {
  readonly name: string;
  readonly body?: Body;
}
export const defineFact = <Body>(name: string): Fact<Body> => ({ name });

export interface Facts {
  /**
   * States a fact inside the transaction of the change it reports; a reaction that fails rolls the change
   * back too.
   */
  state<Body>(transaction: TransactionExecutor, fact: Fact<Body>, body: Body): Promise<void>;
  on<Body>(fact: Fact<Body>, reaction: Reaction<Body>): void;
}

export function createFacts(): Facts {
  const reactions = new Map<string, Reaction<unknown>[]>();
  return {
    async state(transaction, fact, body) {
      for (const reaction of reactions.get(fact.name) ?? []) await reaction(transaction, body);
    },
    on(fact, reaction) {
      reactions.set(fact.name, [...(reactions.get(fact.name) ?? []), reaction as Reaction<unknown>]);
    },
  };
}
