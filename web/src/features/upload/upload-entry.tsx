import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CallError, call } from '#contract/client.ts';
import type { Upload } from '#contract/uploads.ts';
import { PerformerRecords } from '../../parts/performer-records.tsx';
import * as paths from '../../paths.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { PublishForm } from './publish-form.tsx';
import type { Sender, Sending } from './sending.ts';
import { ThumbnailChoice } from './thumbnail-choice.tsx';
import { type CategoryChoice, UploadForm } from './upload-form.tsx';
import { sizeWords, stageOf } from './upload-words.ts';

export interface UploadEntryProps {
  upload: Upload | null;
  sending: Sending | null;
  sender: Sender;
  categories: readonly CategoryChoice[];
  isReviewed: boolean;
  /** Before the age gate no picture of a video is in a page. */
  showsPictures: boolean;
  refresh(): Promise<void>;
}

/** One file: its state, its form until it becomes a video, and what can be done with it. */
export function UploadEntry(props: UploadEntryProps) {
  const { upload, sending, sender, categories, isReviewed, showsPictures, refresh } = props;
  const id = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const stage = stageOf(upload, sending);
  const name = upload?.video?.title ?? upload?.details?.title ?? upload?.file_name ?? sending?.name ?? '';
  const bytes = upload?.bytes ?? sending?.bytes ?? 0;
  const uploadId = upload?.id ?? sending?.uploadId ?? null;
  const video = upload?.video ?? null;
  const isFilmed = upload?.details?.contains_actual_humans === true;
  const [isRecording, setRecording] = useState(false);
  const isBusy = useRef(false);
  const waits = isFilmed && video?.publish_status === 'pending';

  /** One act at a time: a double press counts once. */
  async function act(work: () => Promise<unknown>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setWrong(null);
    try {
      await work();
      await refresh();
    } catch (error) {
      setWrong(error instanceof CallError ? error.message : 'Failed to process request.');
    } finally {
      isBusy.current = false;
    }
  }
  const cancel = () =>
    act(async () => {
      // Already gone is as good as removed.
      if (uploadId !== null)
        await call('cancel_upload', { p_upload_id: uploadId }).catch((error: unknown) => {
          if (!(error instanceof CallError && error.status === 404)) throw error;
        });
      if (sending !== null) sender.forget(sending.key);
    });
  const needsForm = uploadId !== null && video === null && upload?.state !== 'checking' && upload !== null;

  return (
    <li className="upload-entry" aria-labelledby={id}>
      {video?.thumbnail_url && (
        <img src={video.thumbnail_url} alt="" width={160} height={90} loading="lazy" />
      )}
      <div className="upload-head">
        <h2 id={id}>{name}</h2>
        <p className="upload-facts">
          {upload?.file_name ?? sending?.name} · {sizeWords(bytes)}
        </p>
        <p className={`upload-stage ${stage.tone}`} role="status">
          {stage.words}
        </p>
        {stage.progress !== null && (
          <progress value={stage.progress} max={1} aria-label={`Progress of ${name}`}>
            {Math.floor(stage.progress * 100)} %
          </progress>
        )}
        <div className="upload-acts">
          {sending !== null && (sending.state === 'sending' || sending.state === 'waiting') && (
            <button type="button" className="btn sm flat" onClick={() => sender.stop(sending.key)}>
              Pause
            </button>
          )}
          {sending !== null && (sending.state === 'stopped' || sending.state === 'refused') && (
            <button type="button" className="btn sm flat" onClick={() => sender.goOn(sending.key)}>
              {sending.state === 'refused' ? 'Try again' : 'Go on'}
            </button>
          )}
          {upload?.can_retry && (
            <button
              type="button"
              className="btn sm flat"
              onClick={() => void act(() => call('retry_upload', { p_upload_id: upload.id }))}
            >
              Try again
            </button>
          )}
          {video?.publish_status === 'published' && (
            <Link className="btn sm flat" to={paths.watch(video.slug)}>
              Watch
            </Link>
          )}
          {video === null && upload?.state !== 'checking' && (
            <ConfirmDetails act="Cancel upload" question="The file is removed.">
              <form onSubmit={prevented(() => void cancel())}>
                <button type="submit" className="btn sm flat danger">
                  Cancel upload
                </button>
              </form>
            </ConfirmDetails>
          )}
          {video !== null && (
            <ConfirmDetails act="Delete" question="The video and its files are deleted for good.">
              <form
                onSubmit={prevented(
                  () => void act(() => call('delete_own_video', { p_video_id: video.video_id })),
                )}
              >
                <button type="submit" className="btn sm flat danger">
                  Delete
                </button>
              </form>
            </ConfirmDetails>
          )}
        </div>
        <FormNote wrong={wrong} />
      </div>
      {needsForm && (
        <details className="upload-details" open={upload.details === null}>
          <summary>{upload.details === null ? 'About this video' : 'Saved. Change what you wrote'}</summary>
          <UploadForm
            key={upload.details === null ? 'new' : 'sent'}
            uploadId={upload.id}
            fileName={upload.file_name}
            sent={upload.details}
            categories={categories}
            isReviewed={isReviewed}
            onSent={refresh}
          />
        </details>
      )}
      {showsPictures && video !== null && video.stills.length > 0 && (
        <details className="upload-details">
          <summary>Thumbnail</summary>
          <ThumbnailChoice
            videoId={video.video_id}
            stills={video.stills}
            chosen={video.chosen_still}
            refresh={refresh}
          />
        </details>
      )}
      {video !== null && isFilmed && (
        <details
          className="upload-details"
          onToggle={({ currentTarget }) => setRecording(currentTarget.open)}
        >
          <summary>Performers</summary>
          {isRecording && <PerformerRecords videoId={video.video_id} />}
        </details>
      )}
      {video !== null && (movable.includes(video.publish_status) || waits) && (
        <details className="upload-details">
          <summary>Publishing</summary>
          <PublishForm
            videoId={video.video_id}
            status={video.publish_status}
            publishAt={video.publish_at}
            licenceEndsAt={video.licence_ends_at}
            planned={upload?.details?.publish ?? null}
            isReviewed={isReviewed || waits}
            onDone={refresh}
          />
        </details>
      )}
    </li>
  );
}

/** States that an uploader can change. */
const movable = ['draft', 'scheduled', 'review', 'published', 'expired', 'processing'];

const prevented =
  (work: () => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    work();
  };
