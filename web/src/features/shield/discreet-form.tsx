import type { LeavePage } from '#contract/wire-values.ts';
import { shieldIntents as intents } from '../../page/shield-forms.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/shield.ts';
import { Select } from '../../ui/choices.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import './shield.css';

const places = [
  ['search', texts.search],
  ['weather', texts.weather],
  ['news', texts.news],
  ['encyclopedia', texts.encyclopedia],
] as const satisfies readonly (readonly [LeavePage, string])[];

/** Switches discreet mode, and says where its key leads. */
export function DiscreetForm({ leaveTo }: { leaveTo: LeavePage | null }) {
  const form = useSectionForm(intents.discreet);
  return (
    <section className="shield-section" id="discreet">
      <h2>{texts.discreetMode}</h2>
      <p className="lead">{leaveTo === null ? texts.discreetLead : texts.discreetIsOn}</p>
      {/* The page is loaded again: what differs is in its head. */}
      <form method="post" className="form">
        <input type="hidden" name="intent" value={intents.discreet} />
        <FormNote wrong={form.wrongWhole()} done={form.done} />
        <Select
          label={texts.whereTo}
          name="leave_to"
          defaultValue={leaveTo ?? places[0][0]}
          options={places}
        />
        <div className="shield-ways">
          <button type="submit" className="btn sm pri" name="on" value="1">
            {leaveTo === null ? texts.turnOn : texts.saveChoice}
          </button>
          {leaveTo !== null && (
            <button type="submit" className="btn sm flat">
              {texts.turnOff}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
