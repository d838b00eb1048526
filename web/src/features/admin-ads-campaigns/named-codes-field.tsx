import X from 'lucide-react/icons/x';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFault } from '../../lib/fault-of-form.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { Field } from '../../ui/field.tsx';
import { type NamedList, readNames } from './named-lists.ts';
import './named-codes-field.css';
import { strangeWords } from './strange-words.ts';

/**
 * Countries or languages, chosen by their names one after the other and shown by them. The form has their codes, with what is
 * still being typed, in `name`. Enter takes what was typed and never sends the form.
 */
export function NamedCodesField(props: {
  list: NamedList;
  name: string;
  label: string;
  /** What no choice at all means. */
  all: string;
  hint: string;
  chosenLabel: string;
  chosen: readonly string[];
  /** What its form says is wrong with it. */
  error: string | null;
  /** Once they have changed, which no event of a field tells. */
  onChange: () => void;
}) {
  const { list, name, onChange } = props;
  const [codes, setCodes] = useState(props.chosen);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const choices = useMemo(() => list.choices(), [list]);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const ofForm = useFault(name, props.error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read when they change
  useEffect(onChange, [codes, typed, onChange]);
  /** Takes what is one of them; what is none stays to be corrected. */
  const add = (text: string) => {
    const read = readNames(list, text);
    setCodes((before) => [...new Set([...before, ...read.codes])]);
    setTyped(read.strange.join(', '));
    setRefused(read.strange.length > 0);
  };
  const change = (text: string) => {
    setRefused(false);
    // A name that was picked from the list comes whole, and no other begins with it.
    const isWhole =
      choices.some(([, one]) => isSame(one, text)) && !choices.some(([, other]) => isLonger(other, text));
    if (isWhole || text.endsWith(',')) add(text);
    else setTyped(text);
  };
  return (
    <div className="named-codes-field">
      <input type="hidden" name={name} value={[...codes, typed].filter(Boolean).join(', ')} />
      <Field
        ref={field}
        label={props.label}
        list={listId}
        value={typed}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            add(typed);
          } else if (event.key === 'Backspace' && typed === '') setCodes((before) => before.slice(0, -1));
        }}
        onBlur={() => add(typed)}
        placeholder={codes.length === 0 ? props.all : texts.addAnother}
        hint={props.hint}
        error={isRefused ? strangeWords(list, typed) : typed === '' ? null : ofForm}
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
        <ul className="chips" aria-label={props.chosenLabel}>
          {codes.map((code) => (
            <li key={code}>
              <button
                type="button"
                className="chip"
                aria-label={fillIn(texts.removeChosen, { name: list.nameOf(code) })}
                onClick={() => {
                  setCodes((before) => before.filter((one) => one !== code));
                  field.current?.focus();
                }}
              >
                {list.nameOf(code)}
                <X className="ic" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const low = (text: string): string => text.trim().toLowerCase();
const isSame = (name: string, text: string): boolean => name.toLowerCase() === low(text);
const isLonger = (name: string, text: string): boolean =>
  name.length > text.length && name.toLowerCase().startsWith(low(text));
