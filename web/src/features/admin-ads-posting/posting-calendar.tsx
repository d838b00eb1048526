import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { AdPosting } from '#contract/ad-shapes.ts';
import * as adminPaths from '../../admin-paths.ts';
import { formatDate } from '../../lib/format.ts';
import { dayAfter } from '../../lib/zoned.ts';
import type { AdFacts } from '../../page/ad-facts.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Bar, type CalendarRow, calendarDays, rowsOf } from './calendar-rows.ts';
import { runWords, stateOf } from './posting-words.ts';

const weekLetters = [texts.sun, texts.mon, texts.tue, texts.wed, texts.thu, texts.fri, texts.sat] as const;
const weekday = (day: string): string => weekLetters[new Date(`${day}T00:00:00Z`).getUTCDay()] as string;

/** Who stands where and when: placements as rows, days as columns, postings as bars. On a small screen it is a list. */
export function PostingCalendar(props: {
  postings: readonly AdPosting[];
  /** Its first day. */
  from: string;
  today: string;
  now: number;
  facts: AdFacts;
  /** Nobody draws more than so many. */
  isCut: boolean;
  query: Readonly<Record<string, string | null>>;
  onOpen(posting: AdPosting): void;
}) {
  const { postings, from, today, now, facts, isCut, query, onOpen } = props;
  const days = Array.from({ length: calendarDays }, (_, i) => dayAfter(from, i));
  const rows = rowsOf(postings, from, calendarDays, facts.timeZone);
  const to = (day: string | null) => adminPaths.adPostings({ ...query, view: 'calendar', from: day });
  const last = days.at(-1) ?? from;
  return (
    <section className="ad-calendar" aria-label={texts.calendar}>
      <header>
        <h2>{`${formatDate(from)} – ${formatDate(last)}`}</h2>
        <nav aria-label={texts.weeks}>
          <Link className="btn sm flat" to={to(dayAfter(from, -calendarDays))} preventScrollReset>
            {texts.earlier}
          </Link>
          <Link className="btn sm flat" to={to(null)} preventScrollReset>
            {texts.today}
          </Link>
          <Link className="btn sm flat" to={to(dayAfter(from, calendarDays))} preventScrollReset>
            {texts.later}
          </Link>
        </nav>
      </header>
      {isCut && <p className="said">{texts.onlyTheNewestPostings}</p>}
      {rows.length === 0 ? (
        <EmptyState text={texts.noPostingsInTheseWeeks} />
      ) : (
        <>
          <Legend />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
          <section className="ad-calendar-sheet" aria-label={texts.postingsByPlacement} tabIndex={0}>
            <div className="ad-days" aria-hidden="true">
              <span />
              {days.map((day) => (
                <span key={day} data-today={day === today ? '' : undefined} data-week={weekday(day)}>
                  <small>{weekday(day).slice(0, 2)}</small>
                  {Number(day.slice(8))}
                </span>
              ))}
            </div>
            {rows.map((row) => (
              <Row key={row.placementId} row={row} {...{ now, facts, onOpen }} />
            ))}
          </section>
        </>
      )}
    </section>
  );
}

const legend = [
  ['running', texts.running],
  ['planned', texts.planned],
  ['hindered', texts.hindered],
  ['paused', texts.pausedOrOver],
] as const;

/** What the edge of a bar stands for. */
const Legend = () => (
  <ul className="ad-legend" aria-label={texts.whatEdgesMean}>
    {legend.map(([state, words]) => (
      <li key={state} data-state={state}>
        {words}
      </li>
    ))}
  </ul>
);

function Row(props: { row: CalendarRow; now: number; facts: AdFacts; onOpen(posting: AdPosting): void }) {
  const { row, now, facts, onOpen } = props;
  const bar = ({ posting, first, last, lane }: Bar) => {
    const { state, words } = stateOf(posting, now);
    const place = { '--first': first + 1, '--after': last + 2, '--lane': lane + 1 };
    return (
      <li key={posting.id} style={place as CSSProperties}>
        <button
          type="button"
          className="ad-bar"
          data-state={state}
          title={`${posting.campaign_name}: ${posting.creative_title}`}
          onClick={() => onOpen(posting)}
        >
          <b>{posting.campaign_name}</b>
          <span>{posting.creative_title}</span>
          <small>{`${words} · ${runWords(posting, facts.timeZone)}`}</small>
        </button>
      </li>
    );
  };
  return (
    <section className="ad-row" aria-label={row.placementName}>
      <h3>{row.placementName}</h3>
      <ul>{row.bars.map(bar)}</ul>
    </section>
  );
}
