import { useState } from 'react';
import type { AdPosting } from '#contract/ad-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { zonedInput } from '../../lib/zoned.ts';
import type { AdFacts } from '../../page/ad-facts.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { Field } from '../../ui/field.tsx';
import { weekdays } from './posting-words.ts';
import '../../ui/check-list.css';

/** Some of a few, or always. */
function Some(props: {
  legend: string;
  name: string;
  always: string;
  options: readonly (readonly [value: number, words: string])[];
  initial: readonly number[] | null;
}) {
  const { legend, name, always, options, initial } = props;
  const [isAlways, setAlways] = useState(initial === null);
  return (
    <fieldset className="check-list ad-some">
      <legend>{legend}</legend>
      <label className="ad-always">
        <input type="checkbox" checked={isAlways} onChange={({ target }) => setAlways(target.checked)} />
        {always}
      </label>
      {!isAlways && (
        <div>
          {options.map(([value, words]) => (
            <label key={value}>
              <input
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={initial?.includes(value) ?? false}
              />
              {words}
            </label>
          ))}
        </div>
      )}
      <input type="hidden" name={`${name}_always`} value={isAlways ? 'yes' : ''} />
    </fieldset>
  );
}

/** When a posting runs, and how it ranks. */
export function TimesFields({ posting, facts }: { posting: AdPosting | null; facts: AdFacts }) {
  return (
    <>
      <div className="two">
        <Field
          label={texts.starts}
          name="start"
          parameter="p_start_time"
          type="datetime-local"
          defaultValue={zonedInput(facts.timeZone, posting?.start_time ?? null)}
          hint={fillIn(texts.startsHint, { timeZone: facts.timeZone })}
        />
        <Field
          label={texts.ends}
          name="end"
          parameter="p_end_time"
          type="datetime-local"
          defaultValue={zonedInput(facts.timeZone, posting?.end_time ?? null)}
          hint={texts.endsHint}
        />
      </div>
      <Some
        legend={texts.days}
        name="days"
        always={texts.everyDay}
        options={weekdays.map(({ day, name }) => [day, name] as const)}
        initial={posting?.days_of_week ?? null}
      />
      <Some
        legend={texts.hours}
        name="hours"
        always={texts.aroundTheClock}
        options={Array.from(
          { length: 24 },
          (_, at) => [at, `${String(at).padStart(2, '0')}–${String(at + 1).padStart(2, '0')}`] as const,
        )}
        initial={posting?.hours_of_day ?? null}
      />
      <Field
        label={texts.priority}
        name="priority"
        type="number"
        min={-1000}
        max={1000}
        step={1}
        defaultValue={String(posting?.priority ?? 0)}
        hint={texts.priorityHint}
      />
    </>
  );
}

/** What those fields say, as the calls take it. */
export function readTimes(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const some = (name: string) => (text(`${name}_always`) === 'yes' ? null : form.getAll(name).map(Number));
  return {
    p_start_time: text('start') || null,
    p_end_time: text('end') || null,
    p_priority: Number(text('priority') || 0),
    p_days_of_week: some('days'),
    p_hours_of_day: some('hours'),
  };
}
