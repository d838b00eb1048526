import { type ReactNode, useId } from 'react';
import './choices.css';

/** A switch with its label: on or off, sent as `on` or not at all. */
export function Switch(props: { label: string; hint?: ReactNode; name: string; defaultChecked: boolean }) {
  return (
    <label className="form-switch">
      <span>
        {props.label}
        {props.hint && <small>{props.hint}</small>}
      </span>
      <input type="checkbox" name={props.name} defaultChecked={props.defaultChecked} />
    </label>
  );
}

/** A choice from a short list. */
export function Select(props: {
  label: string;
  name: string;
  defaultValue: string;
  options: readonly (readonly [value: string, words: string])[];
}) {
  const id = useId();
  return (
    <div className="form-select">
      <label htmlFor={id}>{props.label}</label>
      <select id={id} name={props.name} defaultValue={props.defaultValue}>
        {props.options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
