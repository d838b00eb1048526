import { type FormEvent, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import { extensionOf, publicAddress, uploadFile } from '../../parts/upload-file.ts';
import * as texts from '../../texts/admin-frame.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';

const bucket = 'test';

/** Tries out object storage: uploads a file under a random name and shows its public address. */
export function UploadTest() {
  const [wrong, setWrong] = useState<string | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const upload = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    setAddress(null);
    setWrong(null);
    if (!(file instanceof File) || file.size === 0) {
      setWrong(texts.pleaseSelectAFileFirst);
      return;
    }
    setBusy(true);
    try {
      const path = `test-uploads/${Math.random()}.${extensionOf(file.name)}`;
      await uploadFile(bucket, path, file);
      setAddress(publicAddress(bucket, path));
    } catch (error) {
      setWrong(
        fillIn(texts.uploadFailedMessage, {
          message: error instanceof Error ? error.message : texts.unknownError,
        }),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="form admin-section" noValidate onSubmit={(event) => void upload(event)}>
      <FormNote wrong={wrong} done={address === null ? null : texts.fileUploaded} />
      <Field label={texts.file} name="file" type="file" hint={texts.goesToTheTestBucket} />
      <div>
        <button type="submit" className="btn sm pri" disabled={isBusy}>
          {texts.upload}
        </button>
      </div>
      {address !== null && <p>{sentence(texts.publicUrlLink, { link: <a href={address}>{address}</a> })}</p>}
    </form>
  );
}
