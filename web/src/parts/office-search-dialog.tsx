import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as texts from '../texts/admin-frame.ts';
import { useModal } from '../ui/use-modal.ts';
import '../ui/modal.css';
import './office-search.css';
import { placesFor } from '../lib/find-places.ts';
import { type Found, findInOffice } from './find-in-office.ts';
import { pages, settings } from './office-places.ts';

/** Quiet time after a keystroke before the server is asked, in milliseconds. */
const debounce = 200;
/** From how many letters on it is asked. */
const leastLetters = 2;

/** The search that leads anywhere in the back office. Arrow keys choose, Enter goes there, Escape closes. */
export default function OfficeSearchDialog({ onClose }: { onClose(): void }) {
  const { modal, close } = useModal();
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { found, isAsking } = useFound(typed);
  const words = typed.trim();
  const groups: Found[] =
    words === ''
      ? [{ title: texts.pages, places: pages }]
      : [
          { title: texts.pages, places: placesFor(pages, words, 6) },
          { title: texts.settings, places: placesFor(settings, words, 6) },
          ...found,
        ].filter(({ places, isLost }) => places.length > 0 || isLost);
  const places = groups.flatMap(({ places: some }) => some);
  const chosen = Math.min(at, places.length - 1);

  const choose = (next: number): void => {
    setAt(next);
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    const count = places.length;
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') choose((chosen + 1) % count);
    else if (event.key === 'ArrowUp') choose((chosen - 1 + count) % count);
    else if (event.key === 'Enter') {
      const place = places[chosen];
      close();
      if (place) void navigate(place.to);
    } else return;
    event.preventDefault();
  };
  let index = 0;
  return (
    <dialog {...modal} className="modal office-dialog" aria-label={texts.goToAnything} onClose={onClose}>
      <div className="office-panel">
        <input
          autoFocus
          type="text"
          enterKeyHint="go"
          role="combobox"
          aria-label={texts.goToAPageMemberVideo}
          aria-expanded={places.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen < 0 ? undefined : `${id}-${chosen}`}
          placeholder={texts.pageMemberVideoCaseSetting}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <div role="listbox" id={`${id}-list`} aria-label={texts.results} className="office-found" ref={list}>
          {groups.map(({ title, places: some, isLost }) => (
            // biome-ignore lint/a11y/useSemanticElements: options of a list, not fields of a form
            <div role="group" aria-label={title} key={title}>
              <p aria-hidden="true">{title}</p>
              {isLost && <p className="office-lost">{texts.searchFailed}</p>}
              {some.map((place) => {
                const own = index++;
                return (
                  <Link
                    key={place.to + place.name}
                    id={`${id}-${own}`}
                    role="option"
                    aria-selected={own === chosen}
                    tabIndex={-1}
                    to={place.to}
                    onClick={close}
                    onPointerMove={() => setAt(own)}
                  >
                    <b>{place.name}</b>
                    <span>{place.about}</span>
                  </Link>
                );
              })}
            </div>
          ))}
        </div>
        <p className="office-told" role="status">
          {places.length === 0 && (isAsking ? texts.searching : texts.nothingFound)}
        </p>
      </div>
    </dialog>
  );
}

/** What the server finds; what was asked for before stays until the next answer, so that the list does not flicker. */
function useFound(typed: string): { found: readonly Found[]; isAsking: boolean } {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [isAsking, setAsking] = useState(false);
  const words = typed.trim();
  useEffect(() => {
    if (words.length < leastLetters) {
      setFound([]);
      setAsking(false);
      return;
    }
    const asked = new AbortController();
    setAsking(true);
    const timer = setTimeout(async () => {
      try {
        setFound(await findInOffice(words, asked.signal));
        setAsking(false);
      } catch {
        // Something else was typed.
      }
    }, debounce);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [words]);
  return { found, isAsking };
}
