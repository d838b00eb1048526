import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import type { OperatorWarning } from '#contract/operator-warnings.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-frame.ts';
import { FailedPart } from '../../ui/failed-part.tsx';

/** What is wrong with the site, in one line that opens, and where the rest is told: it stands above every page of the back office. */
export function OperatorWarnings({ warnings }: { warnings: readonly OperatorWarning[] | null }) {
  if (warnings === null) return <FailedPart text={texts.warningsDidNotLoad} />;
  const [first, ...others] = warnings;
  if (first === undefined) return null;
  return (
    <aside className="admin-warnings" aria-label={texts.warnings}>
      <details>
        <summary>
          <TriangleAlert className="ic" />
          <span>{fillIn(texts.titleAsSentence, { title: first.title })}</span>
        </summary>
        <ul>
          <li>
            <p>{first.words}</p>
            {first.detail !== '' && <code>{first.detail}</code>}
          </li>
        </ul>
      </details>
      {others.length > 0 && (
        <Link to={adminPaths.dashboard()}>
          {others.length === 1 ? texts.oneMoreWarning : fillIn(texts.moreWarnings, { count: others.length })}
        </Link>
      )}
    </aside>
  );
}
