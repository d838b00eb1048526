import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import type { PageFault } from '../page/page-data.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/site-frame.ts';
import { PegBar } from '../ui/peg-bar.tsx';

const unexpected = texts.anUnexpectedErrorOccurred;

export interface Fault {
  title: string;
  text: string | null;
  requestId: string | undefined;
  /** Another try may help. */
  retry: boolean;
}

/** Each browser has its own words for a server that it cannot reach. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** Words for whatever a page failed with. */
export function faultOf(error: unknown): Fault {
  if (!isRouteErrorResponse(error)) {
    return isUnreached(error)
      ? {
          title: texts.youSeemToBeOffline,
          text: texts.checkYourConnectionAndTry,
          requestId: undefined,
          retry: true,
        }
      : { title: unexpected, text: null, requestId: undefined, retry: true };
  }
  return { ...wordsOf(error), retry: error.status >= 500 || error.status === 429 };
}

function wordsOf(error: { status: number; data: unknown }): Omit<Fault, 'retry'> {
  // A refusal by the server itself, before any page ran, is plain words.
  const fault = typeof error.data === 'string' ? { message: error.data.trim() } : error.data;
  const { message, requestId, text } = (fault ?? {}) as Partial<PageFault>;
  if (error.status === 404)
    return {
      title: message ?? texts.pageNotFound,
      text: text ?? texts.theresNothingAtThisAddress,
      requestId,
    };
  if (error.status === 410 || error.status === 451)
    return {
      title: error.status === 410 ? texts.thisVideoWasRemoved : texts.notAvailableHere,
      text: message ?? null,
      requestId,
    };
  return { title: message || unexpected, text: null, requestId };
}

/** A page that could not be shown: what happened, what still works, and another try if that may help. */
export function ErrorPage(props: Fault) {
  const { pathname, search } = useLocation();
  const { retry } = props;
  // Once there is a connection again, nobody needs to press anything.
  useEffect(() => {
    if (!retry) return;
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [retry]);
  return (
    <div className={props.retry ? 'error-page bad' : 'error-page'}>
      <PegBar />
      <h1>{props.title}</h1>
      {props.text && <p>{props.text}</p>}
      {props.retry && <p>{texts.theRestOfTheSite}</p>}
      {props.requestId && (
        <p className="request-id">
          {texts.requestId} <code>{props.requestId}</code>
        </p>
      )}
      <p className="ways">
        {props.retry && (
          <a className="btn sm pri" href={pathname + search}>
            {texts.tryAgain}
          </a>
        )}
        <Link className="btn sm flat" to={paths.home()}>
          {texts.home}
        </Link>
        <Link className="btn sm flat" to={paths.categories()}>
          {texts.categories}
        </Link>
        <Link className="btn sm flat" to={paths.search()}>
          {texts.search}
        </Link>
      </p>
    </div>
  );
}
