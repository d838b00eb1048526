import { useState } from 'react';
import { clockOf, secondsOf } from '../lib/clock-words.ts';
import * as texts from '../texts/moments.ts';
import { Field } from '../ui/field.tsx';

/** Seconds of a video; null: not said. */
interface Span {
  starts_at: number | null;
  ends_at: number | null;
}

/** Fields for when something in a video begins and ends, written as people write times; `read` marks what is no time. */
export function useTimeSpan(given: Span | null) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const read = (form: FormData): { starts_at: number; ends_at: number } | null => {
    const of = (name: string) => secondsOf(String(form.get(name) ?? ''));
    const [starts_at, ends_at] = [of('starts_at'), of('ends_at')];
    setWrong([...(starts_at === null ? ['starts_at'] : []), ...(ends_at === null ? ['ends_at'] : [])]);
    return starts_at === null || ends_at === null ? null : { starts_at, ends_at };
  };
  const field = (name: keyof Span, label: string) => {
    const seconds = given?.[name] ?? null;
    return (
      <Field
        label={label}
        name={name}
        inputMode="text"
        autoComplete="off"
        defaultValue={seconds === null ? '' : clockOf(seconds)}
        hint={texts.timeHint}
        error={wrong.includes(name) ? texts.timeIsNone : null}
      />
    );
  };
  const fields = (
    <>
      {field('starts_at', texts.start)}
      {field('ends_at', texts.end)}
    </>
  );
  return { read, fields };
}
