import { applicationLimits as most } from '#contract/application-lists.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
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
        label="What you make"
        name="makes"
        required
        maxLength={most.makesLength}
        defaultValue={typed?.makes}
        error={form.wrong('p_makes')}
        hint="In a line: short films, loops, dubs …"
      />
      <TextArea
        label="About you and your work"
        name="about"
        required
        rows={6}
        maxLength={most.aboutLength}
        defaultValue={typed?.about}
        error={form.wrong('p_about')}
        hint="How long you have done it, how often you would publish, whom you work with."
      />
      <fieldset className="creator-links">
        <legend>Links to your work</legend>
        <div>
          {places.map((place) => (
            <Field
              key={place}
              label={`Link ${place + 1}`}
              name="link"
              type="url"
              inputMode="url"
              pattern="https://.*"
              title="An address that starts with https://"
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
        <legend>Please confirm</legend>
        <label>
          <input type="checkbox" name="adult" required />I am an adult, and so is everyone depicted in what I
          publish, drawn or not.
        </label>
        <label>
          <input type="checkbox" name="rights" required />I hold the rights to what I publish.
        </label>
      </fieldset>
      <FormNote wrong={form.wrongWhole('p_makes', 'p_about', 'p_links')} />
      <button type="submit" className="btn pri" aria-disabled={form.busy}>
        Submit Application
      </button>
    </form.Form>
  );
}
