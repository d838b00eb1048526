import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import { noticeLimits } from '#contract/notice-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { spanWords } from '../../lib/deadline.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { exactCount } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useUnmailed } from '../../parts/unmailed.tsx';
import { countWords } from '../../parts/waiting-words.ts';
import * as texts from '../../texts/admin-legal.ts';

/**
 * How many sworn notices wait for a decision, whatever their time, and for how long the oldest has; and how many do not
 * count yet.
 */
export function OpenNotices({
  notices,
  unconfirmed,
}: {
  notices: Output<'get_legal_desk'>['notices'];
  unconfirmed: number;
}) {
  const { count, since } = notices;
  const unmailed = useUnmailed();
  return (
    <>
      <h2 className="legal-heading">{texts.notices}</h2>
      <p className="legal-note" suppressHydrationWarning>
        {since === null
          ? unconfirmed > 0
            ? texts.noConfirmedNoticeIsOpen
            : texts.noNoticeIsOpen
          : sentence(count === 1 ? texts.oneNoticeWaits : texts.noticesWait, {
              link: (words) => (
                <Link to={adminPaths.reports({ notices: 'open' })}>
                  {fillIn(words, { count: countWords(notices) })}
                </Link>
              ),
              count: countWords(notices),
              span: spanWords(Date.now() - Date.parse(since)),
            })}
      </p>
      {unconfirmed > 0 && (
        <p className="legal-note">
          {sentence(unconfirmed === 1 ? texts.oneIsUnconfirmed : texts.someAreUnconfirmed, {
            link: (words) => (
              <Link to={adminPaths.unconfirmedNotices()}>
                {fillIn(words, { count: exactCount(unconfirmed) })}
              </Link>
            ),
            count: exactCount(unconfirmed),
            days: noticeLimits.confirmDays,
          })}{' '}
          {unmailed !== null && texts.confirmThemByHand}
        </p>
      )}
    </>
  );
}
