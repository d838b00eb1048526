import * as texts from '../../texts/videos.ts';
import type { Filter } from './filter-choices.ts';

/** The field of one filter: what can be chosen side by side, or in a list where it may be much. */
export function FilterChoice({ filter, value }: { filter: Filter; value: string | null }) {
  const { name, label, any, choices, isShort } = filter;
  const isOffered = !value || choices.some(([key]) => key === value);
  const offered = isOffered ? choices : [[value, value] as const, ...choices];
  if (!isShort)
    return (
      <label className="choice">
        <span>{label}</span>
        <select name={name} defaultValue={value ?? ''}>
          <option value="">{any}</option>
          {offered.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="pills">
        {[['', texts.anyChoice] as const, ...offered].map(([key, text]) => (
          <label key={key}>
            <input type="radio" name={name} value={key} defaultChecked={key === (value ?? '')} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
