import type { BlockedTag } from '#contract/managed-tags.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import * as texts from '../../texts/admin-categories.ts';
import { AdminSection } from '../../ui/admin-section.tsx';

/** Names that no video can be tagged with. Absent if there are none. */
export function BlockedTags(props: {
  blocked: readonly BlockedTag[];
  isBusy: boolean;
  onUnblock(name: string): void;
}) {
  const { blocked, isBusy, onUnblock } = props;
  if (blocked.length === 0) return null;
  return (
    <div className="blocked-tags">
      <AdminSection title={texts.blocked}>
        <ul className="alias-list">
          {blocked.map(({ name, reason, blocked_by, blocked_at }) => (
            <li key={name}>
              <b>{name}</b>
              <span>
                {[
                  reason,
                  blocked_by && fillIn(texts.byBlockedBy, { blockedBy: blocked_by }),
                  formatDate(blocked_at),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <button
                type="button"
                className="linklike needs-script"
                aria-label={fillIn(texts.unblockName, { name })}
                disabled={isBusy}
                onClick={() => onUnblock(name)}
              >
                {texts.unblock}
              </button>
            </li>
          ))}
        </ul>
      </AdminSection>
    </div>
  );
}
