import { useId } from 'react';
import './choices.css';

/** A choice from a short list that other parts of a form depend on: its owner holds the value. */
export function ChosenSelect(props: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  isRequired?: boolean;
  /** Why it is off, or what it is for. */
  hint?: string | null;
  onChange(value: string): void;
}) {
  const { label, value, options, isRequired, hint = null, onChange } = props;
  const id = useId();
  return (
    <div className="form-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        required={isRequired}
        aria-describedby={hint === null ? undefined : `${id}-said`}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      {hint !== null && (
        <p id={`${id}-said`} className="said">
          {hint}
        </p>
      )}
    </div>
  );
}
