import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { limits } from '#contract/limits.ts';

const words = { avatars: 'Avatar', covers: 'Cover' } as const;
const wrongType = 'Invalid file type.';
const tooLarge = 'File is too large (Max 5MB).';
/** What the file or its moment is refused for: said as it is, whoever finds it out. */
const verdicts = [wrongType, tooLarge, 'You can only change your avatar twice every 24 hours.'];

/** Uploads a picture under its owner's id. Throws an Error with the server's words. */
async function upload(bucket: 'avatars' | 'covers', ownerId: string, file: File): Promise<void> {
  const extension = /\.([A-Za-z0-9]{1,5})$/.exec(file.name)?.[1] ?? 'img';
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(
    `/storage/v1/object/${bucket}/${ownerId}/${ownerId}-${Date.now()}.${extension}`,
    { method: 'POST', body, credentials: 'same-origin' },
  );
  if (response.ok) return;
  const { message } = (await response.json().catch(() => ({}))) as { message?: unknown };
  throw new Error(typeof message === 'string' ? message : '');
}

/** Chooses a new picture of one's own; the page shows it as soon as the server has it. */
export function PictureButton({ bucket, ownerId }: { bucket: 'avatars' | 'covers'; ownerId: string }) {
  const { revalidate } = useRevalidator();
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function take(file: File) {
    if (!file.type.startsWith('image/')) return setWrong(wrongType);
    if (file.size > limits.pictureBytes) return setWrong(tooLarge);
    setWrong(null);
    setBusy(true);
    try {
      await upload(bucket, ownerId, file);
      await revalidate();
    } catch (error) {
      const reason = error instanceof Error && error.name === 'Error' ? error.message : '';
      const isVerdict = verdicts.some((one) => reason.startsWith(one));
      setWrong(isVerdict ? reason : `${words[bucket]} update failed: ${reason || 'Please try again.'}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <label className={`picture-button ${bucket}`} htmlFor={id}>
        <span>{isBusy ? 'Uploading…' : bucket === 'avatars' ? 'Change avatar' : 'Change cover'}</span>
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
      {wrong && (
        <p className="picture-wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
