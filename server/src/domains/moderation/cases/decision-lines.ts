import type { Input } from '#contract/calls.ts';
import type { AuthorAction, TargetAction } from '#contract/case-lists.ts';
import { placeWords } from '#contract/place-lists.ts';
import { policy } from '#contract/policy.ts';
import type { SecondLookLine } from '#contract/second-looks.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { Viewer } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { line } from '../../../platform/second-looks/final-call.ts';
import { seesMinors } from '../../accounts/index.ts';
import { copiesOfCase } from '../copies/chosen-copies.ts';
import { hasRemovalNotice } from '../copies/copies-queries.ts';
import type { ReportTarget } from '../report-target.ts';
import { quoted } from './case-acts.ts';
import { evidenceOfCase, reportsOfCase } from './case-file-queries.ts';
import { type CaseListRow, type CaseTarget, findCase, targetsOf } from './case-queries.ts';
import { type CaseDecision, readDecision } from './case-rules.ts';
import { underNotice } from './under-notice.ts';

const done: Readonly<Record<TargetAction, string>> = {
  leave: 'Is left as it is; what hid it until now ends',
  limit: 'Is limited to some places',
  unpublish: 'Is unpublished',
  disable: 'Is disabled',
  remove: 'Is removed',
};
const doneToAuthor: Readonly<Record<Exclude<AuthorAction, 'none'>, string>> = {
  warning: 'Is warned',
  strike: 'Gets a strike',
  suspend: 'Is suspended',
};

/** A decision as it was sent, and what follows from it, for whoever confirms it. */
export async function decisionLines(
  transaction: TransactionExecutor,
  viewer: Viewer,
  kinds: readonly ReportTarget[],
  input: Input<'decide_case'>,
): Promise<SecondLookLine[]> {
  const sees = await seesMinors(transaction, viewer);
  const one = await findCase(transaction, input.p_case_id, sees);
  if (one === null) return [];
  const targets = await targetsOf(transaction, one.id);
  const decision = await meantBy(transaction, one, targets, input);
  const { authorAction: action, explanation } = decision;
  const isUpheld = decision.outcome === 'upheld';
  return [
    ...(await targetLines(transaction, one, targets)),
    authorLine(one),
    line('Reports', isUpheld ? 'Are upheld' : 'Are dismissed'),
    line(targets.length === 1 ? 'The thing' : 'The things', done[decision.targetAction]),
    ...(decision.places === null ? [] : [line('Where it is shown', placeWords(decision.places))]),
    ...(decision.staysDown ? [line('Its file', 'Is barred from now on')] : []),
    ...(action === 'none' ? [] : [line('To its author', doneToAuthor[action])]),
    ...(action === 'suspend' ? [line('Suspended', endOf(input.p_suspended_until ?? null))] : []),
    ...(decision.takesUploadRight ? [line('Right to upload', 'Is taken from its author')] : []),
    ...(decision.ground === null ? [] : [line('Rule', policy[decision.ground].rule)]),
    ...(explanation === null
      ? []
      : [line(isUpheld ? 'Reason, as its author reads it' : 'Note for admins', explanation)]),
    ...(await reportLines(transaction, one, input)),
    ...(await copyLines(transaction, kinds, one, decision, input, sees)),
  ];
}

const authorLine = ({ author_id: id, author_username: name }: CaseListRow): SecondLookLine =>
  id === null || name === null
    ? line('Its author', 'Nobody who has an account')
    : line('Its author', name, { kind: 'member', id });

/** With what the law on sworn notices adds; as it was sent where it is refused by now. */
async function meantBy(
  transaction: TransactionExecutor,
  one: CaseListRow,
  targets: readonly CaseTarget[],
  input: Input<'decide_case'>,
): Promise<CaseDecision> {
  const sent: CaseDecision = {
    ...{ outcome: input.p_outcome, targetAction: input.p_target_action ?? 'leave' },
    ...{ places: input.p_places ?? null, staysDown: input.p_stays_down ?? false },
    ...{
      authorAction: input.p_author_action ?? 'none',
      takesUploadRight: input.p_takes_upload_right ?? false,
    },
    ...{ ground: input.p_ground ?? null, explanation: input.p_explanation?.trim() || null },
  };
  try {
    const read = readDecision(
      input,
      targets.map(({ kind }) => kind),
    );
    return await underNotice(transaction, one, targets, read, input.p_false_report_ids ?? []);
  } catch (error) {
    if (error instanceof AppError) return sent;
    throw error;
  }
}

const endOf = (until: string | null): string =>
  until === null ? 'Until it is lifted' : `Until ${until.slice(0, 16).replace('T', ', ')} (UTC)`;

async function targetLines(
  transaction: TransactionExecutor,
  one: CaseListRow,
  targets: readonly CaseTarget[],
): Promise<SecondLookLine[]> {
  const evidence = await evidenceOfCase(transaction, one.id);
  return targets.map(({ kind, id, title }) => {
    const seen = evidence.find((known) => known.kind === kind && known.id === id)?.evidence;
    const slug = kind === 'video' && typeof seen?.slug === 'string' ? seen.slug : null;
    return line(
      'About',
      `The ${kind} ${quoted(title)}`,
      // What may show a minor is looked at on its case, where it is covered.
      slug === null || one.is_minor_related ? { kind: 'case', id: one.id } : { kind: 'video', id: slug },
    );
  });
}

async function reportLines(
  transaction: TransactionExecutor,
  one: CaseListRow,
  { p_false_report_ids: falseIds = [], p_is_thankful: thanks = false }: Input<'decide_case'>,
): Promise<SecondLookLine[]> {
  const reports = falseIds.length === 0 ? [] : await reportsOfCase(transaction, one.id);
  const lines = falseIds.map((id) => {
    const report = reports.find((known) => known.id === id.toLowerCase());
    if (report === undefined) return line('Marked as false', 'An older report');
    const by =
      report.reporter_username ?? (report.found_by === null ? 'somebody without an account' : 'the site');
    const words = report.custom_reason_text === null ? '' : `: ${report.custom_reason_text}`;
    return line('Marked as false', `${policy[report.reason_category].name}, by ${by}${words}`);
  });
  return thanks ? [...lines, line('Reporters who were right', 'Are thanked')] : lines;
}

/** What is taken along: what was chosen, or all where somebody who is shown against their will asks for that. */
async function copyLines(
  transaction: TransactionExecutor,
  kinds: readonly ReportTarget[],
  one: CaseListRow,
  { targetAction }: CaseDecision,
  { p_copy_ids: chosen }: Input<'decide_case'>,
  sees: boolean,
): Promise<SecondLookLine[]> {
  if (chosen?.length === 0 || targetAction === 'leave') return [];
  if (chosen === undefined && !(await hasRemovalNotice(transaction, one.id, null))) return [];
  const ids = chosen?.map((id) => id.toLowerCase());
  return (await copiesOfCase(transaction, kinds, one.id, sees))
    .filter(({ id }) => ids?.includes(id) ?? true)
    .map(({ target, title, slug, owner }) =>
      line(
        'Goes along',
        `The ${target} ${quoted(title)}${owner === null ? '' : ` of ${owner}`}`,
        target === 'video' && !one.is_minor_related ? { kind: 'video', id: slug } : null,
      ),
    );
}
