import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { ConversationRow } from '#contract/messages.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import type { FoundTalks } from '../../page/inbox-list.ts';
import { refusalWords } from '../../page/refusal.ts';
import { onLive } from '../../state/live-events.ts';
import * as texts from '../../texts/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { ConversationRows } from './conversation-row.tsx';
import { FindTalks } from './find-talks.tsx';
import { useWriters } from './use-writers.ts';
import { words } from './words.ts';
import './inbox.css';

/** As many requests as stand above the conversations. */
export const mostWaiting = 3;

interface InboxProps {
  rows: readonly ConversationRow[];
  /** Why there are none, or null. */
  fault: string | null;
  isRequests: boolean;
  /** Where the list begins; null: with the newest. */
  cursor: string | null;
  requests: number;
  /** Those who wait for an answer, shown above the rest. */
  waiting?: readonly ConversationRow[];
  /** The conversation that is open beside the list. */
  open?: string;
  /** What was looked for by the address; null: nothing. */
  found?: FoundTalks | null;
  memberId: string;
  now: number;
}

const none: readonly ConversationRow[] = [];

/** The requests that wait, asked for again when their number is another. */
function useWaiting(rows: readonly ConversationRow[], count: number): readonly ConversationRow[] {
  const [shown, setShown] = useState(rows);
  useEffect(() => setShown(rows), [rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of their number is the reason.
  useEffect(() => {
    if (count === 0 || count === shown.length) return;
    call('get_user_conversations', { p_requests: true, p_page_size: mostWaiting }).then(setShown, () => {});
  }, [count]);
  return shown;
}

const same = (one: readonly ConversationRow[], other: readonly ConversationRow[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The member's conversations. What arrives while the page is open updates the list. */
export function Inbox(props: InboxProps) {
  const { rows, fault, isRequests, cursor, requests, memberId, now, open, found = null } = props;
  const facts = { memberId, now, open, writers: useWriters() };
  const waiting = useWaiting(props.waiting ?? none, isRequests ? 0 : requests);
  const [first, setFirst] = useState(rows);
  const [more, setMore] = useState<readonly ConversationRow[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => setFirst(rows), [rows]);
  const asked = useRef(0);
  useEffect(() => {
    const stop = onLive((event) => {
      if (event === 'notifications-changed' || event.startsWith('conversation-')) return;
      const number = ++asked.current;
      call('get_user_conversations', { p_cursor: cursor, p_requests: isRequests }).then(
        (page) => number === asked.current && setFirst((before) => (same(before, page) ? before : page)),
        // The list stays as it is: the return of the connection is an event too.
        () => {},
      );
    });
    return () => {
      asked.current++;
      stop();
    };
  }, [cursor, isRequests]);
  // The first page has changed: later pages are loaded again when they are wanted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first page is the reason.
  useEffect(() => setMore([]), [first]);

  // It does not apply to a list that was loaded later.
  const wrong = first === rows ? fault : null;
  const all = [...first, ...more];
  const lastPage = more.length > 0 ? more.slice(-limits.inboxPageSize) : first;
  const last = lastPage.at(-1);
  const hasMore = lastPage.length === limits.inboxPageSize && (last?.has_more ?? false);
  const loadMore = async () => {
    if (isLoading || !last) return;
    setLoading(true);
    setFailed(null);
    try {
      const page = await call('get_user_conversations', { p_cursor: last.cursor, p_requests: isRequests });
      setMore((before) => [...before, ...page]);
    } catch (error) {
      const { status } = error as { status?: number };
      setFailed(status === 401 ? words.ended : refusalWords(error, words.inboxFailed));
    } finally {
      setLoading(false);
    }
  };

  return (
    <FindTalks first={found} {...facts}>
      <nav className="chips" aria-label={texts.conversations}>
        <Link className="chip" to={memberPaths.inbox()} aria-current={isRequests ? undefined : 'page'}>
          {texts.inbox}
        </Link>
        <Link
          className="chip"
          to={memberPaths.inbox({ tab: 'requests' })}
          aria-current={isRequests ? 'page' : undefined}
        >
          {requests > 0 ? fillIn(texts.requestsCount, { count: requests }) : texts.requests}
        </Link>
      </nav>
      <FormNote wrong={wrong} />
      {!isRequests && cursor === null && waiting.length > 0 && (
        <section className="inbox-waiting" aria-labelledby="inbox-waiting">
          <h2 id="inbox-waiting">{texts.waitingForYourAnswer}</h2>
          <ConversationRows rows={waiting} {...facts} />
        </section>
      )}
      {all.length === 0 && wrong === null && (
        <EmptyState
          text={isRequests ? texts.messageRequestsWillAppearHere : texts.yourConversationsWillAppearHere}
        />
      )}
      <ConversationRows rows={all} {...facts} />
      <FormNote wrong={failed} />
      {hasMore && last && (
        <p className="inbox-more">
          <button
            type="button"
            className="btn sm flat needs-script"
            aria-disabled={isLoading}
            onClick={() => void loadMore()}
          >
            {isLoading ? texts.loading : texts.loadMore}
          </button>
          <a
            className="btn sm flat needs-no-script"
            href={memberPaths.inbox({ tab: isRequests ? 'requests' : null, cursor: last.cursor })}
          >
            {texts.loadMore}
          </a>
        </p>
      )}
    </FindTalks>
  );
}
