import { type RefObject, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import * as texts from '../../texts/videos.ts';
import './listing.css';

export const sorts = [
  ['newest', texts.newest],
  ['views', texts.mostViewed],
  ['rating', texts.bestRated],
  ['longest', texts.longest],
  ['shortest', texts.shortest],
] as const;
export const audios = [
  ['sub', texts.subtitled],
  ['dub', texts.dubbed],
] as const;
export const airings = [
  ['ongoing', texts.ongoing],
  ['completed', texts.completed],
] as const;
export const lengths = [
  ['short', texts.short],
  ['medium', texts.medium],
  ['long', texts.long],
] as const;

export const keysOf = <T extends string>(choices: readonly (readonly [T, string])[]): T[] =>
  choices.map(([key]) => key);

export interface FilterValues {
  q: string;
  sort: string | null;
  audio: string | null;
  status: string | null;
  duration: string | null;
}

function Choice(props: {
  name: string;
  label: string;
  any: string | null;
  choices: readonly (readonly [string, string])[];
  value: string | null;
}) {
  return (
    <label className="choice">
      <span className="vh">{props.label}</span>
      <select name={props.name} defaultValue={props.value ?? ''}>
        {props.any !== null && <option value="">{props.any}</option>}
        {props.choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Updates the fields in place when the address changes: somebody who chose in one keeps the focus there. */
function useShown(form: RefObject<HTMLFormElement | null>, values: FilterValues): void {
  const shown = useRef(values);
  useEffect(() => {
    for (const name of ['q', 'sort', 'audio', 'status', 'duration'] as const) {
      if (values[name] === shown.current[name]) continue;
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = values[name] ?? '';
    }
    shown.current = values;
  }, [form, values]);
}

/** Search field, order and filters of a list. A form that works without script, and submits itself with it. */
export function FilterBar(props: {
  action: string;
  values: FilterValues;
  fieldLabel: string;
  /** Orders besides the common ones; the first one is the default and is left out of the address. */
  leadingSort?: readonly [string, string];
}) {
  const { values, leadingSort } = props;
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  useShown(form, values);
  const orders = leadingSort ? [leadingSort, ...sorts] : sorts;
  const [[, defaultName], ...others] = orders as readonly (readonly [string, string])[] as [
    readonly [string, string],
    ...(readonly [string, string])[],
  ];
  return (
    <Form
      ref={form}
      className="filter-bar"
      action={props.action}
      role="search"
      aria-label={props.fieldLabel}
      preventScrollReset
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement)
          void submit(event.currentTarget, { preventScrollReset: true });
      }}
    >
      <input
        className="field"
        type="search"
        name="q"
        defaultValue={values.q}
        maxLength={200}
        placeholder={props.fieldLabel}
        aria-label={props.fieldLabel}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className="btn sm flat" type="submit">
        {texts.search}
      </button>
      <Choice name="sort" label={texts.order} any={defaultName} choices={others} value={values.sort} />
      <Choice name="audio" label={texts.audio} any={texts.subAndDub} choices={audios} value={values.audio} />
      <Choice
        name="status"
        label={texts.status}
        any={texts.anyStatus}
        choices={airings}
        value={values.status}
      />
      <Choice
        name="duration"
        label={texts.length}
        any={texts.anyLength}
        choices={lengths}
        value={values.duration}
      />
    </Form>
  );
}
