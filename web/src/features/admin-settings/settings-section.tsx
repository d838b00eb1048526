import { createContext, type ReactNode, useContext } from 'react';
import type { SettingsNow } from '#contract/site-settings.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { FormOfField } from '../../lib/posted-form.ts';
import * as texts from '../../texts/admin-settings.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { StatusMessage, statusOf } from '../../ui/status-message.tsx';
import './admin-settings.css';
import { type SectionName, settingsOf } from './sections.ts';
import { type SectionState, useSettingsForm } from './use-settings-form.ts';

interface SettingsSectionProps {
  section: SectionName;
  page: SettingsNow;
  title: string;
  lead?: ReactNode;
  children(state: SectionState): ReactNode;
}

/** The one section that the page shows; null: all of them. */
export const ShownSection = createContext<SectionName | null>(null);

/** One form of the settings: what is saved together. */
export function SettingsSection(props: SettingsSectionProps) {
  const shown = useContext(ShownSection);
  return shown === null || shown === props.section ? <Section {...props} /> : null;
}

function Section(props: SettingsSectionProps) {
  const { section, page, title, lead, children } = props;
  const { form, back, answer, state, round, version } = useSettingsForm(section, page);
  const names = settingsOf(section);
  const isSetHere = page.origins.some(
    ({ name, source }) => source === 'page' && names.some((one) => one === name),
  );
  const wrong = answer?.faults.length ? texts.nothingWasSaved : form.fault?.message;
  return (
    <div id={section} className="settings-place">
      <AdminSection title={title} lead={lead}>
        <StatusMessage status={statusOf({ done: form.done })} of={form.answer} />
        <form.Form method="post" className="form" key={round} noValidate>
          <input type="hidden" name="intent" value={section} />
          <input type="hidden" name="version" value={version} />
          <FormNote wrong={wrong} />
          {/* Its rows share names: the answer says what was typed in which. */}
          <FormOfField value={null}>{children(state)}</FormOfField>
          <button type="submit" className="btn sm pri" aria-disabled={form.busy}>
            {fillIn(texts.saveTitle, { title: title === title.toUpperCase() ? title : title.toLowerCase() })}
          </button>
        </form.Form>
        <StatusMessage status={statusOf({ done: back.done })} of={back.answer} />
        {isSetHere && (
          <back.Form method="post" className="form">
            <input type="hidden" name="intent" value={`${section}.back`} />
            <input type="hidden" name="version" value={page.version} />
            <FormNote wrong={back.fault?.message} />
            <ConfirmDetails act={texts.undoChangesMadeHere} question={texts.thisSectionGoesBackTo}>
              <button type="submit" className="btn sm flat" aria-disabled={back.busy}>
                {texts.yesUndoIt}
              </button>
            </ConfirmDetails>
          </back.Form>
        )}
      </AdminSection>
    </div>
  );
}
