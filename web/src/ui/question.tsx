import { useTyped } from '../lib/posted-form.ts';
import './question.css';
import './ticked-statement.css';

/** A question with a few answers, of which one is picked. */
export function Question(props: {
  label: string;
  name: string;
  answers: readonly (readonly [value: string, words: string])[];
  /** The one that is picked at first; absent: none. */
  defaultValue?: string;
}) {
  const typed = useTyped(props.name, props.defaultValue);
  return (
    <fieldset className="question-set">
      <legend>{props.label}</legend>
      {props.answers.map(([value, words]) => (
        <label className="ticked" key={value}>
          <input type="radio" name={props.name} value={value} defaultChecked={typed === value} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
