import { type AuthorAction, authorActions, type TargetAction, targetActions } from '#contract/case-lists.ts';
import type { CaseFile } from '#contract/case-shapes.ts';
import { policyCategoryNames } from '#contract/policy.ts';
import type { ReportReason } from '#contract/reports.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import * as texts from '../../texts/admin-reports.ts';
import type { Radius } from './blast-radius.tsx';
import { kindNames } from './case-words.ts';

/** What is chosen in the form of a decision so far. */
export interface Chosen {
  outcome: 'upheld' | 'dismissed' | null;
  targetAction: TargetAction | null;
  authorAction: AuthorAction;
  copyIds: readonly string[];
  /** The rule that it breaks; null: the first is still chosen. */
  ground: ReportReason | null;
  /** Reports that are noted as false. */
  falseIds: readonly string[];
}
export const nothingChosen: Chosen = {
  outcome: null,
  targetAction: null,
  authorAction: 'none',
  copyIds: [],
  ground: null,
  falseIds: [],
};

export function chosenOf(data: FormData): Chosen {
  const [outcome, target, author] = ['outcome', 'target_action', 'author_action'].map((name) =>
    data.get(name),
  );
  return {
    outcome: outcome === 'upheld' || outcome === 'dismissed' ? outcome : null,
    targetAction: targetActions.find((one) => one === target) ?? null,
    authorAction: authorActions.find((one) => one === author) ?? 'none',
    copyIds: data.getAll('copy').map(String),
    ground: policyCategoryNames.find((one) => one === data.get('ground')) ?? null,
    falseIds: data.getAll('false_report').map(String),
  };
}

const verbs: Readonly<Record<Exclude<TargetAction, 'leave'>, string>> = {
  limit: texts.limitsThem,
  unpublish: texts.unpublishesThem,
  disable: texts.disablesThem,
  remove: texts.removesThem,
};

/** Whether a decision takes something away from somebody. */
export const isHarmful = ({ outcome, targetAction, authorAction }: Chosen): boolean =>
  outcome === 'upheld' && ((targetAction ?? 'leave') !== 'leave' || authorAction === 'suspend');

/** What a decision will do, in numbers; null: too little is chosen to say. */
export function decisionWords(
  { case: row, targets, reports, author }: CaseFile,
  radius: Radius | null,
  chosen: Chosen,
): string | null {
  const count = reports.filter(({ state }) => state === 'open').length;
  const open = countOf(count, texts.report, texts.reports);
  if (chosen.outcome === null) return null;
  if (chosen.outcome === 'dismissed' && count === 0) return texts.closesTheCase;
  if (chosen.outcome === 'dismissed')
    return fillIn(row.is_held ? texts.dismissesAndShowsAgain : texts.dismissesAndLeaves, { reports: open });
  if (chosen.targetAction === null) return null;
  const copies = (radius?.copies ?? []).filter(
    ({ id }) => chosen.targetAction !== 'leave' && chosen.copyIds.includes(id),
  );
  const amount = targets.length + copies.length;
  const isVideos = [...targets, ...copies].every(({ kind }) => kind === 'video');
  const things = isVideos
    ? countOf(amount, texts.videoWord, texts.videosWord)
    : countOf(amount, texts.thingWord, texts.thingsWord);
  const people = new Set(
    [row.author?.username, ...copies.map(({ uploader }) => uploader)].filter((name) => name),
  ).size;
  const kind = targets[0]?.kind ?? row.target_kind;
  const whole =
    amount === 1
      ? fillIn(texts.thisKind, { kind: kindNames[kind].toLowerCase() })
      : people === 0
        ? things
        : fillIn(texts.thingsOfPeople, {
            things,
            people: isVideos
              ? countOf(people, texts.uploaderWord, texts.uploadersWord)
              : countOf(people, texts.memberWord, texts.membersWord),
          });
  const forAuthor: Readonly<Record<AuthorAction, string>> = {
    none: '',
    warning: texts.usernameGetsAWarning,
    strike: texts.usernameGetsAStrike,
    suspend: texts.usernameIsSuspended,
  };
  return [
    chosen.targetAction === 'leave'
      ? fillIn(texts.leavesIt, { things: whole, itIs: amount === 1 ? texts.itIs : texts.theyAre })
      : fillIn(verbs[chosen.targetAction], { things: whole }),
    fillIn(forAuthor[chosen.authorAction], { username: author?.username ?? '' }),
    count === 0
      ? ''
      : count === 1
        ? texts.reportGetsThisAnswer
        : fillIn(texts.reportsGetThisAnswer, { count }),
  ]
    .filter((words) => words !== '')
    .join(' ');
}
