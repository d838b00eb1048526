import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { OperatorWarning } from '#contract/operator-warnings.ts';
import { FailedPart } from '../../ui/failed-part.tsx';

/** What is wrong with the site. Folded, because it stands above every page of the back office. */
export function OperatorWarnings({ warnings }: { warnings: readonly OperatorWarning[] | null }) {
  if (warnings === null) return <FailedPart text="The warnings could not be loaded." />;
  if (warnings.length === 0) return null;
  return (
    <aside className="admin-warnings" aria-label="Warnings">
      {warnings.map(({ kind, title, words, detail }) => (
        <details key={kind}>
          <summary>
            <TriangleAlert className="ic" />
            {title}
          </summary>
          <p>
            {words}
            {detail !== '' && <code>{detail}</code>}
          </p>
        </details>
      ))}
    </aside>
  );
}
