import { type FormEvent, useState } from 'react';
import { CallError, call } from '#contract/client.ts';
import type { PublishWish } from '#contract/uploads.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { PublishChoice, readMoment } from './publish-choice.tsx';
import './upload.css';

const wishes: Readonly<Record<string, PublishWish>> = {
  draft: 'draft',
  expired: 'draft',
  scheduled: 'schedule',
};

/** What the uploader wants for a video now: before it is public, that includes its moment. */
export function wishOf(status: string, publishAt: string | null, planned: PublishWish | null): PublishWish {
  const isAhead = publishAt !== null && Date.parse(publishAt) > Date.now();
  if (isAhead && ['processing', 'review', 'pending'].includes(status)) return 'schedule';
  if (status === 'processing' && planned === 'draft') return 'draft';
  return wishes[status] ?? 'publish';
}

/** Whether the member's own video is public, from when, and until when it may be. */
export function PublishForm(props: {
  videoId: string;
  status: string;
  publishAt: string | null;
  licenceEndsAt: string | null;
  /** What its form said, while its file is being prepared. */
  planned?: PublishWish | null;
  isReviewed: boolean;
  onDone(): Promise<void>;
}) {
  const { videoId, status, publishAt, licenceEndsAt, planned = null, isReviewed, onDone } = props;
  const [said, setSaid] = useState<{ done?: string; wrong?: string }>({});

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const licence = String(form.get('licence_ends') ?? '');
    setSaid({});
    try {
      await call('publish_own_video', {
        p_video_id: videoId,
        ...readMoment(form),
        // Unchanged, it is not sent: an end in the past would be refused.
        ...(licence === (licenceEndsAt?.slice(0, 10) ?? '')
          ? {}
          : { p_licence_ends_at: licence === '' ? null : `${licence}T23:59:59Z` }),
      });
      setSaid({ done: 'Saved.' });
      await onDone();
    } catch (error) {
      setSaid({ wrong: error instanceof CallError ? error.message : 'Failed to process request.' });
    }
  }

  return (
    <form className="form upload-publishing" onSubmit={(event) => void save(event)}>
      <PublishChoice
        key={`${status} ${publishAt}`}
        wish={wishOf(status, publishAt, planned)}
        at={publishAt}
        isReviewed={isReviewed && status !== 'published'}
      />
      <Field
        label="The licence ends"
        name="licence_ends"
        type="date"
        hint="Leave it empty if it does not end. On that day the video is hidden."
        defaultValue={licenceEndsAt?.slice(0, 10) ?? ''}
      />
      <FormNote wrong={said.wrong} done={said.done} />
      <p>
        <button type="submit" className="btn sm flat">
          Save
        </button>
      </p>
    </form>
  );
}
