import ChevronDown from 'lucide-react/icons/chevron-down';
import FileVideo from 'lucide-react/icons/file-play';
import { useCallback, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CallError, call } from '#contract/client.ts';
import type { Upload } from '#contract/uploads.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/upload.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Picture } from '../../ui/picture.tsx';
import { choosePicture } from './chosen-pictures.ts';
import { forgetForm } from './remembered-form.ts';
import type { Sender, Sending } from './sending.ts';
import { StageLine } from './stage-line.tsx';
import { useAddress } from './thumbnail-choice.tsx';
import { type DetailsState, UploadDetails, type UploadDetailsProps } from './upload-details.tsx';
import { sizeWords, stageOf, titleOf } from './upload-words.ts';

export interface UploadEntryProps
  extends Pick<UploadDetailsProps, 'owner' | 'formKey' | 'categories' | 'isReviewed' | 'terms' | 'picture'> {
  entryKey: string;
  upload: Upload | null;
  sending: Sending | null;
  sender: Sender;
  /** Before the age gate no picture of a video is in a page. */
  showsPictures: boolean;
  /** Why its thumbnail was not taken. */
  pictureFault: string | null;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  /** Lets the reader choose a file. */
  chooseFile(): void;
  refresh(): Promise<void>;
}

/** One file: where it stands, what can be done with it, and its details until it is a video. */
export function UploadEntry(props: UploadEntryProps) {
  const { upload, sending, sender, formKey, isOpen, onOpen, refresh } = props;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [details, setDetails] = useState<DetailsState | null>(null);
  const { wrong, act } = useActs(refresh);
  const stage = stageOf(upload, sending);
  const video = upload?.video ?? null;
  const fileName = upload?.file_name ?? sending?.name ?? '';
  const name = video?.title ?? upload?.details?.title ?? titleOf(fileName);
  const bytes = upload?.bytes ?? sending?.bytes ?? 0;
  const uploadId = upload?.id ?? sending?.uploadId ?? null;
  const chosen = useAddress(props.picture);
  const poster = chosen ?? (props.showsPictures ? (video?.thumbnail_url ?? null) : null);
  const takesDetails = video === null && upload?.state !== 'checking';

  const onSent = useCallback(async () => {
    onOpen(false);
    await refresh();
    opener.current?.focus();
  }, [onOpen, refresh]);
  const onRefused = useCallback(() => onOpen(true), [onOpen]);
  const cancel = () =>
    act(async () => {
      // Already gone is as good as removed.
      if (uploadId !== null)
        await call('cancel_upload', { p_upload_id: uploadId }).catch((error: unknown) => {
          if (!(error instanceof CallError && error.status === 404)) throw error;
        });
      if (sending !== null) sender.forget(sending.key);
      forgetForm(props.owner, formKey);
      choosePicture(props.entryKey, null);
    });
  const opens = isOpen
    ? texts.closeDetails
    : upload?.details != null || details?.isHeld
      ? texts.changeDetails
      : texts.addDetails;

  return (
    <li className="upload-entry" aria-labelledby={id} data-open={isOpen ? '' : undefined}>
      <div className="upload-row">
        <div className="upload-poster">
          {poster === null ? (
            <FileVideo className="ic" aria-hidden="true" />
          ) : (
            <Picture address={poster} sizes="320px" />
          )}
        </div>
        <div className="upload-head">
          <h3 id={id}>{name}</h3>
          <p className="upload-facts">
            {fileName} · {sizeWords(bytes)}
          </p>
          <StageLine stage={stage} label={fillIn(texts.progressOf, { name })} />
          {takesDetails && <Badge upload={upload} details={details} />}
          {props.pictureFault !== null && (
            <FormNote wrong={fillIn(texts.pictureFailed, { reason: props.pictureFault })} />
          )}
        </div>
        <div className="upload-acts">
          {takesDetails && (
            <button
              ref={opener}
              type="button"
              className="btn sm flat upload-opener needs-script"
              data-wanted={!isOpen && opens === texts.addDetails ? '' : undefined}
              aria-expanded={isOpen}
              aria-controls={`${id}-details`}
              aria-label={fillIn(texts.ofFile, { act: opens, name })}
              onClick={() => onOpen(!isOpen)}
            >
              {opens}
              <ChevronDown className="ic" aria-hidden="true" />
            </button>
          )}
          {stage.kind === 'cut' && <Act words={texts.chooseAgain} name={name} onPress={props.chooseFile} />}
          {sending !== null && (sending.state === 'sending' || sending.state === 'waiting') && (
            <Act words={texts.pause} name={name} onPress={() => sender.stop(sending.key)} />
          )}
          {sending?.state === 'stopped' && (
            <Act words={texts.goOn} name={name} onPress={() => sender.goOn(sending.key)} />
          )}
          {sending?.state === 'refused' && (
            <Act words={texts.tryAgain} name={name} onPress={() => sender.goOn(sending.key)} />
          )}
          {upload?.can_retry && (
            <Act
              words={texts.tryAgain}
              name={name}
              onPress={() => void act(() => call('retry_upload', { p_upload_id: upload.id }))}
            />
          )}
          {video !== null && <VideoWays video={video} upload={upload} name={name} />}
          {takesDetails && (
            <ConfirmDetails act={texts.cancelUpload} question={texts.cancelQuestion}>
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  void cancel();
                }}
              >
                <button type="submit" className="btn sm flat danger">
                  {texts.cancelUpload}
                </button>
              </form>
            </ConfirmDetails>
          )}
        </div>
      </div>
      <FormNote wrong={wrong} />
      {takesDetails && (
        // It stays while it is closed: what was sent off may wait for its file.
        <div id={`${id}-details`} className="upload-details" hidden={!isOpen}>
          <UploadDetails
            owner={props.owner}
            formKey={formKey}
            uploadId={upload?.id ?? null}
            hasArrived={upload?.state === 'received'}
            fileName={fileName}
            sent={upload?.details ?? null}
            file={sending === null ? null : sender.fileOf(sending.key)}
            picture={props.picture}
            onPicture={(picture) => choosePicture(props.entryKey, picture)}
            categories={props.categories}
            isReviewed={props.isReviewed}
            terms={props.terms}
            onSent={onSent}
            onRefused={onRefused}
            onState={setDetails}
          />
        </div>
      )}
    </li>
  );
}

