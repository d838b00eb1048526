import type { CallName, Input } from '#contract/calls.ts';
import type { SecondLookLine } from '#contract/second-looks.ts';
import { implement } from '../../../platform/calls/implement.ts';
import type { FinalCall } from '../../../platform/second-looks/final-call.ts';
import {
  type SecondLookRow,
  waitingSecondLooks,
} from '../../../platform/second-looks/second-look-queries.ts';
import { listAdmins, seesMinors } from '../../accounts/index.ts';

const most = 100;

/** `finals`: the calls whose acts may wait. What has come to be for few since it was asked for is left out for others. */
export const createListSecondLooks = (finals: readonly FinalCall[]) =>
  implement('list_second_looks', async (_input, context) => {
    const { db, viewer, memberId } = context;
    const [looks, admins] = await Promise.all([
      waitingSecondLooks(db, await seesMinors(db, viewer), most),
      listAdmins(db),
    ]);
    const shown = await db.transaction(async (transaction) => {
      const rows: { look: SecondLookRow; lines: SecondLookLine[] }[] = [];
      for (const look of looks) {
        const final = finals.find(({ name }) => name === look.call);
        const input = look.input as Input<CallName>;
        const subject = await final?.subject(transaction, context, input);
        if (final && subject) rows.push({ look, lines: await final.lines(transaction, context, input) });
        else if (look.asked_by === memberId) rows.push({ look, lines: [] });
      }
      return rows;
    });
    const names = new Map(admins.map(({ id, username }) => [id, username]));
    return shown.map(({ look, lines }) => ({
      ...{ id: look.id, summary: look.summary, subject_kind: look.subject_kind, subject_id: look.subject_id },
      lines,
      asked_by: names.get(look.asked_by) ?? 'Nobody',
      asked_at: look.asked_at.toISOString(),
      is_own: look.asked_by === memberId,
    }));
  });
