import { useLocation } from 'react-router';

/**
 * A part of a page that could not be loaded; the rest stands. `again` loads it again; without it the whole page is
 * loaded again, which works without script too.
 */
export function FailedPart({
  text = 'This list did not load',
  again,
}: {
  text?: string;
  again?: () => void;
}) {
  return (
    <div className="failed" role="alert">
      <p>{text}</p>
      <p>The rest of the page still works.</p>
      {again ? (
        <button type="button" className="btn sm flat" onClick={again}>
          Try again
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
      Try again
    </a>
  );
}
