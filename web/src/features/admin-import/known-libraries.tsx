import { type FormEvent, useState } from 'react';
import { call } from '#contract/client.ts';
import type { HostedSettings, KnownLibrary } from '#contract/hosted-library.ts';
import type { Fault } from '../../lib/fault-of-form.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import * as texts from '../../texts/admin-import.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import type { StatusKind } from '../../ui/status-message.tsx';

const errorWords = (error: unknown): string =>
  fillIn(texts.errorMessage, { message: error instanceof Error ? error.message : texts.unknown });

function LibraryRow(props: {
  library: KnownLibrary;
  say(text: string, kind?: StatusKind): void;
  onChanged(): Promise<void>;
}) {
  const { library, say, onChanged } = props;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const act = async (work: () => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      const said = await work();
      await onChanged();
      say(said);
    } catch (error) {
      say(errorWords(error), 'error');
      const { field = null, message = '' } = error as { field?: string | null; message?: string };
      setFault({ field, message });
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
      return fillIn(texts.savedTheLibraryName, { name: library.name });
    });
  };
  return (
    <details className="known-library">
      <summary>
        <strong>{library.name}</strong>
        <small>{fillIn(library.has_key ? texts.idWithKey : texts.idWithoutKey, { id: library.id })}</small>
        <span className="linklike">{texts.edit}</span>
      </summary>
      <FormOfAct act={{ fault }} className="form" onSubmit={save} key={library.stream_host}>
        <Field
          label={texts.streamHost}
          name="host"
          parameter="p_stream_host"
          defaultValue={library.stream_host ?? ''}
          maxLength={253}
          placeholder="vz-1234.b-cdn.net"
        />
        <PasswordField
          label={texts.tokenKey}
          name="token"
          autoComplete="off"
          maxLength={200}
          hint={library.has_token_key ? texts.tokenKeyStored : texts.tokenKeyNotStored}
        />
        <PasswordField
          label={texts.readOnlyKey}
          name="read-only"
          parameter="p_read_only_key"
          autoComplete="off"
          maxLength={200}
          hint={library.has_webhook_key ? texts.readOnlyKeyStored : texts.readOnlyKeyNotStored}
        />
        <button type="submit" className="btn sm flat" aria-disabled={busy}>
          {texts.save}
        </button>
      </FormOfAct>
      {library.has_key && (
        <ConfirmDetails act={texts.forgetItsKeys} question={texts.whatForgettingKeysDoes}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void act(async () => {
                await call('forget_hosted_keys', { p_library_id: library.id });
                return fillIn(texts.forgotTheKeysOfName, { name: library.name });
              });
            }}
          >
            <button type="submit" className="btn sm flat">
              {texts.yesForgetThem}
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
    <AdminSection title={texts.storedKeys}>
      {settings.libraries.length > 0 && (
        <p>
          {sentence(texts.webhookAddressForEachLibrary, {
            code: <code>{`${origin}${settings.webhook_path}`}</code>,
          })}
        </p>
      )}
      {settings.libraries.map((library) => (
        <LibraryRow key={library.id} library={library} say={say} onChanged={onChanged} />
      ))}
      {settings.account_key_stored_at !== null && (
        <ConfirmDetails act={texts.forgetTheAccountApiKey} question={texts.whatForgettingTheAccountKeyDoes}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              call('forget_hosted_keys', {}).then(
                async () => {
                  await onChanged();
                  say(texts.forgotTheAccountApiKey);
                },
                (error: unknown) => say(errorWords(error), 'error'),
              );
            }}
          >
            <button type="submit" className="btn sm flat">
              {texts.yesForgetIt}
            </button>
          </form>
        </ConfirmDetails>
      )}
    </AdminSection>
  );
}
