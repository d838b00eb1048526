import { useId } from 'react';
import { useFault } from '../lib/fault-of-form.ts';
import { useTyped } from '../lib/posted-form.ts';
import './question.css';
import './ticked-statement.css';

/** A question with a few answers, of which one is picked; what is wrong stands beneath it. */
export function Question(props: {
  label: string;
  name: string;
  answers: readonly (readonly [value: string, words: string])[];
  /** The one that is picked at first; absent: none. */
  defaultValue?: string;
  /** The parameter that it becomes, where its name does not tell: a refusal of that stands here. */
  parameter?: string;
}) {
  const id = useId();
  const typed = useTyped(props.name, props.defaultValue);
  const error = useFault(props.name, null, props.parameter);
  return (
    <fieldset className="question-set">
      <legend>{props.label}</legend>
      {props.answers.map(([value, words]) => (
        <label className="ticked" key={value}>
          <input
            type="radio"
            name={props.name}
            value={value}
            defaultChecked={typed === value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-said` : undefined}
          />
          <span>{words}</span>
        </label>
      ))}
      {error && (
        <p id={`${id}-said`} className="ticked-said">
          {error}
        </p>
      )}
    </fieldset>
  );
}
