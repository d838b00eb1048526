import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { CallError, call } from '#contract/client.ts';
import type { Upload } from '#contract/uploads.ts';
import { TermsNote } from '../../parts/terms-note.tsx';
import { useTerms } from '../../parts/use-terms.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { type Sending, sender } from './sending.ts';
import { stageOf } from './upload-words.ts';
import './upload.css';

/** Milliseconds between checks while something is going on. */
const glance = 2000;
const nothing: readonly Sending[] = [];

export interface ReplaceFileProps {
  videoId: string;
  /** The new file on its way, or the last one refused. */
  upload: Upload | null;
  /** A new file is being prepared: its progress, 0 to 1; null: none is. */
  progress: number | null;
  /** Why the last new file was not accepted. */
  refusal: string | null;
  /** An admin looks at the new file before anybody else does. */
  isReviewed: boolean;
}

/** Sends a new file for an existing video. The old one plays until the new one is ready. */
export function ReplaceFile(props: ReplaceFileProps) {
  const { videoId, upload, progress, refusal, isReviewed } = props;
  const { revalidate } = useRevalidator();
  const sendings = useSyncExternalStore(sender.subscribe, sender.list, () => nothing);
  const [sentId, setSentId] = useState<string | null>(null);
  // A file that was refused before the server knew of it has no id.
  const [startedKey, setStartedKey] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { terms, ask } = useTerms();
  // A file that has arrived under terms which have changed since waits until the new ones are accepted.
  const [outdatedId, setOutdatedId] = useState<string | null>(null);
  const shown = useRef(terms);
  shown.current = terms;
  const id = upload?.id ?? sentId;
  const sending =
    sendings.find(({ key, uploadId }) => (uploadId === null ? key === startedKey : uploadId === id)) ?? null;
  const isMoving = progress !== null || sending !== null || upload?.state === 'checking';

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, glance);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);

  // All of it has arrived, and the server continues by itself.
  const sentKey = sending?.state === 'sent' && upload?.state === 'checking' ? sending.key : null;
  useEffect(() => {
    if (sentKey !== null) sender.forget(sentKey);
  }, [sentKey]);

  async function act(work: () => Promise<unknown>): Promise<'done' | 'outdated' | 'failed'> {
    setWrong(null);
    try {
      await work();
      await revalidate();
      return 'done';
    } catch (error) {
      setWrong(error instanceof CallError ? error.message : 'Failed to process request.');
      return error instanceof CallError && error.field === 'p_terms' ? 'outdated' : 'failed';
    }
  }

  /** Says what the file is for as soon as the server knows of it; from then on the page says it. */
  async function declare(uploadId: string) {
    setSentId(uploadId);
    setOutdatedId(null);
    const outcome = await act(() =>
      call('submit_replacement', {
        p_upload_id: uploadId,
        p_video_id: videoId,
        p_adults_only: true,
        p_rights_held: true,
        p_terms: shown.current?.number ?? null,
      }),
    );
    if (outcome === 'done') setSentId(null);
    if (outcome !== 'outdated') return;
    await ask();
    setOutdatedId(uploadId);
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = (form.elements.namedItem('file') as HTMLInputElement).files?.[0];
    if (!file) return;
    setWrong(null);
    const known = upload === null ? [] : [upload];
    setStartedKey(sender.add(file, known, (uploadId) => void declare(uploadId)));
    form.reset();
  };
  const stage = stageOf(upload, sending);

  return (
    <div className="upload-replace">
      <p>
        The current file plays until the new one is ready. Address, views and comments stay.
        {isReviewed && ' A public video is then hidden until an administrator has looked at the new file.'}
      </p>
      {progress !== null ? (
        <>
          <p className="upload-stage" role="status">
            The new file is being prepared: {Math.floor(progress * 100)} %
          </p>
          <progress value={progress} max={1} aria-label="Progress of the new file">
            {Math.floor(progress * 100)} %
          </progress>
        </>
      ) : (
        (upload !== null || sending !== null) && (
          <>
            <p className={`upload-stage ${stage.tone}`} role="status">
              {stage.words}
            </p>
            {stage.progress !== null && (
              <progress value={stage.progress} max={1} aria-label="Progress of the new file">
                {Math.floor(stage.progress * 100)} %
              </progress>
            )}
            {(sending?.state === 'refused' || sending?.state === 'stopped') && (
              <button type="button" className="btn sm flat" onClick={() => sender.goOn(sending.key)}>
                {sending.state === 'refused' ? 'Try again' : 'Go on'}
              </button>
            )}
            {upload?.state !== 'checking' && (
              <button
                type="button"
                className="btn sm flat"
                onClick={() =>
                  void act(async () => {
                    if (sending !== null) sender.forget(sending.key);
                    if (id !== null) await call('cancel_upload', { p_upload_id: id });
                    setSentId(null);
                  })
                }
              >
                Cancel
              </button>
            )}
          </>
        )
      )}
      {progress === null && refusal !== null && <FormNote wrong={refusal} />}
      <FormNote wrong={wrong} />
      {outdatedId !== null && (
        <>
          <TermsNote terms={terms}>By sending this you accept our</TermsNote>
          <button type="button" className="btn sm pri" onClick={() => void declare(outdatedId)}>
            Accept and go on
          </button>
        </>
      )}
      {progress === null && sending === null && upload?.state !== 'checking' && (
        <form className="form" onSubmit={submit}>
          <label className="upload-text">
            New file
            <input type="file" name="file" required accept="video/*,.mkv,.ts,.flv,.avi,.wmv,.mxf" />
          </label>
          <label className="upload-check">
            <input type="checkbox" name="adults" required />
            Everyone depicted is an adult, drawn or not.
          </label>
          <label className="upload-check">
            <input type="checkbox" name="rights" required />I hold the rights to publish this video here.
          </label>
          <TermsNote terms={terms}>By sending this you accept our</TermsNote>
          <p>
            <button type="submit" className="btn flat">
              Replace the file
            </button>
          </p>
        </form>
      )}
    </div>
  );
}
