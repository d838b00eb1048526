import UploadIcon from 'lucide-react/icons/upload';
import { type DragEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import type { Upload } from '#contract/uploads.ts';
import { countOf } from '../../lib/format.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import * as memberPaths from '../../member-paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { UploadEntry } from './upload-entry.tsx';
import type { CategoryChoice } from './upload-form.tsx';
import { sizeWords } from './upload-words.ts';
import { useUploads } from './use-uploads.ts';
import './upload.css';

const accepted = 'video/*,.mkv,.ts,.flv,.avi,.wmv,.mxf';

/** Where members upload their videos: files are chosen or dropped, each with its form and its progress. */
export function UploadPage(props: {
  uploads: readonly Upload[];
  room: Output<'get_upload_room'>;
  categories: readonly CategoryChoice[];
  showsPictures: boolean;
}) {
  const { categories } = props;
  const { uploads, room, sendings, sender, isLost, refresh } = useUploads(props.uploads, props.room);
  const isAlive = useInBrowser();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const take = (files: FileList | null) => {
    for (const file of files ?? []) sender.add(file, uploads);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const sendingOf = (id: string) => sendings.find(({ uploadId }) => uploadId === id) ?? null;
  const unknown = sendings.filter(({ uploadId }) => !uploads.some(({ id }) => id === uploadId));

  return (
    <div className="upload">
      <section
        className="upload-drop"
        aria-label="Choose files"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadIcon className="ic" aria-hidden="true" />
        <p>Drop video files here</p>
        <input
          ref={input}
          type="file"
          multiple
          accept={accepted}
          className="vh"
          tabIndex={-1}
          aria-label="Video files"
          onChange={({ target }) => {
            take(target.files);
            // The same file may be chosen again, to continue it.
            target.value = '';
          }}
        />
        <button type="button" className="btn pri" disabled={!isAlive} onClick={() => input.current?.click()}>
          Choose files
        </button>
        <p className="upload-room">
          {sizeWords(room.largest_bytes)} a file at most; you may upload{' '}
          {countOf(room.videos_left_today, 'more video', 'more videos')} today and keep{' '}
          {sizeWords(room.bytes_left)} more. An interrupted upload resumes where it stopped.
        </p>
        <noscript>
          <p>Uploading needs JavaScript.</p>
        </noscript>
      </section>
      {room.must_sign && (
        <FormNote
          wrong={
            <>
              The uploader’s agreement has changed.{' '}
              <Link to={memberPaths.settingsVerify()}>Sign it before the next upload</Link>
            </>
          }
        />
      )}
      {isLost && (
        <FormNote wrong="You seem to be offline. Check your connection; what has arrived is not lost." />
      )}
      {unknown.length === 0 && uploads.length === 0 ? (
        <EmptyState text="Nothing uploaded yet." />
      ) : (
        <ul className="upload-list">
          {unknown.map((sending) => (
            <UploadEntry
              key={`sending-${sending.key}`}
              upload={null}
              sending={sending}
              sender={sender}
              categories={categories}
              isReviewed={room.is_reviewed}
              showsPictures={props.showsPictures}
              refresh={refresh}
            />
          ))}
          {uploads.map((upload) => (
            <UploadEntry
              key={upload.id}
              upload={upload}
              sending={sendingOf(upload.id)}
              sender={sender}
              categories={categories}
              isReviewed={room.is_reviewed}
              showsPictures={props.showsPictures}
              refresh={refresh}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
