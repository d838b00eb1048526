import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { AdFile } from '#contract/ad-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';
import { fileHint } from './creative-words.ts';
import { MediaView } from './media-view.tsx';
import { acceptedTypes, faultOfFile, sendAsset, settledFile } from './send-asset.ts';

type Progress =
  | { kind: 'idle' }
  | { kind: 'sending'; share: number }
  | { kind: 'preparing' }
  | { kind: 'failed'; words: string };

/** Sends a file that is chosen or dropped, and tells how far it is; `onFile` is given it once it is there. */
export function useAssetUpload(onFile: (file: AdFile) => void) {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (chosen: File | null | undefined): Promise<void> => {
    if (!chosen) return;
    const fault = faultOfFile(chosen);
    if (fault !== null) return setProgress({ kind: 'failed', words: fault });
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setProgress({ kind: 'sending', share: 0 });
    try {
      const path = await sendAsset(chosen, (share) => setProgress({ kind: 'sending', share }), stop.signal);
      const file = await settledFile(
        path,
        ({ state }) => state === 'preparing' && setProgress({ kind: 'preparing' }),
        stop.signal,
      );
      if (file.state === 'failed')
        return setProgress({ kind: 'failed', words: file.reason ?? texts.cannotUseThisFile });
      setProgress({ kind: 'idle' });
      onFile(file);
    } catch (error) {
      if (!stop.signal.aborted)
        setProgress({ kind: 'failed', words: error instanceof Error ? error.message : texts.fileNotSent });
    }
  };
  return { progress, send };
}

/** What a form does with a file that is dropped anywhere on it. */
export const dropHandlers = (onDropped: (files: File[]) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onDropped(files);
  },
});

/** The place of one file: shows it, takes another, and tells how far it is. */
export function AssetDrop(props: {
  label: string;
  file: AdFile | null;
  upload: ReturnType<typeof useAssetUpload>;
}) {
  const { label, file, upload } = props;
  const { progress, send } = upload;
  const id = useId();
  return (
    <div className="asset-drop" {...dropHandlers(([dropped]) => void send(dropped))}>
      {file?.state === 'ready' && <MediaView file={file} title={label} />}
      <div>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="file"
          accept={acceptedTypes}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            // The same file may be chosen again after a fault.
            target.value = '';
          }}
        />
        <p id={`${id}-said`} className={progress.kind === 'failed' ? 'said wrong' : 'said'} role="status">
          {progress.kind === 'failed'
            ? progress.words
            : progress.kind === 'preparing'
              ? texts.preparingTheClip
              : file?.state === 'held'
                ? texts.waitsInTheReviewQueue
                : file?.width
                  ? fillIn(texts.dropAnotherFile, { width: file.width, height: file.height ?? 0 })
                  : fileHint}
        </p>
        {progress.kind === 'sending' && (
          <progress value={progress.share} max={1} aria-label={fillIn(texts.sendingLabel, { label })} />
        )}
        {progress.kind === 'preparing' && <progress aria-label={fillIn(texts.preparingLabel, { label })} />}
      </div>
    </div>
  );
}
