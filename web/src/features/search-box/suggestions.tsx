import History from 'lucide-react/icons/history';
import TrendingUp from 'lucide-react/icons/trending-up';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#contract/client.ts';
import * as paths from '../../paths.ts';
import { eraseSearch, eraseSearches, rememberSearch } from '../../state/recent-searches.ts';
import * as texts from '../../texts/videos.ts';
import { Picture } from '../../ui/picture.tsx';
import { emptyItems, type Item, loadPopular } from './empty-items.ts';

/** Quiet time after a keystroke before the server is asked, in milliseconds. */
const debounce = 150;
const listId = 'search-suggestions';
const kinds = {
  video: texts.videoLabel,
  tag: texts.tag,
  category: texts.category,
  uploader: texts.uploader,
  popular: texts.popularTag,
  recent: '',
  erase: '',
};

const icons: { readonly [kind in Item['kind']]?: ReactNode } = {
  recent: <History className="ic" />,
  popular: <TrendingUp className="ic" />,
};

/** Where a suggestion leads; the slug of an uploader is the username. */
const addressOf = ({ kind, slug, text }: Item): string =>
  ({
    video: paths.watch(slug),
    tag: paths.tag(slug),
    category: paths.category(slug),
    uploader: paths.user(slug),
    popular: paths.tag(slug),
    recent: paths.search(text),
    erase: '',
  })[kind];

/** Suggestions under a search field. They make the field a combobox once this is loaded. */
export default function Suggestions(props: { input: RefObject<HTMLInputElement | null>; onChoose(): void }) {
  const navigate = useNavigate();
  const [items, setItems] = useState<readonly Item[]>([]);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const shown = open && items.length > 0;

  const erase = (query: string | null) => {
    if (query === null) eraseSearches();
    else eraseSearch(query);
    setItems(emptyItems());
    setAt(-1);
  };
  const choose = (item: Item) => {
    if (item.kind === 'erase') return erase(null);
    if (item.kind === 'recent') rememberSearch(item.text);
    setOpen(false);
    props.onChoose();
    void navigate(addressOf(item));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter' && shown && items[at]) {
      event.preventDefault();
      choose(items[at]);
    } else if (event.key === 'Delete' && shown && items[at]?.kind === 'recent') {
      event.preventDefault();
      erase(items[at].text);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (items.length === 0) return;
      event.preventDefault();
      setOpen(true);
      // One place before the first is the field itself.
      const places = items.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((now) => ((now + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape') {
      props.onChoose();
    }
  });

  useEffect(() => {
    const field = props.input.current;
    if (!field) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking: AbortController | undefined;
    const ask = async (query: string) => {
      asking = new AbortController();
      try {
        setItems(await call('get_search_suggestions', { p_query: query }, { signal: asking.signal }));
        setAt(-1);
      } catch {
        // The field works without suggestions, and a newer keystroke discards an older answer.
      }
    };
    const onInput = () => {
      clearTimeout(timer);
      asking?.abort();
      const query = field.value.trim();
      setOpen(true);
      if (query === '') {
        setItems(emptyItems());
        setAt(-1);
        void loadPopular().then(() => field.value.trim() === '' && setItems(emptyItems()));
      } else timer = setTimeout(() => void ask(query), debounce);
    };
    const key = (event: KeyboardEvent) => onKey(event);
    const leave = () => setOpen(false);
    const enter = () => field.value.trim() === '' && onInput();
    const submit = () => {
      clearTimeout(timer);
      asking?.abort();
      setOpen(false);
      rememberSearch(field.value);
    };
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    field.addEventListener('input', onInput);
    field.addEventListener('keydown', key);
    field.addEventListener('blur', leave);
    field.addEventListener('focus', enter);
    field.form?.addEventListener('submit', submit);
    // Somebody may have typed and submitted before this was loaded: then they are no longer in the field.
    if (document.activeElement === field && (field.value === '' || field.value !== field.defaultValue))
      onInput();
    return () => {
      clearTimeout(timer);
      asking?.abort();
      field.removeEventListener('input', onInput);
      field.removeEventListener('keydown', key);
      field.removeEventListener('blur', leave);
      field.removeEventListener('focus', enter);
      field.form?.removeEventListener('submit', submit);
    };
  }, [props.input]);

  useEffect(() => {
    const field = props.input.current;
    field?.setAttribute('aria-expanded', String(shown));
    if (shown && at >= 0) field?.setAttribute('aria-activedescendant', `${listId}-${at}`);
    else field?.removeAttribute('aria-activedescendant');
  }, [props.input, shown, at]);

  return (
    <div id={listId} role="listbox" aria-label={texts.suggestions} className="suggestions" hidden={!shown}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled in the field
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
        <div
          key={`${item.kind} ${item.slug} ${item.text}`}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === at}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}
        >
          {item.kind === 'video' || item.kind === 'uploader' ? (
            <span className={`picture ${item.kind}`}>
              {item.picture_url && (
                <Picture address={item.picture_url} most={item.kind === 'uploader' ? 128 : 320} eager />
              )}
            </span>
          ) : (
            icons[item.kind]
          )}
          <span className="words">{item.text}</span>
          {kinds[item.kind] && <small>{kinds[item.kind]}</small>}
          {item.kind === 'recent' && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field's Delete key does the same
            // biome-ignore lint/a11y/noStaticElementInteractions: an option holds no button
            <span
              className="erase"
              title={texts.removeDelete}
              onClick={(event) => {
                event.stopPropagation();
                erase(item.text);
              }}
            >
              <X className="ic" />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
