import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-settings.ts';
import { Switch } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { inGigabytes, inMinutes } from './sections.ts';
import type { SectionState } from './use-settings-form.ts';

const rungs = [1440, 2160] as const;

/** What may be uploaded, and what becomes of it. */
export function UploadSettings({ state }: { state: SectionState }) {
  const quota = state.value('uploadQuota') as { videosPerDay: unknown; bytesInAll: unknown };
  const chosen = state.value('extraRungs') as readonly number[];
  const seconds = state.value('longestVideoSeconds');
  return (
    <>
      <Switch
        label={texts.reviewUploadsBeforeTheyAre}
        hint={fillIn(texts.publishersAreNotReviewed, { source: state.source('reviewUploads') })}
        name="reviewUploads"
        defaultChecked={state.value('reviewUploads') === true}
      />
      <div className="two">
        <Field
          label={texts.videosPerMemberADay}
          name="videosPerDay"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(quota.videosPerDay)}
          error={state.wrong('uploadQuota.videosPerDay')}
          hint={state.source('uploadQuota')}
        />
        <Field
          label={texts.gigabytesPerMemberInTotal}
          name="gigabytesInAll"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={shown(quota.bytesInAll, inGigabytes)}
          error={state.wrong('uploadQuota.bytesInAll') && texts.enterANumberFrom0}
          hint={texts.countedAsUploaded}
        />
      </div>
      <Field
        label={texts.longestVideoInMinutes}
        name="longestVideoMinutes"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={shown(seconds, inMinutes)}
        error={state.wrong('longestVideoSeconds') && texts.enterANumberUpTo}
        hint={state.source('longestVideoSeconds')}
      />
      <fieldset className="setting-entries">
        <legend>{texts.qualitiesBesides240pTo1080p}</legend>
        <p className="said">{fillIn(texts.qualitiesHint, { source: state.source('extraRungs') })}</p>
        {rungs.map((lines) => (
          <label className="form-switch" key={lines}>
            <span>{`${lines}p`}</span>
            <input type="checkbox" name="extraRungs" value={lines} defaultChecked={chosen.includes(lines)} />
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** A number in the form's unit; text that is no number stays as typed. */
const shown = (value: unknown, convert: (value: number) => number): string =>
  typeof value === 'number' ? String(convert(value)) : String(value ?? '');
