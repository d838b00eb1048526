import { useState } from 'react';
import './check-list.css';

/** Several of a short list, or none of them. */
export function CheckList(props: {
  legend: string;
  name: string;
  hint?: string;
  options: readonly (readonly [value: string, words: string])[];
  chosen: readonly string[];
  /** Long: only what is chosen stands there in words, until it is opened. In these words if nothing is. */
  none?: string;
}) {
  const { legend, name, hint, options, chosen, none } = props;
  const [ticked, setTicked] = useState(chosen);
  const boxes = (
    <div
      onChange={({ currentTarget }) =>
        setTicked(
          [...currentTarget.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value),
        )
      }
    >
      {options.map(([value, words]) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {words}
        </label>
      ))}
    </div>
  );
  const words = options.flatMap(([value, name]) => (ticked.includes(value) ? [name] : []));
  return (
    <fieldset className="check-list">
      <legend>{legend}</legend>
      {hint && <p>{hint}</p>}
      {none === undefined ? (
        boxes
      ) : (
        <details className="check-fold">
          <summary>{words.join(', ') || none}</summary>
          {boxes}
        </details>
      )}
    </fieldset>
  );
}
