import ImagePlus from 'lucide-react/icons/image-plus';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import { faultOfPicture, uploadFault, uploadPicture, waitsWords } from '../../parts/upload-picture.ts';
import * as texts from '../../texts/profile.ts';

/** Uploads photos one after another, into an album or outside of any; the page shows them when all are done. */
export function AddPhotos({ ownerId, albumId }: { ownerId: string; albumId: string | null }) {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const id = useId();

  async function take(files: readonly File[]) {
    setFaults([]);
    const wrong: string[] = [];
    let waiting: string | null = null;
    // One failure does not stop the others; with several photos, the message says which one failed.
    const blame = (file: File, words: string) =>
      wrong.push(files.length > 1 ? `${file.name}: ${words}` : words);
    for (const [i, file] of files.entries()) {
      setProgress(
        files.length > 1
          ? fillIn(texts.uploadingNumberOfCount, { number: i + 1, count: files.length })
          : texts.uploading,
      );
      const fault = faultOfPicture(file);
      if (fault !== null) {
        blame(file, fault);
        continue;
      }
      try {
        const about = albumId === null ? {} : { album_id: albumId };
        if (await uploadPicture('photos', ownerId, file, about)) waiting = waitsWords;
      } catch (error) {
        blame(file, uploadFault(error, texts.uploadFailed));
      }
    }
    await revalidate();
    setProgress(null);
    setNote(waiting);
    setFaults(wrong);
  }

  return (
    <div className="add-photos needs-script">
      <input
        className="vh"
        id={id}
        type="file"
        accept="image/*"
        multiple
        disabled={progress !== null}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) void take(files);
        }}
      />
      <label className="btn sm pri" htmlFor={id}>
        <ImagePlus className="ic" />
        {texts.addPhotos}
      </label>
      <span role="status">{progress ?? note}</span>
      {faults.length > 0 && (
        <ul className="add-photos-wrong" role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
