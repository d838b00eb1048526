import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { OperatorWarning } from '#contract/operator-warnings.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import * as texts from '../../texts/admin-frame.ts';
import { FailedPart } from '../../ui/failed-part.tsx';

/** What is wrong with the site, in one line that opens: it stands above every page of the back office. */
export function OperatorWarnings({ warnings }: { warnings: readonly OperatorWarning[] | null }) {
  if (warnings === null) return <FailedPart text={texts.theWarningsCouldNotBe} />;
  const [first, ...others] = warnings;
  if (first === undefined) return null;
  return (
    <aside className="admin-warnings" aria-label={texts.warnings}>
      <details>
        <summary>
          <TriangleAlert className="ic" />
          {first.title}
          {others.length > 0 &&
            fillIn(texts.andLength, {
              length: countOf(others.length, texts.moreWarning, texts.moreWarnings),
            })}
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
