import type { FormEvent } from 'react';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDuration } from '../../lib/format.ts';
import { thumbnailOf } from '../../page/video-card.ts';
import * as texts from '../../texts/admin-videos.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import type { EditedVideo, Run } from './details-form.tsx';

/** A refusal that already says what failed is shown as it is. */
const isWhole = (error: unknown): boolean => error instanceof Error && error.message.startsWith('Failed');

/** The picture of a video. A new one can come from a web address or from a still of its file. */
export function ThumbnailForms(props: { edited: EditedVideo; isBusy: boolean; run: Run; onSaved(): void }) {
  const { edited, isBusy, run, onSaved } = props;
  const { video, thumbnails } = edited;
  const shown = thumbnailOf(video);
  const set = async (from: { p_url?: string; p_still?: number }, words: string) => {
    const done = await run(texts.error, async () => {
      try {
        await call('set_video_thumbnail', { p_video_id: video.id, ...from });
      } catch (error) {
        throw isWhole(error) ? Object.assign(error as Error, { isWhole: true }) : error;
      }
      return words;
    });
    if (done) onSaved();
    return done;
  };
  const fetchOne = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const url = String(new FormData(form).get('url') ?? '').trim();
    if (await set({ p_url: url }, texts.thumbnailSet)) form.reset();
  };
  return (
    <div className="thumbnail-forms">
      <figure>
        {shown ? (
          <img src={shown} alt={texts.currentThumbnail} />
        ) : (
          <p className="none">{texts.noImageAvailable}</p>
        )}
        {video.custom_thumbnail_url !== null && (
          <ConfirmDetails act={texts.remove} question={texts.whatRemovingDoes}>
            <button
              type="button"
              className="btn sm flat"
              disabled={isBusy}
              onClick={() => void set({}, texts.sourceThumbnailIsBack)}
            >
              {texts.yesRemoveIt}
            </button>
          </ConfirmDetails>
        )}
      </figure>
      <form className="form" onSubmit={(event) => void fetchOne(event)}>
        <Field
          label={texts.newExternalThumbnailUrl}
          name="url"
          type="url"
          required
          pattern="[Hh][Tt][Tt][Pp].*"
          placeholder="https://"
          hint={texts.fetchedOnce}
        />
        <button type="submit" className="btn sm flat" disabled={isBusy}>
          {texts.setThumbnail}
        </button>
      </form>
      {thumbnails.length > 0 && (
        <fieldset className="stills">
          <legend>{texts.stillsFromTheFile}</legend>
          {thumbnails.map(({ url, seconds, is_chosen }, place) => (
            <button
              key={url}
              type="button"
              disabled={isBusy}
              aria-pressed={is_chosen}
              aria-label={fillIn(texts.stillAtSeconds, { seconds: formatDuration(seconds) })}
              onClick={() => void set({ p_still: place }, texts.thumbnailSet)}
            >
              <img src={url} alt="" loading="lazy" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
