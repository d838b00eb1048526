import { type ReactNode, useId, useState } from 'react';
import type { SettingName } from '#contract/site-settings.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as pageTexts from '../../texts/admin-settings.ts';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { type Entry, entryInput } from './sections.ts';
import type { SectionState } from './use-settings-form.ts';

interface SettingProps {
  state: SectionState;
  name: SettingName;
  label: string;
  hint?: ReactNode;
}

const Hint = ({ state, name, hint }: Omit<SettingProps, 'label'>) => (
  <>
    {hint} {state.source(name)}
  </>
);

/** A setting of one line. */
export function TextSetting({
  state,
  name,
  label,
  hint,
  ...input
}: SettingProps & Omit<FieldProps, 'name' | 'label' | 'hint'>) {
  return (
    <Field
      autoComplete="off"
      {...input}
      label={label}
      name={name}
      defaultValue={String(state.value(name))}
      error={state.wrong(name)}
      hint={<Hint state={state} name={name} hint={hint} />}
    />
  );
}

/** A text of several lines. */
export function TextArea(props: {
  label: string;
  name: string;
  rows: number;
  defaultValue: string;
  error: string | null;
  hint?: ReactNode;
}) {
  const { label, name, rows, defaultValue, error, hint } = props;
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        <textarea
          id={id}
          name={name}
          rows={rows}
          defaultValue={defaultValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-said`}
        />
      </div>
      <p id={`${id}-said`} className={error ? 'said wrong' : 'said'} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}

/** A list of words or hosts, one per line. */
export function LinesSetting({ state, name, label, hint }: SettingProps) {
  const lines = state.value(name) as readonly string[];
  return (
    <TextArea
      label={label}
      name={name}
      rows={Math.min(12, Math.max(3, lines.length + 1))}
      defaultValue={lines.join('\n')}
      error={state.wrong(name)}
      hint={<Hint state={state} name={name} hint={hint} />}
    />
  );
}

export interface EntryColumn {
  key: string;
  label: string;
  /** How many lines the field has; one by default. */
  rows?: number;
}

/** An entry as its fields show it: a list on one line. */
const asTexts = (entry: Readonly<Record<string, unknown>>): Entry =>
  Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join(', ') : String(value),
    ]),
  );

/**
 * A list of entries of several texts, which can be added, moved and removed. Without script there is room for one more,
 * and an emptied entry is removed.
 */
export function EntriesSetting(
  props: SettingProps & { entry: string; most: number; columns: readonly EntryColumn[] },
) {
  const { state, name, label, hint, entry, most, columns } = props;
  const blank: Entry = Object.fromEntries(columns.map(({ key }) => [key, '']));
  const [rows, setRows] = useState(() => {
    const typed = (state.value(name) as readonly Readonly<Record<string, unknown>>[]).map(asTexts);
    const room = typed.length < most && !typed.some((one) => columns.every(({ key }) => !one[key]));
    return [...typed, ...(room ? [blank] : [])].map((values, id) => ({ id, values }));
  });
  const move = (from: number, to: number) =>
    setRows((now) => {
      const next = [...now];
      next.splice(to, 0, ...next.splice(from, 1));
      return next;
    });
  const whole = state.wrong(name);
  return (
    <fieldset className="setting-entries">
      <legend>{label}</legend>
      <p className="said">
        <Hint state={state} name={name} hint={hint} />
      </p>
      {whole !== null && rows.every((_, row) => state.wrong(`${name}.${row}`) === null) && (
        <p className="said wrong" role="alert">
          {whole}
        </p>
      )}
      <ol>
        {rows.map(({ id, values }, row) => (
          <li key={id}>
            <fieldset>
              <legend>{`${entry} ${row + 1}`}</legend>
              <div className="entry-fields">
                {columns.map((column) => {
                  const field = {
                    label: column.label,
                    name: entryInput(name, column.key),
                    defaultValue: values[column.key] ?? '',
                    error: state.wrong(`${name}.${row}.${column.key}`),
                  };
                  return column.rows === undefined ? (
                    <Field key={column.key} {...field} autoComplete="off" />
                  ) : (
                    <TextArea key={column.key} {...field} rows={column.rows} />
                  );
                })}
              </div>
              <p className="entry-tools needs-script">
                <button
                  type="button"
                  className="linklike"
                  disabled={row === 0}
                  aria-label={fillIn(pageTexts.moveEntryUp, {
                    entry: entry.toLowerCase(),
                    row: row + 1,
                  })}
                  onClick={() => move(row, row - 1)}
                >
                  {pageTexts.up}
                </button>
                <button
                  type="button"
                  className="linklike"
                  disabled={row === rows.length - 1}
                  aria-label={fillIn(pageTexts.moveEntryDown, {
                    entry: entry.toLowerCase(),
                    row: row + 1,
                  })}
                  onClick={() => move(row, row + 1)}
                >
                  {pageTexts.down}
                </button>
                <button
                  type="button"
                  className="linklike"
                  aria-label={fillIn(pageTexts.removeEntry, {
                    entry: entry.toLowerCase(),
                    row: row + 1,
                  })}
                  onClick={() => setRows((now) => now.filter((one) => one.id !== id))}
                >
                  {pageTexts.remove}
                </button>
              </p>
            </fieldset>
          </li>
        ))}
      </ol>
      {rows.length < most && (
        <button
          type="button"
          className="btn sm flat needs-script"
          onClick={() =>
            setRows((now) => [...now, { id: Math.max(-1, ...now.map((one) => one.id)) + 1, values: blank }])
          }
        >
          {fillIn(pageTexts.addEntry, { entry: entry.toLowerCase() })}
        </button>
      )}
    </fieldset>
  );
}
