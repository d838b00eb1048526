import type { NoticeKind } from '#contract/notice-lists.ts';
import { noticeKindWords } from '#contract/notice-texts.ts';
import { dueMoment, nearnessOf } from '../../lib/deadline.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/admin-reports.ts';

/** Tells a case with a sworn notice from casual reports. */
export function NoticeBadges({ kinds }: { kinds: readonly NoticeKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <span className="case-badges">
      {kinds.map((kind) => (
        <span key={kind} className="case-badge">
          {noticeKindWords[kind]}
        </span>
      ))}
    </span>
  );
}

/** By when a notice without a fixed time should be decided about: no law names a day, so it is never late. */
export function Aim({ at }: { at: string }) {
  const [due, now] = [Date.parse(at), Date.now()];
  return (
    <span className="case-aim" data-nearness={nearnessOf(due, now)} suppressHydrationWarning>
      {sentence(due > now ? texts.aimFor : texts.aimPassed, {
        moment: (
          <time dateTime={at} suppressHydrationWarning>
            {dueMoment(due, now)}
          </time>
        ),
      })}
    </span>
  );
}
