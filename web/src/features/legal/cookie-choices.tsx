import { useEffect } from 'react';
import {
  type ChoosableGroup,
  type CookieStanding,
  choosableGroups,
  cookieTexts as texts,
} from '#contract/cookie-choices.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as pageTexts from '../../texts/legal.ts';
import { FormNote } from '../../ui/form-note.tsx';
import './cookie-choices.css';
import { forgetRefused } from './forget-refused.ts';

export const cookiesIntent = 'cookies';

const groups: Readonly<Record<ChoosableGroup, { title: string; words: string }>> = {
  preferences: {
    title: pageTexts.preferences,
    words: pageTexts.whatYouSetHereYourself,
  },
  statistics: {
    title: pageTexts.statistics,
    words: pageTexts.allowedANumberInThis,
  },
  advertising: {
    title: pageTexts.advertising,
    words: pageTexts.allowedThisBrowserCountsHow,
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
      <p>{choices === null ? pageTexts.youHaveNotChosenYet : pageTexts.thisIsWhatYouChose}</p>
      {isOptedOut && <p>{pageTexts.yourBrowserAsksNotTo}</p>}
      <form.Form method="post" action="#choices" className="form" key={JSON.stringify(choices)}>
        <input type="hidden" name="intent" value={cookiesIntent} />
        <fieldset className="cookie-group">
          <legend>{pageTexts.necessary}</legend>
          <p>{pageTexts.keepsYouLoggedInRemembers}</p>
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
                    {answer === 'allow' ? pageTexts.allow : pageTexts.refuse}
                  </label>
                ))}
              </div>
            </fieldset>
          );
        })}
        <FormNote wrong={form.fault?.message} done={form.done} />
        <div className="cookie-buttons">
          <button type="submit" className="btn flat" name="all" value="refuse" aria-disabled={form.busy}>
            {pageTexts.refuseAll}
          </button>
          <button type="submit" className="btn flat" name="all" value="allow" aria-disabled={form.busy}>
            {pageTexts.allowAll}
          </button>
          <button type="submit" className="btn pri" aria-disabled={form.busy}>
            {pageTexts.saveMyChoice}
          </button>
        </div>
      </form.Form>
    </section>
  );
}
