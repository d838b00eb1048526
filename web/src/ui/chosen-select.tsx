import { useId } from 'react';
import './choices.css';

/** A choice from a short list that other parts of a form depend on: its owner holds the value. */
export function ChosenSelect(props: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  isOff?: boolean;
  isRequired?: boolean;
  onChange(value: string): void;
}) {
  const { label, value, options, isOff, isRequired, onChange } = props;
  const id = useId();
  return (
    <div className="form-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={isOff}
        required={isRequired}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
