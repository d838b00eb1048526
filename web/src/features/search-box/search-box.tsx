import ChevronLeft from 'lucide-react/icons/chevron-left';
import Search from 'lucide-react/icons/search';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/videos.ts';
import './search-box.css';

const Suggestions = lazyPart(() => import('./suggestions.tsx'));

/**
 * The search of the header. On a phone it is an icon that opens into the field; without script the icon leads to the
 * search page, where the field stands open.
 */
export function SearchBox() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Somebody may be in it before the page lives.
  useEffect(() => setUsed(document.activeElement === input.current), []);
  const navigate = useNavigate();
  const location = useLocation();
  const here = location.pathname === paths.search();
  const shown = here ? (new URLSearchParams(location.search).get('q') ?? '') : '';

  const close = () => {
    setOpen(false);
    input.current?.blur();
  };
  return (
    <div className={here ? 'search-box here' : open ? 'search-box open' : 'search-box'}>
      <a
        className="iconbtn search-open"
        href={paths.search()}
        aria-label={texts.search}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
          requestAnimationFrame(() => input.current?.focus());
        }}
      >
        <Search className="ic" />
      </a>
      <Form
        className="search"
        action={paths.search()}
        role="search"
        aria-label={texts.site}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const query = input.current?.value.trim() ?? '';
          if (query === '') return;
          close();
          void navigate(paths.search(query));
        }}
      >
        <Search className="ic" />
        <input
          ref={input}
          key={shown}
          name="q"
          type="search"
          defaultValue={shown}
          maxLength={200}
          placeholder={texts.searchTitlesTagsStudios}
          aria-label={texts.searchVideos}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
        />
        <button type="button" className="iconbtn search-close" aria-label={texts.closeSearch} onClick={close}>
          <ChevronLeft className="ic" />
        </button>
        {used && (
          <Suspense>
            <Suggestions key={shown} input={input} onChoose={close} />
          </Suspense>
        )}
      </Form>
    </div>
  );
}
