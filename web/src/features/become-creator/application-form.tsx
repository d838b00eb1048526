import { applicationLimits as most } from '#contract/application-lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import { AskOfUnsavedForms } from '../../parts/ask-of-unsaved-forms.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/become-creator.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { intents } from './words.ts';

/** What was typed, if it was refused: without script, it comes back with the page. */
export interface Typed {
  makes: string;
  about: string;
  links: readonly string[];
}
export type ApplicationAnswer = FormAnswer & { typed: Typed | null };

const places = Array.from({ length: most.links }, (_, place) => place);

export function ApplicationForm() {
  const form = useSectionForm(intents.apply);
  const typed = (form.answer as ApplicationAnswer | undefined)?.typed;
  const linkFault = form.wrong('p_links');
  return (
    <form.Form method="post" action="#apply" className="form creator-form">
      <input type="hidden" name="intent" value={intents.apply} />
      <Field
        label={texts.whatYouMake}
        name="makes"
        required
        maxLength={most.makesLength}
        defaultValue={typed?.makes}
        error={form.wrong('p_makes')}
        hint={texts.inALineShortFilms}
      />
      <TextArea
        label={texts.aboutYouAndYourWork}
        name="about"
        required
        rows={6}
        maxLength={most.aboutLength}
        defaultValue={typed?.about}
        error={form.wrong('p_about')}
        hint={texts.howLongYouHaveDone}
      />
      <fieldset className="creator-links">
        <legend>{texts.linksToYourWork}</legend>
        <div>
          {places.map((place) => (
            <Field
              key={place}
              label={fillIn(texts.linkPlace, { place: place + 1 })}
              name="link"
              type="url"
              inputMode="url"
              pattern="https://.*"
              title={texts.anAddressThatStartsWith}
              placeholder="https://"
              required={place === 0}
              maxLength={most.linkLength}
              defaultValue={typed?.links[place]}
              error={place === 0 ? linkFault : null}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="creator-checks">
        <legend>{texts.pleaseConfirm}</legend>
        <label>
          <input type="checkbox" name="adult" required />
          {texts.iAmAnAdultAnd}
        </label>
        <label>
          <input type="checkbox" name="rights" required />
          {texts.iHoldTheRightsTo}
        </label>
      </fieldset>
      <FormNote wrong={form.wrongWhole('p_makes', 'p_about', 'p_links')} />
      <button type="submit" className="btn pri" aria-disabled={form.busy}>
        {texts.submitApplication}
      </button>
      <AskOfUnsavedForms />
    </form.Form>
  );
}
