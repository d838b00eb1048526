import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/videos.ts';
import { FilterChoice } from './filter-choice.tsx';
import { activeFilters, commonFilters, type Filter, type FilterValues, sorts } from './filter-choices.ts';
import './listing.css';

const sheetId = 'list-filters';

/** Updates the fields in place when the address changes: somebody who chose in one keeps the focus there. */
function useShown(form: RefObject<HTMLFormElement | null>, values: FilterValues): void {
  const shown = useRef(values);
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) continue;
      const value = values[field.name];
      if (value === undefined) continue;
      if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === (value ?? '');
      // What can be chosen may have changed around what is; what is being typed is left alone.
      else if (field instanceof HTMLSelectElement || value !== shown.current[field.name])
        field.value = value ?? '';
    }
    shown.current = values;
  }, [form, values]);
}

/** The address that a form asks for, without what was not chosen. */
const addressOf = (action: string, form: HTMLFormElement): string =>
  paths.withQuery(
    action,
    Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()])),
  );

/**
 * Search field, order and filters of a list, in one row: the filters are in a sheet behind one button, and each that is on
 * has a chip beside it. A form that works without script, and submits itself with it.
 */
export function FilterBar(props: {
  action: string;
  values: FilterValues;
  label: string;
  /** The list has a search field of its own. */
  hasField: boolean;
  /** Orders besides the common ones; the first one is the default and is left out of the address. */
  leadingSort?: readonly [string, string];
  /** Filters besides the common ones. */
  more?: readonly Filter[];
  /** Whether each filter that is on has a chip here; a page may show them with others. */
  hasChips?: boolean;
}) {
  const { action, values, label, leadingSort, more = [], hasChips = true } = props;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useShown(form, values);
  const [[, defaultSort], ...otherSorts] = (leadingSort ? [leadingSort, ...sorts] : sorts) as [
    readonly [string, string],
    ...(readonly [string, string])[],
  ];
  // Where there is nothing to choose from, or one thing alone, there is no filter.
  const filters = [...commonFilters, ...more].filter(
    ({ name, choices }) => choices.length > 1 || values[name],
  );
  const active = activeFilters(filters, values);
  const go = (to: HTMLFormElement) => void navigate(addressOf(action, to), { preventScrollReset: true });
  const without = (names: readonly string[]) =>
    paths.withQuery(action, { ...values, ...Object.fromEntries(names.map((name) => [name, null])) });
  const clearAll = (
    <Link className="linklike" to={without(active.map(({ name }) => name))} preventScrollReset>
      {texts.clearAll}
    </Link>
  );
  return (
    <Form
      ref={form}
      className={props.hasField ? 'filter-bar with-field' : 'filter-bar'}
      action={action}
      role="search"
      aria-label={label}
      preventScrollReset
      onChange={(event) => {
        const { target } = event;
        if (target instanceof HTMLSelectElement || (target as Element as HTMLInputElement).type === 'radio')
          go(event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        go(event.currentTarget);
      }}
    >
      {props.hasField ? (
        <>
          <input
            className="field"
            type="search"
            name="q"
            defaultValue={values.q ?? ''}
            maxLength={200}
            placeholder={label}
            aria-label={label}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className="btn sm flat" type="submit">
            {texts.search}
          </button>
        </>
      ) : (
        values.q && <input type="hidden" name="q" value={values.q} readOnly />
      )}
      <button type="button" className="btn sm flat filters-open" popoverTarget={sheetId}>
        <SlidersHorizontal className="ic" />
        {active.length > 0 ? fillIn(texts.filtersCount, { count: active.length }) : texts.filters}
      </button>
      <div className="filter-sheet" id={sheetId} popover="auto">
        <div className="sheet-head">
          <h2>{texts.filters}</h2>
          {active.length > 0 && clearAll}
          <button
            type="button"
            className="iconbtn"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            aria-label={texts.close}
          >
            <X className="ic" />
          </button>
        </div>
        {filters.map((filter) => (
          <FilterChoice key={filter.name} filter={filter} value={values[filter.name] ?? null} />
        ))}
        <div className="sheet-foot">
          <button
            type="button"
            className="btn sm pri needs-script"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
          >
            {texts.showResults}
          </button>
          <button type="submit" className="btn sm pri needs-no-script">
            {texts.showResults}
          </button>
        </div>
      </div>
      {hasChips && active.length > 0 && (
        <ul className="chips active-filters" aria-label={texts.activeFilters}>
          {active.map(({ name, label: of, text }) => (
            <li key={name}>
              <Link className="chip" to={without([name])} preventScrollReset>
                <span className="vh">{texts.removeFilter}</span> {of}: <b>{text}</b>
                <X className="ic" />
              </Link>
            </li>
          ))}
          {active.length > 1 && <li>{clearAll}</li>}
        </ul>
      )}
      <FilterChoice
        filter={{ name: 'sort', label: texts.order, any: defaultSort, choices: otherSorts }}
        value={values.sort ?? null}
      />
      {!props.hasField && (
        <button type="submit" className="btn sm flat needs-no-script">
          {texts.showResults}
        </button>
      )}
    </Form>
  );
}
