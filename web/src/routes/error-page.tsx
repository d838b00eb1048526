import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import type { PageFault } from '../api/page-data.ts';
import * as paths from '../paths.ts';
import { PegBar } from '../ui/peg-bar.tsx';

export interface Fault {
  title: string;
  text: string | null;
  requestId: string | undefined;
}

/** Words for whatever a page failed with. */
export function faultOf(error: unknown): Fault {
  if (!isRouteErrorResponse(error)) {
    return { title: 'An unexpected error occurred.', text: null, requestId: undefined };
  }
  const fault = error.data as Partial<PageFault> | string | null;
  const message = typeof fault === 'object' && fault !== null ? fault.message : undefined;
  const requestId = typeof fault === 'object' && fault !== null ? fault.requestId : undefined;
  if (error.status === 404)
    return { title: message ?? 'Page not found', text: 'There is nothing at this address.', requestId };
  if (error.status === 410) return { title: 'This video was removed', text: message ?? null, requestId };
  return { title: message ?? 'An unexpected error occurred.', text: null, requestId };
}

/** A page that could not be shown: what happened, what still works, and another try where it may help. */
export function ErrorPage(props: {
  title: string;
  text: string | null;
  requestId: string | undefined;
  retry: boolean;
}) {
  const { pathname, search } = useLocation();
  return (
    <div className={props.retry ? 'error-page bad' : 'error-page'}>
      <PegBar />
      <h1>{props.title}</h1>
      {props.text && <p>{props.text}</p>}
      {props.retry && <p>The rest of the site still works.</p>}
      {props.requestId && (
        <p className="request-id">
          Request id: <code>{props.requestId}</code>
        </p>
      )}
      <p className="ways">
        {props.retry && (
          <a className="btn sm pri" href={pathname + search}>
            Try again
          </a>
        )}
        <Link className="btn sm flat" to={paths.home()}>
          Home
        </Link>
        <Link className="btn sm flat" to={paths.categories()}>
          Categories
        </Link>
        <Link className="btn sm flat" to={paths.search()}>
          Search
        </Link>
      </p>
    </div>
  );
}
