import Search from 'lucide-react/icons/search';
import SquarePen from 'lucide-react/icons/square-pen';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import * as memberPaths from '../../member-paths.ts';
import type { FoundTalks, Person } from '../../page/inbox-list.ts';
import * as texts from '../../texts/messages.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { ConversationRows, type RowFacts } from './conversation-row.tsx';

/** What can be opened, in the order in which it stands. */
const resultsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('.inbox a, .inbox-person') ?? []),
];

/** Opens whoever is called exactly so, or else the first of all. */
function openBest(box: HTMLElement | null, query: string): void {
  const all = resultsIn(box);
  const name = query.replace(/^@/, '').toLowerCase();
  (all.find(({ dataset }) => dataset.username?.toLowerCase() === name) ?? all[0])?.click();
}

/** Quiet time after a keystroke before the server is asked, in milliseconds. */
const debounce = 200;

/**
 * One field for both: it looks through the conversations, and finds people to write to. While something stands in it,
 * what was found takes the place of the list; Enter opens the best of it. Without script it is a form of the inbox.
 */
export function FindTalks({
  first,
  children,
  ...facts
}: { first: FoundTalks | null; children: ReactNode } & RowFacts) {
  const [query, setQuery] = useState(first?.q ?? '');
  const { load, data, state } = useFetcher<{ found: FoundTalks | null }>({ key: 'find-talks' });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Somebody may have typed before the page came to life.
  useEffect(() => {
    if (field.current) setQuery(field.current.value);
  }, []);
  const wanted = query.trim();
  const results = useRef<HTMLDivElement>(null);
  /** Pressed Enter before there was anything to open: the query that is to be opened. */
  const hurried = useRef<string | null>(null);
  const found = [data?.found, first].find((one) => one?.q === wanted) ?? null;
  const count = found === null || found.fault !== null ? null : found.rows.length + found.people.length;
  const isMissing = wanted !== '' && found === null;
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => void load(memberPaths.inbox({ q: wanted })), debounce);
    return () => clearTimeout(timer);
  }, [isMissing, wanted, load]);
  useEffect(() => {
    const isHurried = found !== null && hurried.current === found.q;
    if (found !== null) hurried.current = null;
    if (isHurried) openBest(results.current, found.q);
  }, [found]);
  /** The arrow keys lead from the field through what was found, and back. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const all = resultsIn(results.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const isInField = at === -1;
    if (event.key === 'Escape' && !isInField) field.current?.focus();
    else if (step === undefined || all.length === 0 || (isInField && step !== 1)) return;
    else if (at + step === -1) field.current?.focus();
    else all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
    event.preventDefault();
  };
  return (
    <>
      <Form
        action={memberPaths.inbox()}
        className="inbox-search"
        role="search"
        aria-label={texts.searchConversationsAndPeople}
        onSubmit={(event) => {
          event.preventDefault();
          if (found !== null) return openBest(results.current, found.q);
          if (!isMissing) return;
          hurried.current = wanted;
          void load(memberPaths.inbox({ q: wanted }));
        }}
      >
        <label htmlFor={id} className="vh">
          {texts.searchConversationsAndPeople}
        </label>
        <Search className="ic" />
        <input
          id={id}
          ref={field}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={texts.searchOrEnterAUsername}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.inboxSearchLength}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={move}
        />
        <button type="submit" className="btn sm flat needs-no-script">
          {texts.search}
        </button>
      </Form>
      <p className="inbox-none" role="status">
        {count === 0 && found !== null && fillIn(texts.nothingIsCalledSo, { query: found.q })}
      </p>
      <p className="vh" role="status">
        {count !== null && count > 0 && countOf(count, texts.oneFound, texts.severalFound)}
      </p>
      {wanted === ''
        ? children
        : found && (
            // biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons in it are what one is on
            <div ref={results} onKeyDown={move}>
              <Found found={found} {...facts} isBusy={state !== 'idle'} />
            </div>
          )}
    </>
  );
}

function Found({ found, isBusy, ...facts }: { found: FoundTalks; isBusy: boolean } & RowFacts) {
  const id = useId();
  return (
    <div className="inbox-found" aria-busy={isBusy}>
      <FormNote wrong={found.fault} />
      {found.rows.length > 0 && (
        <section aria-labelledby={`${id}-talks`}>
          <h2 id={`${id}-talks`}>{texts.conversations}</h2>
          <ConversationRows rows={found.rows} {...facts} />
        </section>
      )}
      {found.people.length > 0 && (
        <section aria-labelledby={`${id}-people`}>
          <h2 id={`${id}-people`}>{texts.people}</h2>
          <ul className="inbox">
            {found.people.map((person) => (
              <li key={person.username}>
                <WriteTo person={person} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A row that opens the conversation with somebody. */
function WriteTo({ person }: { person: Person }) {
  const fetcher = useFetcher<{ message: string }>();
  return (
    <fetcher.Form method="post" action={memberPaths.startConversation()}>
      <input type="hidden" name="return" value={memberPaths.inbox()} />
      <input type="hidden" name="username" value={person.username} />
      <button
        type="submit"
        className="inbox-person"
        data-username={person.username}
        aria-label={fillIn(texts.writeToName, { name: person.name })}
        aria-disabled={fetcher.state !== 'idle'}
      >
        <Avatar name={person.name} of={person.username} url={person.avatarUrl} size={48} />
        <span className="who">{person.name}</span>
        <span className="last">@{person.username}</span>
        <SquarePen className="ic" />
      </button>
      <FormNote wrong={fetcher.data?.message} />
    </fetcher.Form>
  );
}
