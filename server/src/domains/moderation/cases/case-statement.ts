import type { AuthorAction, TargetAction } from '#contract/case-lists.ts';
import { limits } from '#contract/limits.ts';
import { type Places, placeWords } from '#contract/place-lists.ts';
import { policy } from '#contract/policy.ts';
import type { CaseTargetKind, ReportReason } from '#contract/reports.ts';
import { type Detection, type HeldBy, isFoundByProgram, isReported } from './detections.ts';

/** What an author is told about a decision. */
export interface StatementFacts {
  caseId: string;
  outcome: 'upheld' | 'dismissed';
  targetAction: TargetAction;
  /** What took it out of sight until this decision; null: nothing did. */
  heldBy: HeldBy | null;
  /** An earlier decision had taken it down, and this one put it back. */
  wasDisabled: boolean;
  authorAction: AuthorAction;
  suspendedUntil: Date | null;
  uploadRightTaken: boolean;
  ground: ReportReason | null;
  explanation: string | null;
  targets: readonly { kind: CaseTargetKind }[];
  /** Where it is shown; null: wherever it is shown at all. */
  places: Places | null;
  /** What led to it, the earliest first. */
  detections: readonly Detection[];
}

/** Whether there is anything to tell the author: something of theirs was changed or put back. */
export const concernsAuthor = (facts: StatementFacts): boolean =>
  facts.heldBy !== null ||
  facts.wasDisabled ||
  facts.targetAction !== 'leave' ||
  facts.authorAction !== 'none' ||
  facts.uploadRightTaken;

const things = (targets: StatementFacts['targets']): string =>
  targets.length === 1 ? `Your ${targets[0]?.kind ?? 'contribution'}` : `${targets.length} things of yours`;

/** The sentence above the statement. */
export function headlineOf(facts: StatementFacts): string {
  const what = things(facts.targets);
  const verb = facts.targets.length === 1 ? 'was' : 'were';
  if (facts.targetAction === 'remove') return `${what} ${verb} removed`;
  if (facts.targetAction === 'unpublish') return `${what} ${verb} unpublished`;
  if (facts.targetAction === 'disable') return `${what} ${verb} disabled`;
  if (facts.targetAction === 'limit') return `${what} ${verb} limited to some places`;
  if (facts.outcome === 'dismissed' || facts.authorAction === 'none')
    return facts.uploadRightTaken ? 'You can no longer upload videos' : `${what} ${verb} put back`;
  return facts.authorAction === 'suspend'
    ? 'Your account is suspended'
    : facts.authorAction === 'strike'
      ? 'Your account was given a strike'
      : 'You’ve been given a warning';
}
/** One word for it, for a notification. */
export function outcomeWord(
  facts: StatementFacts,
): 'removed' | 'unpublished' | 'disabled' | 'limited' | 'restored' | 'warned' {
  if (facts.targetAction === 'remove') return 'removed';
  if (facts.targetAction === 'unpublish') return 'unpublished';
  if (facts.targetAction === 'disable') return 'disabled';
  if (facts.targetAction === 'limit') return 'limited';
  return facts.authorAction === 'none' && !facts.uploadRightTaken ? 'restored' : 'warned';
}

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** For how long something is removed: what is put back where a complaint is right is not gone for good. */
function goneFor({ targets }: StatementFacts): string {
  if (targets.some(({ kind }) => kind === 'profile' || kind === 'picture'))
    return 'no one can see it anymore, and it’s gone for good';
  const they = targets.length === 1 ? 'it' : 'them';
  const gone = `no one can see ${they} anymore, until that is undone`;
  return targets.some(({ kind }) => kind === 'video')
    ? `${gone}. We store its files for ${limits.objectionDays} days, in which it can be put back`
    : gone;
}

/** What took it out of sight until somebody decided, for whoever made it. */
const held: Readonly<Record<HeldBy, { looked: string; hidden: string }>> = {
  list: {
    looked: 'a match with a list',
    hidden: 'A program had found by a list that a minor may be shown, and took it out of sight.',
  },
  report: {
    looked: 'a report',
    hidden:
      'A member had reported that a minor may be shown. Such a report takes its object out of sight by itself.',
  },
  late: {
    looked: 'a notice',
    hidden:
      'Someone swore that they’re shown against their will. We didn’t look at it in time, so a program took it out of sight.',
  },
};

