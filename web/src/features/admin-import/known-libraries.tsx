import { type FormEvent, useState } from 'react';
import { call } from '#contract/client.ts';
import type { HostedSettings, KnownLibrary } from '#contract/hosted-library.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import type { StatusKind } from '../../ui/status-message.tsx';

const errorWords = (error: unknown): string => `Error: ${error instanceof Error ? error.message : 'unknown'}`;
const yesNo = (is: boolean): string => (is ? 'stored' : 'not stored');

function LibraryRow(props: {
  library: KnownLibrary;
  say(text: string, kind?: StatusKind): void;
  onChanged(): Promise<void>;
}) {
  const { library, say, onChanged } = props;
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    try {
      const said = await work();
      await onChanged();
      say(said);
    } catch (error) {
      say(errorWords(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const written = (name: string) => String(new FormData(form).get(name) ?? '').trim();
    void act(async () => {
      const token = written('token');
      const readOnly = written('read-only');
      await call('update_hosted_library', {
        p_library_id: library.id,
        p_stream_host: written('host'),
        ...(token === '' ? {} : { p_token_key: token }),
        ...(readOnly === '' ? {} : { p_read_only_key: readOnly }),
      });
      form.reset();
      return `Saved the library ${library.name}.`;
    });
  };
  return (
    <details className="known-library">
      <summary>
        <strong>{library.name}</strong>
        <small>
          {library.id}, key {yesNo(library.has_key)}
        </small>
        <span className="linklike">Change</span>
      </summary>
      <form className="form" onSubmit={save} key={library.stream_host}>
        <Field
          label="Host of its streams"
          name="host"
          defaultValue={library.stream_host ?? ''}
          maxLength={253}
          placeholder="vz-1234.b-cdn.net"
        />
        <PasswordField
          label="Token key"
          name="token"
          autoComplete="off"
          maxLength={200}
          hint={`For streams that open with tokens alone. One is ${yesNo(library.has_token_key)}.`}
        />
        <PasswordField
          label="Read-only key"
          name="read-only"
          autoComplete="off"
          maxLength={200}
          hint={`Its notices are checked with it. One is ${yesNo(library.has_webhook_key)}.`}
        />
        <button type="submit" className="btn sm flat" aria-disabled={busy}>
          Save
        </button>
      </form>
      {library.has_key && (
        <ConfirmDetails
          act="Forget its keys"
          question="Its videos go on playing; to import more, enter a key again."
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void act(async () => {
                await call('forget_hosted_keys', { p_library_id: library.id });
                return `Forgot the keys of ${library.name}.`;
              });
            }}
          >
            <button type="submit" className="btn sm flat">
              Yes, forget them
            </button>
          </form>
        </ConfirmDetails>
      )}
    </details>
  );
}

/** What is known about each library, and where its host should send notices. */
export function KnownLibraries(props: {
  settings: HostedSettings;
  origin: string;
  say(text: string, kind?: StatusKind): void;
  onChanged(): Promise<void>;
}) {
  const { settings, origin, say, onChanged } = props;
  if (settings.libraries.length === 0 && settings.account_key_stored_at === null) return null;
  return (
    <AdminSection title="Stored keys">
      {settings.libraries.length > 0 && (
        <p>
          Webhook address for each library: <code>{`${origin}${settings.webhook_path}`}</code>
        </p>
      )}
      {settings.libraries.map((library) => (
        <LibraryRow key={library.id} library={library} say={say} onChanged={onChanged} />
      ))}
      {settings.account_key_stored_at !== null && (
        <ConfirmDetails
          act="Forget the Account API Key"
          question="Libraries whose keys are stored keep working; to fetch the list of libraries, enter the key again."
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              call('forget_hosted_keys', {}).then(
                async () => {
                  await onChanged();
                  say('Forgot the Account API Key.');
                },
                (error: unknown) => say(errorWords(error), 'error'),
              );
            }}
          >
            <button type="submit" className="btn sm flat">
              Yes, forget it
            </button>
          </form>
        </ConfirmDetails>
      )}
    </AdminSection>
  );
}
