import { useEffect, useState } from 'react';
import * as texts from '../../../texts/moments.ts';
import { Select, Switch } from '../../../ui/choices.tsx';
import { FormNote } from '../../../ui/form-note.tsx';
import {
  defaultPreferences,
  type PlayerPreferences,
  readPreferences,
  rememberPreferences,
  storedChoices,
} from '../engine/preferences.ts';

type Choices = Pick<PlayerPreferences, 'flashes' | 'warnings' | 'showsMoments'>;

const flashes = [
  ['ask', texts.askBefore],
  ['dim', texts.alwaysDim],
  ['play', texts.alwaysPlay],
] as const;
const warnings = [
  ['say', texts.sayBefore],
  ['skip', texts.skipThem],
  ['nothing', texts.sayNothing],
] as const;

const fields: Readonly<Record<string, keyof Choices>> = {
  flashes: 'flashes',
  warnings: 'warnings',
  shows_moments: 'showsMoments',
};

/** What the player does about flashing and about warnings at moments: for visitors in this browser, for members everywhere. */
export function MomentChoices() {
  const [chosen, setChosen] = useState<Choices>(defaultPreferences);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    const read = () => setChosen(readPreferences());
    read();
    // Those of the account come later, and another tab may change them.
    const events = [storedChoices, 'storage'];
    for (const event of events) addEventListener(event, read);
    return () => {
      for (const event of events) removeEventListener(event, read);
    };
  }, []);
  return (
    <section className="shield-section needs-script" id="moments">
      <h2>{texts.whileItPlays}</h2>
      <p className="lead">
        {texts.whileLead} {texts.whileOnDevice}
      </p>
      <form
        className="form"
        onChange={({ currentTarget, target }) => {
          const form = new FormData(currentTarget);
          const all: Choices = {
            flashes: form.get('flashes') as Choices['flashes'],
            warnings: form.get('warnings') as Choices['warnings'],
            showsMoments: form.has('shows_moments'),
          };
          // Only what was changed: the others may be others by now.
          const name = fields[(target as unknown as HTMLInputElement).name];
          if (name === undefined) return;
          rememberPreferences({ [name]: all[name] });
          setSaved(true);
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Select label={texts.flashesBefore} name="flashes" defaultValue={chosen.flashes} options={flashes} />
        <Select
          label={texts.warningsAtMoments}
          name="warnings"
          defaultValue={chosen.warnings}
          options={warnings}
        />
        <p className="lead">{texts.whatIsHiddenSkips}</p>
        <Switch label={texts.showMarks} name="shows_moments" defaultChecked={chosen.showsMoments} />
        <FormNote done={isSaved ? texts.isSaved : null} />
      </form>
    </section>
  );
}
