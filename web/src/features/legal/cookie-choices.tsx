import { useEffect } from 'react';
import {
  type ChoosableGroup,
  type CookieStanding,
  choosableGroups,
  cookieTexts as texts,
} from '#contract/cookie-choices.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { FormNote } from '../../ui/form-note.tsx';
import './cookie-choices.css';
import { forgetRefused } from './forget-refused.ts';

export const cookiesIntent = 'cookies';

const groups: Readonly<Record<ChoosableGroup, { title: string; words: string }>> = {
  preferences: {
    title: 'Preferences',
    words: 'What you set here yourself: how grids look, the volume, where you stopped. Nobody else reads it.',
  },
  statistics: {
    title: 'Statistics',
    words:
      'Allowed, a number in this tab adds up what belongs to one visit. Refused, your pages and what you play are not counted. Without a choice they are counted, and nothing is kept here for it.',
  },
  advertising: {
    title: 'Advertising',
    words:
      'Allowed, this browser counts how often it showed each campaign, so that you see none too often. Refused, nothing is kept for it, and ads go by the page alone.',
  },
};

/** What this browser may keep. Off is as easy as on, and works without script. */
export function CookieChoices({ standing }: { standing: CookieStanding }) {
  const form = useSectionForm(cookiesIntent);
  const choices = form.given?.cookies ?? standing.choices;
  const given = form.given?.cookies;
  useEffect(() => {
    if (given) forgetRefused(given);
  }, [given]);
  const { isOptedOut } = standing;
  return (
    <section id="choices" className="cookie-choices" aria-labelledby="cookie-choices">
      <h2 id="cookie-choices">{texts.title}</h2>
      <p>
        {choices === null
          ? 'You have not chosen yet. Until you do, this browser keeps what is necessary, and what you set here yourself.'
          : 'This is what you chose. You can change it at any time.'}
      </p>
      {isOptedOut && (
        <p>
          Your browser asks not to be tracked (Global Privacy Control), so statistics and advertising are
          refused, whatever you choose.
        </p>
      )}
      <form.Form method="post" action="#choices" className="form" key={JSON.stringify(choices)}>
        <input type="hidden" name="intent" value={cookiesIntent} />
        <fieldset className="cookie-group">
          <legend>Necessary</legend>
          <p>Keeps you logged in, remembers your age and this choice. The site does not work without it.</p>
        </fieldset>
        {choosableGroups.map((group) => {
          const isFixed = isOptedOut && group !== 'preferences';
          const chosen = isFixed ? false : choices?.[group];
          return (
            <fieldset className="cookie-group" key={group} disabled={isFixed}>
              <legend>{groups[group].title}</legend>
              <p>{groups[group].words}</p>
              <div className="cookie-answers">
                {(['allow', 'refuse'] as const).map((answer) => (
                  <label key={answer}>
                    <input
                      type="radio"
                      name={group}
                      value={answer}
                      defaultChecked={chosen !== undefined && chosen === (answer === 'allow')}
                    />
                    {answer === 'allow' ? 'Allow' : 'Refuse'}
                  </label>
                ))}
              </div>
            </fieldset>
          );
        })}
        <FormNote wrong={form.fault?.message} done={form.done} />
        <div className="cookie-buttons">
          <button type="submit" className="btn flat" name="all" value="refuse" aria-disabled={form.busy}>
            Refuse all
          </button>
          <button type="submit" className="btn flat" name="all" value="allow" aria-disabled={form.busy}>
            Allow all
          </button>
          <button type="submit" className="btn pri" aria-disabled={form.busy}>
            Save my choice
          </button>
        </div>
      </form.Form>
    </section>
  );
}
