import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import type { Upload } from '#contract/uploads.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import { useTerms } from '../../parts/use-terms.ts';
import * as texts from '../../texts/upload.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { DropZone, useDrop } from './drop-zone.tsx';
import { lastTyped } from './remembered-form.ts';
import { UploadEntry } from './upload-entry.tsx';
import { type Entry, useEntries } from './use-entries.ts';
import { usePictures } from './use-pictures.ts';
import { useSpoken } from './use-spoken.ts';
import { useUploads } from './use-uploads.ts';
import type { CategoryChoice } from './video-groups.tsx';
import { mayBeVideo } from './video-signature.ts';
import './upload.css';

/** Where members upload their videos: files are chosen or dropped, each with its progress and its details. */
export function UploadPage(props: {
  owner: string;
  uploads: readonly Upload[];
  room: Output<'get_upload_room'>;
  categories: readonly CategoryChoice[];
  showsPictures: boolean;
}) {
  const { owner, categories, showsPictures } = props;
  const { uploads, room, sendings, sender, isLost, refresh } = useUploads(props.uploads, props.room);
  const { underWay, earlier } = useEntries(uploads, sendings);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const terms = useTerms(openKey !== null);
  const { pictures, faults } = usePictures(underWay, refresh);
  const spoken = useSpoken(underWay);
  const input = useRef<HTMLInputElement>(null);

  const [refused, setRefused] = useState<readonly string[]>([]);
  const take = async (files: FileList) => {
    // The list is the input's, which forgets it.
    const chosen = [...files];
    const areVideos = await Promise.all(chosen.map((file) => mayBeVideo(file).catch(() => true)));
    setRefused(chosen.filter((_, at) => !areVideos[at]).map(({ name }) => name));
    const keys = chosen.filter((_, at) => areVideos[at]).map((file) => sender.add(file, uploads));
    // The first of them is described while it is sent.
    const isDescribing = underWay.some(({ key, upload }) => key === openKey && upload?.video == null);
    if (!isDescribing && keys[0] !== undefined) setOpenKey(`sending-${keys[0]}`);
  };
  const drop = useDrop(take);
  const chooseFile = useCallback(() => input.current?.click(), []);

  // Whoever was typing when the page was loaded again goes on there.
  const first = useRef(underWay);
  useEffect(() => {
    const waiting = first.current;
    const typed = lastTyped(
      owner,
      waiting.map(({ formKey }) => formKey),
    );
    if (typed !== null) setOpenKey(waiting.find(({ formKey }) => formKey === typed)?.key ?? null);
  }, [owner]);

  const list = (entries: readonly Entry[]) => (
    <ul className="upload-list">
      {entries.map(({ key, formKey, upload, sending }) => (
        <UploadEntry
          key={key}
          owner={owner}
          entryKey={key}
          formKey={formKey}
          upload={upload}
          sending={sending}
          sender={sender}
          categories={categories}
          isReviewed={room.is_reviewed}
          showsPictures={showsPictures}
          terms={terms}
          picture={pictures.get(key) ?? null}
          pictureFault={faults.get(key) ?? null}
          isOpen={openKey === key}
          onOpen={(isOpen) => setOpenKey(isOpen ? key : null)}
          chooseFile={chooseFile}
          refresh={refresh}
        />
      ))}
    </ul>
  );

  return (
    <div className="upload" {...drop.bind}>
      <DropZone room={room} input={input} isOver={drop.isOver} isSmall={underWay.length > 0} take={take} />
      {room.must_sign && (
        <FormNote
          wrong={
            <>
              {texts.agreementChanged} <Link to={memberPaths.settingsVerify()}>{texts.signFirst}</Link>
            </>
          }
        />
      )}
      {refused.length > 0 && (
        <FormNote
          wrong={
            refused.length === 1
              ? fillIn(texts.isNoVideo, { name: refused[0]! })
              : fillIn(texts.areNoVideos, { names: refused.join(', ') })
          }
        />
      )}
      {isLost && <FormNote wrong={texts.offline} />}
      <p className="vh" role="status">
        {spoken}
      </p>
      {underWay.length > 0 && (
        <section className="upload-part" aria-labelledby="upload-under-way">
          <h2 id="upload-under-way">{texts.underWay}</h2>
          {list(underWay)}
        </section>
      )}
      {earlier.length > 0 && (
        <section className="upload-part" aria-labelledby="upload-earlier">
          <h2 id="upload-earlier">{texts.earlier}</h2>
          {list(earlier)}
        </section>
      )}
    </div>
  );
}
