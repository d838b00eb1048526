import type { CounterNoticeStanding } from '#contract/counter-notices.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';

type Words = (standing: CounterNoticeStanding) => string;

/** How a counter-notice stands, for whoever sent it. */
export const wordsForSender: Readonly<Record<CounterNoticeStanding['state'], Words>> = {
  waiting: ({ returns_from, returns_by }) =>
    `Your counter-notice is with whoever filed the notice. Unless they go to court, your video comes back after ${formatDate(lastDay(returns_from))}, and by ${formatDate(lastDay(returns_by))} at the latest.`,
  in_court: ({ court_at }) =>
    `Whoever filed the notice told us on ${formatMoment(court_at ?? '')} that they went to court. Your video stays disabled until that is settled.`,
  returned: ({ ended_at }) => `Your video came back on ${formatMoment(ended_at ?? '')}.`,
  over: ({ ended_at }) => `We decided about it again on ${formatMoment(ended_at ?? '')}.`,
};

/** The same, for whoever filed the notice. */
export const wordsForNotifier: Readonly<Record<CounterNoticeStanding['state'], Words>> = {
  waiting: ({ sent_at, returns_from }) =>
    `Its uploader sent a counter-notice on ${formatMoment(sent_at)}. Unless you go to court, it comes back after ${formatDate(lastDay(returns_from))}.`,
  in_court: ({ court_at }) =>
    `It stays down: you told us of an action in court on ${formatMoment(court_at ?? '')}.`,
  returned: ({ ended_at }) => `A counter-notice brought it back on ${formatMoment(ended_at ?? '')}.`,
  over: ({ ended_at }) => `We decided about it again on ${formatMoment(ended_at ?? '')}.`,
};

/** The business day that ends at a moment. */
const lastDay = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString();
