import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { WorkKind } from '#contract/work-words.ts';
import { useFault } from '../lib/fault-of-form.ts';
import { kindWords } from '../page/work-words.ts';
import * as texts from '../texts/works.ts';
import './work-field.css';

/** A work as it is offered. */
export interface OfferedWork {
  id: string;
  title: string;
  native_title?: string | null;
  kind: WorkKind;
  year: number | null;
}
export type FindWorks = (typed: string) => Promise<readonly OfferedWork[]>;

/** Quiet time after a keystroke before the server is asked, in milliseconds. */
const debounce = 200;

/** Works with a title like what is typed; none once one is chosen. */
function useOffers(typed: string, isChosen: boolean, find: FindWorks): readonly OfferedWork[] {
  const [found, setFound] = useState<{ of: string; works: readonly OfferedWork[] } | null>(null);
  const asked = typed.trim();
  useEffect(() => {
    if (isChosen || asked.length < 2) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      find(asked).then(
        (works) => isCurrent && setFound({ of: asked, works }),
        () => undefined,
      );
    }, debounce);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, isChosen, find]);
  return isChosen || found === null || found.of !== asked ? [] : found.works;
}

/** A work that is searched by any title. Its form has the id of what was chosen under `name`, and the words under `titleName`. */
export function WorkField(props: {
  label: string;
  name: string;
  titleName: string;
  initial?: { id: string | null; title: string } | undefined;
  /** Under the field, by whether one is chosen. */
  hint(state: 'empty' | 'chosen' | 'typed'): string;
  isRequired?: boolean;
  error?: string | null;
  find: FindWorks;
}) {
  const { label, name, titleName, find, hint } = props;
  const id = useId();
  const [typed, setTyped] = useState(props.initial?.title ?? '');
  const [chosen, setChosen] = useState(props.initial?.id ?? null);
  const [active, setActive] = useState(-1);
  const [isClosed, setClosed] = useState(true);
  const stored = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(chosen);
  const offers = useOffers(typed, chosen !== null || isClosed, find);
  const error = useFault(name, props.error ?? null);

  // Its form listens to what is typed; what is chosen counts as that.
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    stored.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [chosen]);

  const choose = (work: OfferedWork) => {
    setTyped(work.title);
    setChosen(work.id);
    setActive(-1);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (offers.length === 0) return;
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      event.stopPropagation();
      choose(offers[active]!);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // Before the first stands what was typed.
      setActive(((active + 1 + step + offers.length + 1) % (offers.length + 1)) - 1);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      setClosed(true);
    }
  };
  const state = chosen !== null ? 'chosen' : typed.trim() === '' ? 'empty' : 'typed';
  return (
    <div className="form-field work-field">
      <label htmlFor={id}>{label}</label>
      <input type="hidden" name={name} value={chosen ?? ''} ref={stored} />
      <div className="input">
        <input
          id={id}
          ref={field}
          name={titleName}
          value={typed}
          required={props.isRequired}
          maxLength={limits.titleLength}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={offers.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 && active < offers.length ? `${id}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(null);
            setClosed(false);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setClosed(true)}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={texts.foundSeries} hidden={offers.length === 0}>
        {offers.map((work, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <span
            key={work.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(work)}
          >
            {work.title}
            <small>{[work.native_title, kindWords[work.kind], work.year].filter(Boolean).join(' · ')}</small>
          </span>
        ))}
      </div>
      <p id={`${id}-said`} className={error ? 'said wrong' : 'said'} aria-live="polite">
        {error ?? hint(state)}
      </p>
    </div>
  );
}
