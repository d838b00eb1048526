import { useId, useState } from 'react';
import { recommendingIntents as intents } from '../../page/recommending-forms.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/recommending.ts';
import { FormNote } from '../../ui/form-note.tsx';
import './recommending.css';

/** A slider of three places, each with its words. */
function Slider(props: {
  label: string;
  name: string;
  least: number;
  value: number;
  words: readonly [string, string, string];
}) {
  const { label, name, least, words } = props;
  const id = useId();
  const [value, setValue] = useState(props.value);
  const said = words[value - least];
  return (
    <div className="recommending-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        name={name}
        min={least}
        max={least + 2}
        step={1}
        defaultValue={props.value}
        aria-valuetext={said}
        onChange={(event) => setValue(Number(event.currentTarget.value))}
      />
      <p aria-hidden="true">
        {words.map((one) => (
          <span key={one} className={one === said ? 'at' : undefined}>
            {one}
          </span>
        ))}
      </p>
    </div>
  );
}

/** How new and how long a member wants what is recommended. */
export function TasteForm({ novelty, length }: { novelty: number; length: number }) {
  const form = useSectionForm(intents.taste);
  return (
    <section className="recommending-section" aria-labelledby="your-taste">
      <h2 id="your-taste">{texts.yourTaste}</h2>
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={intents.taste} />
        <Slider
          label={texts.somethingNew}
          name="novelty"
          least={0}
          value={novelty}
          words={[texts.little, texts.some, texts.much]}
        />
        <Slider
          label={texts.howLong}
          name="length"
          least={-1}
          value={length}
          words={[texts.shorter, texts.anyLength, texts.longer]}
        />
        <FormNote wrong={form.wrongWhole()} done={form.done} />
        <button type="submit" className="btn sm pri" aria-disabled={form.busy}>
          {texts.save}
        </button>
      </form.Form>
    </section>
  );
}
