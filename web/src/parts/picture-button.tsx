import Camera from 'lucide-react/icons/camera';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as texts from '../texts/profile.ts';
import { faultOfPicture, uploadFault, uploadPicture, waitsWords } from './upload-picture.ts';

const failures = { avatars: texts.avatarUpdateFailed, covers: texts.coverUpdateFailed } as const;

/** Uploads a new avatar or cover; the page shows it as soon as the server has it. */
export function PictureButton({ bucket, ownerId }: { bucket: 'avatars' | 'covers'; ownerId: string }) {
  const { revalidate } = useRevalidator();
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const id = useId();

  async function take(file: File) {
    const fault = faultOfPicture(file);
    setWrong(fault);
    setWaiting(false);
    if (fault !== null) return;
    setBusy(true);
    try {
      setWaiting(await uploadPicture(bucket, ownerId, file));
      await revalidate();
    } catch (error) {
      setWrong(uploadFault(error, failures[bucket]));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <label className={`picture-button ${bucket} needs-script`} htmlFor={id}>
        {bucket === 'avatars' && !isBusy ? (
          <span className="badge" title={texts.changeAvatar}>
            <Camera className="ic" />
            <i className="vh">{texts.changeAvatar}</i>
          </span>
        ) : (
          <span>{isBusy ? texts.uploading : texts.changeCover}</span>
        )}
      </label>
      <input
        className="vh"
        id={id}
        type="file"
        accept="image/*"
        disabled={isBusy}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      <span role="status">{isWaiting && waitsWords}</span>
      {wrong && (
        <p className="picture-wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
