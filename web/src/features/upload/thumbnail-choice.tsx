import Film from 'lucide-react/icons/film';
import ImageIcon from 'lucide-react/icons/image';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError, call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDuration } from '../../lib/format.ts';
import { faultOfPicture, waitsWords } from '../../parts/upload-picture.ts';
import * as texts from '../../texts/upload.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FrameChoice, type FrameSource } from './frame-choice.tsx';
import { sendThumbnail } from './send-thumbnail.ts';
import './thumbnails.css';

/** The picture of a stored video: one of its moments, or the uploader's own. Every choice is sent at once. */
export function VideoThumbnail(props: {
  videoId: string;
  url: string | null;
  stills: readonly { time: number; url: string }[];
  /** Place among the moments; null: a picture of the uploader's own. */
  chosen: number | null;
  refresh(): Promise<void>;
  /** A picture is on its way. */
  onBusy(isBusy: boolean): void;
}) {
  const { videoId, url, stills, chosen, refresh, onBusy } = props;
  const [wrong, setWrong] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isBusy, setBusy] = useState(false);

  /** `work` returns whether the picture waits for somebody to look at it. */
  async function act(work: () => Promise<boolean>): Promise<boolean> {
    setWrong(null);
    setWaiting(false);
    setBusy(true);
    onBusy(true);
    try {
      const isHeld = await work();
      setWaiting(isHeld);
      await refresh();
      return isHeld;
    } finally {
      setBusy(false);
      onBusy(false);
    }
  }
  const actAndSay = (work: () => Promise<boolean>) =>
    act(work).catch((error: unknown) =>
      setWrong(error instanceof CallError ? error.message : texts.failedRequest),
    );

  return (
    <ThumbnailView
      preview={url}
      alt={texts.currentThumbnail}
      source={{ videoId }}
      opens={texts.chooseOtherMoment}
      onFrame={(picture) => act(() => sendThumbnail(videoId, picture))}
      onPicture={(picture) => void actAndSay(() => sendThumbnail(videoId, picture))}
      note={
        isBusy ? (
          <p role="status">{texts.pictureOnItsWay}</p>
        ) : (
          <FormNote wrong={wrong} done={isWaiting ? waitsWords : null} />
        )
      }
    >
      {stills.length > 0 && (
        <fieldset>
          <legend className="group-label">{texts.momentsLegend}</legend>
          <div className="thumbnail-stills">
            {stills.map(({ time, url: still }, index) => (
              <label key={still}>
                <input
                  type="radio"
                  name={`still-${videoId}`}
                  checked={chosen === index}
                  onChange={() =>
                    void actAndSay(async () => {
                      const own = { p_video_id: videoId, p_still: index };
                      return (await call('set_own_thumbnail', own)).is_held;
                    })
                  }
                />
                <Picture
                  address={still}
                  most={320}
                  alt={fillIn(texts.momentAt, { time: formatDuration(time) })}
                />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </ThumbnailView>
  );
}

/** The picture of a file that is still being sent: this browser holds it until there is a video. */
export function FileThumbnail(props: {
  /** Null: this browser does not hold it. */
  file: File | null;
  picture: Blob | null;
  onPicture(picture: Blob | null): void;
}) {
  const { file, picture, onPicture } = props;
  const [wrong, setWrong] = useState<string | null>(null);
  const preview = useAddress(picture);
  return (
    <ThumbnailView
      preview={preview}
      alt={texts.chosenThumbnail}
      source={file && { file }}
      opens={texts.chooseMoment}
      {...(file && { instead: <FileMoment key={`${file.name} ${file.size}`} file={file} /> })}
      onFrame={async (frame) => {
        setWrong(null);
        onPicture(frame);
        return false;
      }}
      onPicture={(chosen) => {
        const fault = faultOfPicture(chosen);
        setWrong(fault);
        if (fault === null) onPicture(chosen);
      }}
      note={
        <>
          <FormNote wrong={wrong} />
          {picture !== null && (
            <p className="thumbnail-note">
              {texts.pictureWaits}{' '}
              <button type="button" className="linklike" onClick={() => onPicture(null)}>
                {texts.dropPicture}
              </button>
            </p>
          )}
        </>
      }
    />
  );
}

function ThumbnailView(props: {
  preview: string | null;
  alt: string;
  source: FrameSource | null;
  opens: string;
  /** Answers whether the picture waits for somebody to look at it. */
  onFrame(picture: Blob): Promise<boolean>;
  onPicture(picture: File): void;
  note: ReactNode;
  /** What stands in the place of a picture while there is none. */
  instead?: ReactNode;
  children?: ReactNode;
}) {
  const { source } = props;
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const close = (taken: boolean) => {
    // The button is there once the player is gone.
    flushSync(() => {
      setChoosing(false);
      setTaken(taken);
    });
    opener.current?.focus();
  };
  return (
    <div className="thumbnails">
      <p className="thumbnail-note">{texts.thumbnailLead}</p>
      {isChoosing && source !== null ? (
        <FrameChoice
          source={source}
          onTaken={async (picture) => {
            const isHeld = await props.onFrame(picture);
            close(!isHeld);
          }}
          onClose={() => close(false)}
        />
      ) : (
        <>
          <div className="thumbnail-large">
            {props.preview === null ? (
              (props.instead ?? <NoPicture />)
            ) : (
              <img src={props.preview} alt={props.alt} width={640} height={360} />
            )}
          </div>
          <div className="thumbnail-ways">
            {source !== null && (
              <button
                ref={opener}
                type="button"
                className="btn sm flat needs-script"
                onClick={() => setChoosing(true)}
              >
                <Film className="ic" aria-hidden="true" />
                {props.opens}
              </button>
            )}
            <input
              ref={input}
              type="file"
              accept="image/*"
              className="vh"
              tabIndex={-1}
              aria-label={texts.ownPicture}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                setTaken(false);
                if (file) props.onPicture(file);
              }}
            />
            <button type="button" className="btn sm flat needs-script" onClick={() => input.current?.click()}>
              <ImagePlus className="ic" aria-hidden="true" />
              {texts.choosePicture}
            </button>
          </div>
        </>
      )}
      <p className="thumbnail-said" role="status">
        {isTaken && texts.frameTaken}
      </p>
      {props.note}
      {props.children}
    </div>
  );
}

const NoPicture = () => (
  <p>
    <ImageIcon className="ic" aria-hidden="true" />
    {texts.noThumbnail}
  </p>
);

/** A moment of a file that is not prepared yet, as far as this browser can play it: nobody sends it blind. */
function FileMoment({ file }: { file: File }) {
  const [cannot, setCannot] = useState(false);
  const address = useAddress(file);
  if (cannot || address === null) return <NoPicture />;
  return (
    <figure className="thumbnail-moment">
      <video
        src={`${address}#t=1`}
        muted
        playsInline
        preload="metadata"
        tabIndex={-1}
        aria-label={texts.momentOfFile}
        onError={() => setCannot(true)}
      />
      <figcaption>{texts.momentIsOurs}</figcaption>
    </figure>
  );
}

/** An address for a picture that this browser holds; null: there is none yet. */
export function useAddress(picture: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (picture === null) return setAddress(null);
    const url = URL.createObjectURL(picture);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return address;
}
