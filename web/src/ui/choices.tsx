import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFault } from '../lib/fault-of-form.ts';
import { useSwitched, useTyped } from '../lib/posted-form.ts';
import './choices.css';

/** Acts on a value that is another than when it was last drawn; what was chosen before the page came to life stays. */
function useChange<T>(value: T, act: (value: T) => void) {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    act(value);
  });
}

/** A switch with its label: on or off, sent as `on` or not at all. It follows what it stands for. */
export function Switch(props: { label: string; hint?: ReactNode; name: string; defaultChecked: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const isOn = useSwitched(props.name, props.defaultChecked);
  useChange(props.defaultChecked, (isNow) => {
    if (input.current) input.current.checked = isNow;
  });
  return (
    <label className="form-switch">
      <span>
        {props.label}
        {props.hint && <small>{props.hint}</small>}
      </span>
      <input ref={input} type="checkbox" name={props.name} defaultChecked={isOn} />
    </label>
  );
}

/** A choice from a short list. It follows what it stands for. */
export function Select(props: {
  label: string;
  name: string;
  defaultValue: string;
  options: readonly (readonly [value: string, words: string])[];
  /** What is wrong with the choice, in words. */
  error?: string | null;
  /** The parameter that it becomes, where its name does not tell: a refusal of that stands here. */
  parameter?: string;
  /** Values that cannot be chosen now; a hint beside it says why. */
  barred?: readonly string[] | undefined;
}) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const error = useFault(props.name, props.error, props.parameter);
  const chosen = useTyped(props.name, props.defaultValue);
  useChange(props.defaultValue, (value) => {
    if (select.current) select.current.value = value;
  });
  return (
    <div className="form-select">
      <label htmlFor={id}>{props.label}</label>
      <select
        ref={select}
        id={id}
        name={props.name}
        defaultValue={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-said` : undefined}
      >
        {props.options.map(([value, words]) => (
          <option key={value} value={value} disabled={props.barred?.includes(value)}>
            {words}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-said`} className="said wrong">
          {error}
        </p>
      )}
    </div>
  );
}
