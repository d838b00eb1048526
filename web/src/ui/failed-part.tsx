import { useLocation } from 'react-router';
import * as texts from '../texts/common.ts';

/**
 * A part of a page that could not be loaded; the rest stands. `again` loads it again; without it the whole page is
 * loaded again, which works without script too.
 */
export function FailedPart({ text = texts.thisListDidntLoad, again }: { text?: string; again?: () => void }) {
  return (
    <div className="failed" role="alert">
      <p>{text}</p>
      <p>{texts.theRestOfThePage}</p>
      {again ? (
        <button type="button" className="btn sm flat" onClick={again}>
          {texts.tryAgain}
        </button>
      ) : (
        <AskAgain />
      )}
    </div>
  );
}

function AskAgain() {
  const { pathname, search } = useLocation();
  return (
    <a className="btn sm flat" href={pathname + search}>
      {texts.tryAgain}
    </a>
  );
}
