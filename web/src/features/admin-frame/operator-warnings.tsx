import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { OperatorWarning } from '#contract/operator-warnings.ts';
import { FailedPart } from '../../ui/failed-part.tsx';

/** What is not as it should be with the site, above every page of the back office; folded, for it is there on each. */
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
