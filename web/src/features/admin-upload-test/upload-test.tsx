import { type FormEvent, useState } from 'react';
import { extensionOf, publicAddress, uploadFile } from '../../parts/upload-file.ts';
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
      setWrong('Please select a file first.');
      return;
    }
    setBusy(true);
    try {
      const path = `test-uploads/${Math.random()}.${extensionOf(file.name)}`;
      await uploadFile(bucket, path, file);
      setAddress(publicAddress(bucket, path));
    } catch (error) {
      setWrong(`Upload failed: ${error instanceof Error ? error.message : 'Unknown error'}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="form admin-section" noValidate onSubmit={(event) => void upload(event)}>
      <FormNote wrong={wrong} done={address === null ? null : 'The file was uploaded.'} />
      <Field label="File" name="file" type="file" hint="It goes to the test bucket and is kept for a day." />
      <div>
        <button type="submit" className="btn sm pri" disabled={isBusy}>
          Upload
        </button>
      </div>
      {address !== null && (
        <p>
          Public URL: <a href={address}>{address}</a>
        </p>
      )}
    </form>
  );
}
