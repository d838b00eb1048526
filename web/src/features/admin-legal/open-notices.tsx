import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import * as adminPaths from '../../admin-paths.ts';
import { spanWords } from '../../lib/deadline.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import { countWords } from '../../parts/waiting-words.ts';
import * as texts from '../../texts/admin-legal.ts';

/** How many sworn notices wait for a decision, whatever their time, and for how long the oldest has. */
export function OpenNotices({ notices }: { notices: Output<'get_legal_desk'>['notices'] }) {
  const { count, since } = notices;
  return (
    <>
      <h2 className="legal-heading">{texts.notices}</h2>
      <p className="legal-note" suppressHydrationWarning>
        {since === null
          ? texts.noNoticeIsOpen
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
    </>
  );
}
