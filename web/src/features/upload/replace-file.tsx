import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { CallError, call } from '#contract/client.ts';
import type { Upload } from '#contract/uploads.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { TermsNote } from '../../parts/terms-note.tsx';
import { useTerms } from '../../parts/use-terms.ts';
import * as texts from '../../texts/upload.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { acceptedFiles } from './drop-zone.tsx';
import { type Sending, sender } from './sending.ts';
import { StageLine } from './stage-line.tsx';
import { shareWords, sizeWords, stageOf } from './upload-words.ts';
import { Declared } from './video-groups.tsx';
import { mayBeVideo } from './video-signature.ts';
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
  const [chosen, setChosen] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
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
      setWrong(error instanceof CallError ? error.message : texts.failedRequest);
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
  const choose = async (file: File | null) => {
    const isNone = file !== null && !(await mayBeVideo(file).catch(() => true));
    setWrong(isNone ? fillIn(texts.isNoVideo, { name: file.name }) : null);
    setChosen(isNone ? null : file);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen === null) return;
    const form = event.currentTarget;
    setWrong(null);
    const known = upload === null ? [] : [upload];
    setStartedKey(sender.add(chosen, known, (uploadId) => void declare(uploadId)));
    form.reset();
    setChosen(null);
  };
  const stage = stageOf(upload, sending);

  return (
    <div className="upload-replace">
      <p className="group-lead">
        {texts.replaceLead} {isReviewed && texts.replaceReviewed}
      </p>
      {progress !== null ? (
        <StageLine
          stage={{
            kind: 'preparing',
            words: fillIn(texts.newFilePrepared, { share: shareWords(progress) }),
            progress,
            tone: 'plain',
          }}
          label={texts.newFileProgress}
        />
      ) : (
        (upload !== null || sending !== null) && (
          <>
            <StageLine stage={stage} label={texts.newFileProgress} />
            <div className="upload-acts">
              {(sending?.state === 'refused' || sending?.state === 'stopped') && (
                <button type="button" className="btn sm flat" onClick={() => sender.goOn(sending.key)}>
                  {sending.state === 'refused' ? texts.tryAgain : texts.goOn}
                </button>
              )}
              {(sending?.state === 'sending' || sending?.state === 'waiting') && (
                <button type="button" className="btn sm flat" onClick={() => sender.stop(sending.key)}>
                  {texts.pause}
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
                  {texts.cancel}
                </button>
              )}
            </div>
          </>
        )
      )}
      <p className="vh" role="status">
        {progress !== null ? texts.newFileOnItsWay : spokenOf(upload, sending)}
      </p>
      {progress === null && refusal !== null && <FormNote wrong={refusal} />}
      <FormNote wrong={wrong} />
      {outdatedId !== null && (
        <>
          <TermsNote terms={terms}>{texts.termsIntro}</TermsNote>
          <button type="button" className="btn sm pri" onClick={() => void declare(outdatedId)}>
            {texts.acceptAndGoOn}
          </button>
        </>
      )}
      {progress === null && sending === null && upload?.state !== 'checking' && (
        <form className="form" onSubmit={submit}>
          <div className="replace-file">
            <input
              ref={input}
              type="file"
              name="file"
              className="vh"
              tabIndex={-1}
              accept={acceptedFiles}
              aria-label={texts.newFile}
              onChange={({ target }) => void choose(target.files?.[0] ?? null)}
            />
            <button type="button" className="btn sm flat needs-script" onClick={() => input.current?.click()}>
              {texts.chooseNewFile}
            </button>
            {chosen !== null && (
              <p>
                {chosen.name} · {sizeWords(chosen.size)}
              </p>
            )}
          </div>
          {chosen !== null && (
            <>
              <div>
                <Declared name="adults" words={texts.adultsOnly} initial={{}} wrong={null} isRequired />
                <Declared name="rights" words={texts.rightsHeld} initial={{}} wrong={null} isRequired />
              </div>
              <TermsNote terms={terms}>{texts.termsIntro}</TermsNote>
              <p>
                <button type="submit" className="btn sm flat">
                  {texts.replaceFile}
                </button>
              </p>
            </>
          )}
        </form>
      )}
    </div>
  );
}

/** What is said aloud of it: where it stands, without numbers. */
const spokenOf = (upload: Upload | null, sending: Sending | null): string => {
  if (upload === null && sending === null) return '';
  const { kind, words } = stageOf(upload, sending);
  return kind === 'sending' ? texts.newFileOnItsWay : words;
};
