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
        label="Review uploads before they are published"
        hint={`What publishers upload is never reviewed first. ${state.source('reviewUploads')}`}
        name="reviewUploads"
        defaultChecked={state.value('reviewUploads') === true}
      />
      <div className="two">
        <Field
          label="Videos a member may upload in a day"
          name="videosPerDay"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(quota.videosPerDay)}
          error={state.wrong('uploadQuota.videosPerDay')}
          hint={state.source('uploadQuota')}
        />
        <Field
          label="Gigabytes per member in total"
          name="gigabytesInAll"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={shown(quota.bytesInAll, inGigabytes)}
          error={state.wrong('uploadQuota.bytesInAll') && 'It must be a number from 0 to 1048576.'}
          hint="Of the files as they came in."
        />
      </div>
      <Field
        label="Longest video, in minutes"
        name="longestVideoMinutes"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={shown(seconds, inMinutes)}
        error={state.wrong('longestVideoSeconds') && 'It must be a number up to 1440.'}
        hint={state.source('longestVideoSeconds')}
      />
      <fieldset className="setting-entries">
        <legend>Qualities besides 240p to 1080p</legend>
        <p className="said">
          Made if the file is large enough, for videos that come in from now on. {state.source('extraRungs')}
        </p>
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
