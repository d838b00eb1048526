import { type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { call } from '#contract/client.ts';
import { countOf } from '../lib/format.ts';
import { mentionTyped, type TypedMention } from '../lib/mention-typed.ts';
import { useMember } from '../state/member.tsx';
import * as texts from '../texts/comments.ts';
import { Avatar } from '../ui/avatar.tsx';
import './mention-suggestions.css';

interface Suggested {
  username: string;
  name: string;
  avatarUrl: string | null;
}

/** Quiet time after a keystroke before the server is asked, in milliseconds. */
const debounce = 150;
const most = 6;
/** Fewer letters begin too many names, and find none. */
const shortestSearch = 2;

/** Whom the member follows, asked for once a page. */
let followed: { of: string; people: Promise<Suggested[]> } | null = null;
function followedBy(memberId: string): Promise<Suggested[]> {
  if (followed?.of !== memberId) {
    const people = call('get_public_subscriptions', { p_user_id: memberId, p_limit: 100 }).then((rows) =>
      rows.map((row) => ({
        username: row.username,
        name: row.display_name ?? row.username,
        avatarUrl: row.avatar_url,
      })),
    );
    followed = { of: memberId, people: people.catch(() => []) };
  }
  return followed.people;
}

/** Whom one follows first, then uploaders. Nobody, where the server cannot be asked: one can write on without. */
async function suggest(typed: string, memberId: string | null): Promise<Suggested[]> {
  const low = typed.toLowerCase();
  const isCalled = ({ username, name }: Suggested): boolean =>
    username.toLowerCase().startsWith(low) || name.toLowerCase().startsWith(low);
  const [own, { uploaders }] = await Promise.all([
    memberId === null ? [] : followedBy(memberId),
    typed.length < shortestSearch
      ? { uploaders: [] }
      : call('search_names', { p_query: typed }).catch(() => ({ uploaders: [] })),
  ]);
  const all = [
    ...own.filter(isCalled),
    ...uploaders.map((one) => ({
      username: one.username,
      name: one.display_name,
      avatarUrl: one.avatar_url,
    })),
  ];
  return [...new Map(all.map((one) => [one.username, one])).values()].slice(0, most);
}

/** In pixels. */
const widest = 340;

/** Within what holds the box, which the list's styles make what it is placed by. */
function placeBelow(box: HTMLElement): { top: number; left: number; width: number } {
  const { bottom, left, width } = box.getBoundingClientRect();
  const around = box.parentElement?.getBoundingClientRect();
  return {
    top: bottom - (around?.top ?? 0) + 4,
    left: left - (around?.left ?? 0),
    width: Math.min(width, widest),
  };
}

/** The list below a box: arrow keys move in it, Enter and Tab take, Escape closes it and nothing else. */
export default function MentionSuggestions({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const memberId = useMember()?.id ?? null;
  const id = useId();
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [found, setFound] = useState<{ name: string; people: Suggested[] }>({ name: '', people: [] });
  const [at, setAt] = useState(0);
  const name = typed?.name ?? null;
  const people = name !== null && found.name === name ? found.people : [];

  const take = useCallback(
    ({ username }: Suggested) => {
      const field = box.current;
      if (!field || typed === null) return;
      field.setRangeText(`@${username} `, typed.start, typed.start + 1 + typed.name.length, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.focus();
    },
    [box, typed],
  );

  useEffect(() => {
    const field = box.current;
    if (!field) return;
    const look = () => {
      const one = field.selectionStart === field.selectionEnd;
      setTyped(one ? mentionTyped(field.value, field.selectionStart) : null);
    };
    const leave = () => setTyped(null);
    look();
    field.addEventListener('input', look);
    field.addEventListener('click', look);
    field.addEventListener('blur', leave);
    return () => {
      field.removeEventListener('input', look);
      field.removeEventListener('click', look);
      field.removeEventListener('blur', leave);
    };
  }, [box]);

  useEffect(() => {
    if (name === null) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void suggest(name, memberId).then((answer) => {
        if (!isCurrent) return;
        setFound({ name, people: answer });
        setAt(0);
      });
    }, debounce);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, memberId]);

  useEffect(() => {
    const field = box.current;
    if (!field || people.length === 0) return;
    // Before the box's own keys: Enter sends there, and Escape leaves.
    const key = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const person = people[at];
      if (step !== undefined) setAt((at + step + people.length) % people.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && person) take(person);
      else if (event.key === 'Escape') setTyped(null);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    field.addEventListener('keydown', key, true);
    field.setAttribute('aria-controls', id);
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-activedescendant', `${id}-${at}`);
    return () => {
      field.removeEventListener('keydown', key, true);
      for (const attribute of ['aria-controls', 'aria-autocomplete', 'aria-activedescendant'])
        field.removeAttribute(attribute);
    };
  }, [box, people, at, take, id]);

  return (
    <>
      <p className="vh" role="status">
        {people.length > 0 && countOf(people.length, texts.memberSuggested, texts.membersSuggested)}
      </p>
      {people.length > 0 && box.current && (
        <div
          id={id}
          className="mention-list"
          role="listbox"
          aria-label={texts.membersToMention}
          style={placeBelow(box.current)}
        >
          {people.map((person, index) => (
            <div
              key={person.username}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // Before the box loses the focus, and the list goes with it.
              onPointerDown={(event) => {
                event.preventDefault();
                take(person);
              }}
            >
              <Avatar name={person.name} of={person.username} url={person.avatarUrl} size={28} />
              <b>{person.name}</b> <small>@{person.username}</small>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
