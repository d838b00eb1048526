import type { CallName, Input, Output } from '#contract/calls.ts';
import type { SecondLookLine, SecondLookSubject } from '#contract/second-looks.ts';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import { actorOf, recordAct } from '../audit/record-act.ts';
import type { Implementation } from '../calls/implement.ts';
import type { MemberContext } from '../context.ts';
import type { TransactionExecutor } from '../db/database.ts';
import { insertSecondLook } from './second-look-queries.ts';

/** What an act that cannot be undone is about. */
export interface FinalSubject {
  kind: SecondLookSubject;
  id: string;
  isMinorRelated: boolean;
  /** How it stands: what waits is not confirmed once that has changed. */
  stands: string;
  /** One sentence for the second admin, e.g. `Lift the legal hold on a video.` */
  summary: string;
}

/** A part of what was sent, for whoever confirms it. */
export const line = (label: string, text: string, link: SecondLookLine['link'] = null): SecondLookLine => ({
  ...{ label, text, link },
});

/** An admin call of which some acts cannot be undone: with the setting `fourEyes`, those wait for a second admin. */
export interface FinalCall<N extends CallName = CallName> {
  readonly name: N;
  /** What this act is about, if it cannot be undone; null: it can be, or is nothing that this member may see. Looks only. */
  subject(
    transaction: TransactionExecutor,
    context: MemberContext,
    input: Input<N>,
  ): Promise<FinalSubject | null>;
  /**
   * All that was sent, in words: nobody confirms what they have not read. Only of what `subject` shows to this member, and
   * nothing in it that they may not see. Looks only.
   */
  lines(transaction: TransactionExecutor, context: MemberContext, input: Input<N>): Promise<SecondLookLine[]>;
  /** Does it, as the context’s member. Everything it does is in the transaction. */
  run(transaction: TransactionExecutor, context: MemberContext, input: Input<N>): Promise<Output<N>>;
  /** The answer while it waits, from the one that it would have been. */
  waiting(done: Output<N>, context: MemberContext): Output<N> | Promise<Output<N>>;
}
export type FinalImplementation<N extends CallName = CallName> = Implementation<N> & {
  readonly final: FinalCall<N>;
};

/** Undoes what was only tried. */
class OnlyTried extends Error {
  readonly subject: FinalSubject;
  readonly done: unknown;
  constructor(subject: FinalSubject, done: unknown) {
    super('only tried');
    this.subject = subject;
    this.done = done;
  }
}

/**
 * Ties a call to what it does. An act that waits was tried first and undone again, so that whoever asks for it is told
 * what is wrong with it, and not the second admin.
 */
export const implementFinal = <N extends CallName>(final: FinalCall<N>): FinalImplementation<N> => ({
  name: final.name,
  final,
  async run(input, given) {
    const context = given as MemberContext;
    try {
      return await context.db.transaction(async (transaction) => {
        const subject = context.config.settings.fourEyes
          ? await final.subject(transaction, context, input)
          : null;
        const done = await final.run(transaction, context, input);
        if (subject !== null) throw new OnlyTried(subject, done);
        return done;
      });
    } catch (error) {
      if (!(error instanceof OnlyTried)) throw error;
      await ask(context, final.name, input, error.subject);
      return await final.waiting(error.done as Output<N>, context);
    }
  },
});

const ask = (
  context: MemberContext,
  call: CallName,
  input: object,
  { kind, id, isMinorRelated, stands, summary }: FinalSubject,
): Promise<void> =>
  context.db.transaction(async (transaction) => {
    const lookId = newId();
    const isNew = await insertSecondLook(transaction, {
      ...{
        id: lookId,
        call,
        input,
        subjectKind: kind,
        subjectId: id,
        isMinorRelated,
        stood: stands,
        summary,
      },
      askedBy: context.memberId,
    });
    if (!isNew) throw new AppError('conflict', 'This is already waiting for a second admin.');
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'second_look.asked',
      targetKind: isMinorRelated ? 'child_safety_case' : 'second_look',
      targetId: lookId,
      summary: 'Asked a second admin to confirm an act that cannot be undone.',
      details: { call, [kind]: id },
    });
  });
