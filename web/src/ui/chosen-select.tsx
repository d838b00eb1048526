import { useId } from 'react';
import { useFault } from '../lib/fault-of-form.ts';
import './choices.css';

/** A choice from a short list that other parts of a form depend on: its owner holds the value. */
export function ChosenSelect(props: {
  label: string;
  /** Where a refusal of it is to stand at it. */
  name?: string;
  value: string;
  /** One that is off says in its words why. */
  options: readonly (readonly [value: string, words: string, isOff?: boolean])[];
  isRequired?: boolean;
  /** Why it is off, or what it is for. */
  hint?: string | null;
  onChange(value: string): void;
}) {
  const { label, name, value, options, isRequired, hint = null, onChange } = props;
  const id = useId();
  const error = useFault(name, null);
  const said = error ?? hint;
  return (
    <div className="form-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        required={isRequired}
        aria-describedby={said === null ? undefined : `${id}-said`}
        aria-invalid={error === null ? undefined : true}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([one, words, isOff = false]) => (
          <option key={one} value={one} disabled={isOff}>
            {words}
          </option>
        ))}
      </select>
      {said !== null && (
        <p id={`${id}-said`} className={error === null ? 'said' : 'said wrong'}>
          {said}
        </p>
      )}
    </div>
  );
}
