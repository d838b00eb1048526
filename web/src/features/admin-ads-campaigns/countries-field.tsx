import X from 'lucide-react/icons/x';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFault } from '../../lib/fault-of-form.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { Field } from '../../ui/field.tsx';
import { countryChoices, countryOf, placeName, readCountries } from './countries.ts';
import './countries-field.css';

/**
 * Countries, chosen by their names one after the other and shown by them; regions by their codes. The form has all of them,
 * with what is still being typed, in `name`.
 */
export function CountriesField(props: {
  name: string;
  chosen: readonly string[];
  /** Once they have changed, which no event of a field tells. */
  onChange: () => void;
}) {
  const { name, onChange } = props;
  const [codes, setCodes] = useState(props.chosen);
  const [typed, setTyped] = useState('');
  const choices = useMemo(countryChoices, []);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const error = useFault(name, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read when they change
  useEffect(onChange, [codes, typed, onChange]);
  const add = (text: string) => {
    setCodes((before) => [...new Set([...before, ...readCountries(text)])]);
    setTyped('');
  };
  const change = (text: string) => {
    // A name that was picked from the list comes whole, and no other country begins with it.
    const isWhole = countryOf(text) !== null && !choices.some(([, other]) => isLonger(other, text));
    if (isWhole || text.endsWith(',')) add(text);
    else setTyped(text);
  };
  return (
    <div className="countries-field">
      <input type="hidden" name={name} value={[...codes, typed].filter(Boolean).join(', ')} />
      <Field
        ref={field}
        label={texts.countriesAndRegions}
        list={listId}
        value={typed}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed.trim() !== '') {
            event.preventDefault();
            add(typed);
          } else if (event.key === 'Backspace' && typed === '') setCodes((before) => before.slice(0, -1));
        }}
        onBlur={() => countryOf(typed) !== null && add(typed)}
        placeholder={codes.length === 0 ? texts.everywhere : texts.addACountry}
        hint={texts.countriesHint}
        error={error}
        autoComplete="off"
      />
      <datalist id={listId}>
        {choices
          .filter(([code]) => !codes.includes(code))
          .map(([code, words]) => (
            <option key={code} value={words} />
          ))}
      </datalist>
      {codes.length > 0 && (
        <ul className="chips" aria-label={texts.chosenCountries}>
          {codes.map((code) => (
            <li key={code}>
              <button
                type="button"
                className="chip"
                aria-label={fillIn(texts.removeCountry, { country: placeName(code) })}
                onClick={() => {
                  setCodes((before) => before.filter((one) => one !== code));
                  field.current?.focus();
                }}
              >
                {placeName(code)}
                <X className="ic" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isLonger = (name: string, text: string): boolean =>
  name.length > text.length && name.toLowerCase().startsWith(text.trim().toLowerCase());
