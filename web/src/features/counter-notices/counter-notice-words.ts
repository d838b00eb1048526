import type { CounterNoticeStanding } from '#contract/counter-notices.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import * as texts from '../../texts/notices.ts';

type Words = (standing: CounterNoticeStanding) => string;

/** How a counter-notice stands, for whoever sent it. */
export const wordsForSender: Readonly<Record<CounterNoticeStanding['state'], Words>> = {
  waiting: ({ returns_from, returns_by }) =>
    fillIn(texts.yourCounterNoticeIsWith, {
      lastDay: formatDate(lastDay(returns_from)),
      lastDay2: formatDate(lastDay(returns_by)),
    }),
  in_court: ({ court_at }) =>
    fillIn(texts.whoeverFiledTheNoticeTold, { courtAt: formatMoment(court_at ?? '') }),
  returned: ({ ended_at }) => fillIn(texts.yourVideoCameBackOn, { endedAt: formatMoment(ended_at ?? '') }),
  over: ({ ended_at }) => fillIn(texts.weDecidedAboutItAgain, { endedAt: formatMoment(ended_at ?? '') }),
};

/** The same, for whoever filed the notice. */
export const wordsForNotifier: Readonly<Record<CounterNoticeStanding['state'], Words>> = {
  waiting: ({ sent_at, returns_from }) =>
    fillIn(texts.itsUploaderSentACounter, {
      sentAt: formatMoment(sent_at),
      lastDay: formatDate(lastDay(returns_from)),
    }),
  in_court: ({ court_at }) => fillIn(texts.itStaysDownYouTold, { courtAt: formatMoment(court_at ?? '') }),
  returned: ({ ended_at }) =>
    fillIn(texts.aCounterNoticeBroughtIt, { endedAt: formatMoment(ended_at ?? '') }),
  over: ({ ended_at }) => fillIn(texts.weDecidedAboutItAgain, { endedAt: formatMoment(ended_at ?? '') }),
};

/** The business day that ends at a moment. */
const lastDay = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString();