/** Who or what found it, and who decided. */
function howItCame({ detections: ways, heldBy }: StatementFacts): string {
  const said: string[] = [];
  if (isReported(ways)) said.push('Reports or notices by others led to this. We don’t say whose.');
  else if (!isFoundByProgram(ways)) said.push('We found it ourselves. No one’s report led to this.');
  if (ways.includes('list')) said.push('A program found it by a list of what must not be here.');
  if (ways.includes('copy')) said.push('A program found it as a copy of something that was decided on.');
  if (!isFoundByProgram(ways)) said.push('No program found it.');
  if (heldBy === 'list') said.push('The program took it out of sight at once.');
  if (heldBy === 'report') said.push('A report took it out of sight by itself.');
  if (heldBy === 'late')
    said.push('We didn’t look at a notice in time, so a program took it out of sight until then.');
  said.push(
    ways.includes('copy')
      ? 'A person decided about what it is a copy of, and a program applied that to it.'
      : 'A person decided.',
  );
  return said.join(' ');
}

/**
 * The statement of reasons: what was done and for how long, why, whether automation was involved, which rule,
 * and how to object. It names no reporter and no title: others may see a mailbox.
 */
export function statementOf(facts: StatementFacts, contact: string, readAt: 'mail' | 'page'): string[] {
  const where = readAt === 'page' ? 'on this page' : 'on the page of this statement';
  const { targets, targetAction, heldBy } = facts;
  const it = targets.length === 1 ? 'it' : 'them';
  const were = targets.length === 1 ? 'was' : 'were';
  const what = things(targets);
  const done: string[] = [];
  if (targetAction === 'remove') done.push(`${what} ${were} removed: ${goneFor(facts)}.`);
  else if (targetAction === 'unpublish')
    done.push(`${what} ${were} unpublished: only you can see ${it} until further notice.`);
  else if (targetAction === 'disable')
    done.push(`${what} ${were} disabled: only you and the moderators can see ${it}, until that is undone.`);
  else if (facts.places !== null)
    done.push(
      `${what} ${targets.length === 1 ? 'is' : 'are'} shown ${placeWords(facts.places)}, until that is undone.`,
    );
  else if (facts.wasDisabled)
    done.push(`${what} ${were} taken down by an earlier decision, and ${were} put back.`);
  else if (heldBy !== null)
    done.push(
      `${what} ${were} out of sight while ${held[heldBy].looked} was looked at, and ${were} put back.`,
    );
  if (facts.authorAction === 'warning') done.push('This is a warning. It has no other consequences.');
  if (facts.authorAction === 'strike')
    done.push(`Your account was given a strike, which counts for ${limits.strikeDays} days.`);
  if (facts.authorAction === 'suspend')
    done.push(
      `Your account is suspended ${facts.suspendedUntil === null ? 'until that is lifted' : `until ${dayOf(facts.suspendedUntil)} (UTC)`}.`,
    );
  if (facts.uploadRightTaken) done.push('You can no longer upload videos.');
  const paragraphs = [done.join(' ')];
  if (facts.outcome === 'dismissed') {
    if (heldBy !== null)
      paragraphs.push(
        `${held[heldBy].hidden} A person has looked at it and found nothing that breaks the rules.`,
      );
    return paragraphs;
  }
  paragraphs.push(
    facts.explanation === null
      ? 'Whoever decided noted no reason. If you complain, someone else will look at it and answer in words.'
      : `Why: ${facts.explanation}`,
    facts.ground === null
      ? 'It’s based on the terms of use of this site. No single rule was named.'
      : `The rule of this site it’s based on: ${policy[facts.ground].rule}`,
  );
  paragraphs.push(howItCame(facts));
  if (targetAction === 'disable' && facts.ground === 'COPYRIGHT')
    paragraphs.push(
      `If this is a mistake, or you have the right to show it, you can send a counter-notice ${where}. Unless whoever filed the notice then goes to court, it comes back after 10 to 14 business days.`,
    );
  paragraphs.push(
    `If you think this is wrong, complain ${where} within six months, or write to ${contact} and name the case ${facts.caseId}. Someone who wasn’t part of the decision will look at it again. You can also turn to an out-of-court dispute settlement body, or to a court.`,
  );
  return paragraphs;
}
