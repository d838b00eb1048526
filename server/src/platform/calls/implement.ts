import type { CallName, Calls, Input, Output } from '#contract/calls.ts';
import type { CallContext, MemberContext } from '../context.ts';

/** JSON text that already has the declared shape, straight from SQL. Sent unchanged. */
export class RawJson<T> {
  readonly text: string;
  declare private readonly shape: T;
  constructor(text: string) {
    this.text = text;
  }
}
export const rawJson = <T>(text: string): RawJson<T> => new RawJson<T>(text);

/** What the declared access guarantees: the caller is known unless anyone may call. */
export type ContextOf<N extends CallName> = Calls[N]['access'] extends 'anyone' ? CallContext : MemberContext;

export interface Implementation<N extends CallName = CallName> {
  readonly name: N;
  /** `input` has passed the declared schema and carries its defaults; the caller has the declared access. */
  run(input: Input<N>, context: ContextOf<N>): Promise<Output<N> | RawJson<Output<N>>>;
}

/** Ties a call of the contract to its implementation. */
export const implement = <N extends CallName>(
  name: N,
  run: (input: Input<N>, context: ContextOf<N>) => Promise<Output<N> | RawJson<Output<N>>>,
): Implementation<N> => ({ name, run });
