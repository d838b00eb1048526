import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../lib/fill-in.ts';
import { tagsIn } from '../lib/tags-in.ts';
import * as texts from '../texts/upload.ts';
import { useTagSuggestions } from './use-tag-suggestions.ts';
import './tag-field.css';

/** Words that are added one by one, by Enter or a comma, and removed by their buttons or by Backspace. */
export function TagField(props: { initial: string; error: string | null | undefined }) {
  const id = useId();
  const [tags, setTags] = useState(() => tagsIn(props.initial));
  const [typed, setTyped] = useState('');
  const stored = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const all = tagsIn([...tags, typed].join(','));
  const joined = all.join(', ');
  const before = useRef(joined);
  const listId = useId();
  const [active, setActive] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const found = useTagSuggestions(
    typed,
    tags.map((tag) => tag.toLowerCase()),
  );
  const suggested = isClosed ? [] : found;

  // Its form listens to what is typed; words that are added or removed count as that.
  useEffect(() => {
    if (before.current === joined) return;
    before.current = joined;
    stored.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [joined]);

  const take = (text: string) => {
    setActive(-1);
    setClosed(false);
    if (!text.includes(',')) return setTyped(text);
    const parts = text.split(',');
    setTyped(parts.pop()?.trimStart() ?? '');
    setTags(tagsIn([...tags, ...parts].join(',')));
  };
  const add = (tag = typed) => {
    setTags(tagsIn([...tags, tag].join(',')));
    setTyped('');
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(suggested[active]);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggested.length > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // Before the first stands what was typed.
      setActive(((active + 1 + step + suggested.length + 1) % (suggested.length + 1)) - 1);
    } else if (event.key === 'Escape' && suggested.length > 0) {
      event.stopPropagation();
      setClosed(true);
    } else if (event.key === 'Backspace' && typed === '') setTags(tags.slice(0, -1));
  };
  const remove = (tag: string) => {
    setTags(tags.filter((one) => one !== tag));
    field.current?.focus();
  };

  return (
    <div className="form-field tag-field">
      <label htmlFor={id}>{texts.tags}</label>
      <input type="hidden" name="tags" value={joined} ref={stored} />
      <div className="input">
        {tags.map((tag) => (
          <span key={tag} className="tag-chip">
            {tag}
            <button type="button" aria-label={fillIn(texts.removeTag, { tag })} onClick={() => remove(tag)}>
              <X className="ic" aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          id={id}
          ref={field}
          value={typed}
          maxLength={limits.tagLength * limits.tagsPerVideo}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={suggested.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 && active < suggested.length ? `${listId}-${active}` : undefined}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => take(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => add()}
        />
      </div>
      <div id={listId} role="listbox" aria-label={texts.suggestedTags} hidden={suggested.length === 0}>
        {suggested.map((tag, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <span
            key={tag}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus, or what is half typed would become a tag.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              add(tag);
              field.current?.focus();
            }}
          >
            {tag}
          </span>
        ))}
      </div>
      <p id={`${id}-said`} className={props.error ? 'said wrong' : 'said'} aria-live="polite">
        {props.error ?? (
          <>
            {texts.tagsHint} {fillIn(texts.tagsCount, { count: tags.length, most: limits.tagsPerVideo })}
          </>
        )}
      </p>
    </div>
  );
}
