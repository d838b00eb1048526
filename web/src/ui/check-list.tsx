import './check-list.css';

/** Several of a short list, or none of them. */
export function CheckList(props: {
  legend: string;
  name: string;
  hint?: string;
  options: readonly (readonly [value: string, words: string])[];
  chosen: readonly string[];
}) {
  const { legend, name, hint, options, chosen } = props;
  return (
    <fieldset className="check-list">
      <legend>{legend}</legend>
      {hint && <p>{hint}</p>}
      <div>
        {options.map(([value, words]) => (
          <label key={value}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
