import { noticeKinds } from '#contract/notice-lists.ts';
import { noticeKindWords } from '#contract/notice-texts.ts';
import { policy, policyCategoryNames } from '#contract/policy.ts';
import type { TransparencyTable } from '#contract/transparency.ts';
import type { Executor } from '../../../platform/db/database.ts';
import {
  decisionFigures,
  measureFigures,
  moderationSince,
  noticeFigures,
  type Period,
  type ReceivedFigures,
  reportFigures,
  reversalFigures,
} from './transparency-queries.ts';

const rounded = (hours: number | null, unit = 1): number | null =>
  hours === null ? null : Math.round((hours / unit) * 10) / 10;
const share = (part: number, all: number): number | null =>
  all === 0 ? null : Math.round((part / all) * 1000) / 10;
const nothing = { received: 0, upheld: 0, dismissed: 0, open: 0, median_hours: null, notices: 0 };
const ofKind = <Row extends { kind: string }>(found: readonly Row[], kind: string): Row | typeof nothing =>
  found.find((one) => one.kind === kind) ?? nothing;

/** The categories that are counted. */
const categories = ({ withMinors }: Period) =>
  policyCategoryNames.filter((name) => withMinors || !policy[name].isAboutMinors);

async function reports(db: Executor, period: Period): Promise<TransparencyTable> {
  const found = await reportFigures(db, period);
  return {
    id: 'reports',
    title: 'Reports by members',
    columns: ['Received', 'Upheld', 'Dismissed', 'Open', 'Median hours'],
    rows: categories(period).map((name) => {
      const { received, upheld, dismissed, open, median_hours } = ofKind(found, name);
      return { name: policy[name].name, values: [received, upheld, dismissed, open, rounded(median_hours)] };
    }),
  };
}

async function notices(db: Executor, period: Period): Promise<TransparencyTable> {
  const found = await noticeFigures(db, period);
  return {
    id: 'notices',
    title: 'Notices, without an account too',
    columns: ['Received', 'Things named', 'Upheld', 'Dismissed', 'Open', 'Median hours'],
    rows: noticeKinds.map((kind) => {
      const one = ofKind(found, kind);
      const { received, upheld, dismissed, open, median_hours } = one;
      return {
        name: noticeKindWords[kind],
        values: [one.notices, received, upheld, dismissed, open, rounded(median_hours)],
      };
    }),
  };
}

async function measures(db: Executor, period: Period): Promise<TransparencyTable> {
  const found = await measureFigures(db, period);
  return {
    id: 'measures',
    title: 'What decisions did, by the rule that was broken',
    columns: [
      'Limited to places',
      'Unpublished',
      'Disabled',
      'Removed',
      'Warnings',
      'Strikes',
      'Suspensions',
      'Upload rights taken',
    ],
    rows: [...categories(period), null].map((name) => {
      const one = found.find(({ ground }) => ground === name);
      return {
        name: name === null ? 'No single rule named' : policy[name].name,
        values: [
          one?.limited ?? 0,
          ...[one?.unpublished ?? 0, one?.disabled ?? 0, one?.removed ?? 0, one?.warnings ?? 0],
          ...[one?.strikes ?? 0, one?.suspensions ?? 0, one?.rights_taken ?? 0],
        ],
      };
    }),
  };
}

async function automation(db: Executor, period: Period): Promise<TransparencyTable> {
  const { decisions, upheld, held, held_wrongly, found } = await decisionFigures(db, period);
  return {
    id: 'automation',
    title: 'Who decided',
    columns: ['Decisions', 'Share, %'],
    rows: [
      { name: 'Decided by a person', values: [decisions, share(decisions, decisions)] },
      { name: 'Of these, against the thing', values: [upheld, share(upheld, decisions)] },
      { name: 'Found by a program', values: [found, share(found, decisions)] },
      { name: 'Hidden by a program until a person decided', values: [held, share(held, decisions)] },
      { name: 'Of these, hidden wrongly', values: [held_wrongly, share(held_wrongly, held)] },
    ],
  };
}

const reversalWords: Readonly<Record<string, string>> = {
  restricted: 'Complaints of who was restricted',
  notifier: 'Complaints of who sent a notice',
  counter_notice: 'Counter-notices',
};

async function reversals(db: Executor, period: Period): Promise<TransparencyTable> {
  const found: readonly ReceivedFigures[] = await reversalFigures(db, period);
  return {
    id: 'reversals',
    title: 'Complaints and reversals',
    columns: ['Received', 'Reversed', 'Not reversed', 'Open', 'Median days'],
    rows: Object.entries(reversalWords).map(([kind, name]) => {
      const { received, upheld, dismissed, open, median_hours } = ofKind(found, kind);
      return { name, values: [received, upheld, dismissed, open, rounded(median_hours, 24)] };
    }),
  };
}

/** Reports, notices, measures, who decided, and what was reversed, made from the policy. */
export const moderationTransparency = {
  since: moderationSince,
  tables: (db: Executor, period: Period): Promise<TransparencyTable[]> =>
    Promise.all([reports, notices, measures, automation, reversals].map((table) => table(db, period))),
};
