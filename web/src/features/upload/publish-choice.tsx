import { useState } from 'react';
import type { PublishWish } from '#contract/uploads.ts';
import { Field } from '../../ui/field.tsx';

/** A moment in the format of its field, in the browser's time zone. */
const localText = (moment: string): string => {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Whether a video stays a draft, is published or is scheduled. */
export function PublishChoice(props: {
  wish: PublishWish;
  /** The scheduled moment, ISO 8601. */
  at: string | null;
  isReviewed: boolean;
  error?: string | null | undefined;
}) {
  const [wish, setWish] = useState<PublishWish>(props.wish);
  const choices = [
    ['publish', props.isReviewed ? 'Publish after review' : 'Publish'],
    ['schedule', props.isReviewed ? 'Schedule, after review' : 'Schedule'],
    ['draft', 'Keep as a draft'],
  ] as const;
  return (
    <fieldset>
      <legend>Publishing</legend>
      <div className="upload-choices">
        {choices.map(([value, words]) => (
          <label key={value} className="upload-check">
            <input
              type="radio"
              name="publish"
              value={value}
              checked={wish === value}
              onChange={() => setWish(value)}
            />
            {words}
          </label>
        ))}
      </div>
      {wish === 'schedule' && (
        <Field
          label="Publish at"
          name="publish_at"
          type="datetime-local"
          required
          defaultValue={props.at === null ? '' : localText(props.at)}
          error={props.error}
        />
      )}
    </fieldset>
  );
}

/** The parameters that the choice stands for. */
export function readMoment(form: FormData): { p_publish: PublishWish; p_publish_at: string | null } {
  const wish = form.get('publish');
  const at = new Date(String(form.get('publish_at') ?? ''));
  return {
    p_publish: wish === 'publish' || wish === 'schedule' ? wish : 'draft',
    p_publish_at: wish === 'schedule' && !Number.isNaN(at.getTime()) ? at.toISOString() : null,
  };
}
