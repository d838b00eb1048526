import { useState } from 'react';
import type { PublishWish } from '#contract/uploads.ts';
import { Field } from '../../ui/field.tsx';

/** A moment as the field for it writes it, in the zone of the browser. */
const localText = (moment: string): string => {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Whether a video is kept back, published or planned. */
export function PublishChoice(props: {
  wish: PublishWish;
  /** The planned moment, ISO 8601. */
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