/** How far the details of a file are. */
function Badge({ upload, details }: { upload: Upload | null; details: DetailsState | null }) {
  if (details?.isHeld) return <p className="upload-badge good">{texts.pressWaiting}</p>;
  const isSaved = upload?.details != null;
  if (isSaved && !details?.isChanged) return <p className="upload-badge good">{texts.detailsSaved}</p>;
  if (details === null) return null;
  return details.missing > 0 ? (
    <p className="upload-badge">
      {details.missing === 1 ? texts.detailMissing : fillIn(texts.detailsMissing, { count: details.missing })}
    </p>
  ) : (
    <p className="upload-badge whole">{isSaved ? texts.changesNotSaved : texts.detailsComplete}</p>
  );
}

const Act = (props: { words: string; name: string; onPress(): void }) => (
  <button
    type="button"
    className="btn sm flat"
    aria-label={fillIn(texts.ofFile, { act: props.words, name: props.name })}
    onClick={props.onPress}
  >
    {props.words}
  </button>
);

/** Where one goes on with a file that is a video. */
function VideoWays(props: { video: NonNullable<Upload['video']>; upload: Upload | null; name: string }) {
  const { video, upload, name } = props;
  const isFilmed = upload?.details?.contains_actual_humans === true;
  const words = isFilmed && video.publish_status === 'pending' ? texts.recordPerformers : texts.edit;
  return (
    <>
      {video.publish_status === 'published' && (
        <Link
          className="btn sm flat"
          to={paths.watch(video.slug)}
          aria-label={fillIn(texts.ofFile, { act: texts.watch, name })}
        >
          {texts.watch}
        </Link>
      )}
      <Link
        className="btn sm flat"
        to={memberPaths.studioVideo(video.slug, { tab: 'edit' })}
        aria-label={fillIn(texts.ofFile, { act: words, name })}
      >
        {words}
      </Link>
    </>
  );
}

/** One act at a time: a double press counts once. */
function useActs(refresh: () => Promise<void>) {
  const [wrong, setWrong] = useState<string | null>(null);
  const isBusy = useRef(false);
  async function act(work: () => Promise<unknown>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setWrong(null);
    try {
      await work();
      await refresh();
    } catch (error) {
      setWrong(error instanceof CallError ? error.message : texts.failedRequest);
    } finally {
      isBusy.current = false;
    }
  }
  return { wrong, act };
}
