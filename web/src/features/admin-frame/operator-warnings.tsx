import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { OperatorWarning } from '#contract/operator-warnings.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-frame.ts';
import { FailedPart } from '../../ui/failed-part.tsx';

/** What is wrong with the site, in one line that opens: it stands above every page of the back office. */
export function OperatorWarnings({ warnings }: { warnings: readonly OperatorWarning[] | null }) {
  if (warnings === null) return <FailedPart text={texts.warningsDidNotLoad} />;
  const [first, ...others] = warnings;
  if (first === undefined) return null;
  return (
    <aside className="admin-warnings" aria-label={texts.warnings}>
      <details>
        <summary>
          <TriangleAlert className="ic" />
          <span>
            {others.length === 0
              ? first.title
              : fillIn(others.length === 1 ? texts.titleAndOneMore : texts.titleAndMore, {
                  title: first.title,
                  count: others.length,
                })}
          </span>
        </summary>
        <ul>
          {warnings.map(({ kind, title, words, detail }) => (
            <li key={kind}>
              {others.length > 0 && <b>{title}</b>}
              <p>{words}</p>
              {detail !== '' && <code>{detail}</code>}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
