import UploadIcon from 'lucide-react/icons/upload';
import { type DragEvent, type RefObject, useRef, useState } from 'react';
import type { Output } from '#contract/calls.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { exactCount } from '../../lib/format.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import * as texts from '../../texts/upload.ts';
import { sizeWords } from './upload-words.ts';

/** What browsers offer where a video file is chosen. */
export const acceptedFiles = 'video/*,.mkv,.ts,.flv,.avi,.wmv,.mxf';

/** What drags files over a part of the page, and drops them there. */
export function useDrop(take: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  // Each part that is entered on the way tells so, and that it was left.
  const depth = useRef(0);
  const holdsFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');
  const over = (change: number) => (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  };
  return {
    isOver,
    bind: {
      onDragEnter: over(1),
      onDragLeave: over(-1),
      onDragOver: (event: DragEvent) => holdsFiles(event) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
}

/** Where files are chosen or dropped: large at first, a bar once there are some. */
export function DropZone(props: {
  room: Output<'get_upload_room'>;
  input: RefObject<HTMLInputElement | null>;
  isOver: boolean;
  isSmall: boolean;
  take(files: FileList): void;
}) {
  const { room, input, isOver, isSmall, take } = props;
  const isAlive = useInBrowser();
  const head = isSmall ? texts.dropMore : texts.dropHere;
  return (
    <section
      className="upload-drop"
      aria-label={texts.dropZone}
      data-over={isOver ? '' : undefined}
      data-small={isSmall ? '' : undefined}
    >
      <UploadIcon className="ic" aria-hidden="true" />
      <div className="upload-invite">
        <p>
          <span className="for-mouse">{isOver ? texts.letGo : head}</span>
          <span className="for-touch">{isSmall ? texts.moreVideos : texts.yourVideos}</span>
        </p>
        <p>{texts.dropHint}</p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedFiles}
        className="vh"
        tabIndex={-1}
        aria-label={texts.videoFiles}
        onChange={({ target }) => {
          if (target.files) take(target.files);
          // The same file may be chosen again, to continue it.
          target.value = '';
        }}
      />
      <button
        type="button"
        className={isSmall ? 'btn sm flat' : 'btn pri'}
        disabled={!isAlive}
        onClick={() => input.current?.click()}
      >
        {isSmall ? texts.chooseMore : texts.chooseFiles}
      </button>
      <ul className="upload-room">
        {/* No file is promised more than there is room for. */}
        <li>
          {fillIn(texts.largestFile, { size: sizeWords(Math.min(room.largest_bytes, room.bytes_left)) })}
        </li>
        <li>
          {room.videos_left_today === 1
            ? texts.videoLeft
            : fillIn(texts.videosLeft, { count: exactCount(room.videos_left_today) })}
        </li>
        <li>{fillIn(texts.roomLeft, { size: sizeWords(room.bytes_left) })}</li>
        <li>{texts.resumes}</li>
      </ul>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </section>
  );
}
