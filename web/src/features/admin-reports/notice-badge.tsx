import type { NoticeKind } from '#contract/notice-lists.ts';
import { noticeKindWords } from '#contract/notice-texts.ts';

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
