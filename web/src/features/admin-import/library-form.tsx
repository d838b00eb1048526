import { type FormEvent, useState } from 'react';
import { call } from '#contract/client.ts';
import type { HostedLibrary, KnownLibrary } from '#contract/hosted-library.ts';
import { storedKey } from '#contract/wire-values.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-import.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Switch } from '../../ui/choices.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import type { StatusKind } from '../../ui/status-message.tsx';
import {
  badLibraryId,
  isLibraryId,
  keyMissing,
  keyNeeded,
  librariesFailed,
  noLibraries,
} from './hosted-words.ts';

export interface ChosenLibrary {
  libraryId: string;
  apiKey: string;
}

/** Which library, and with which key: the stored one, or one that is typed. */
export function LibraryForm(props: {
  hostName: string;
  hasStoredKey: boolean;
  known: readonly KnownLibrary[];
  /** The id of the library in the address, or empty. */
  first: string;
  busy: boolean;
  /** Videos of a library are already listed. */
  isOpen: boolean;
  say(text: string, kind?: StatusKind): void;
  onKeyStored(): void;
  onChosen(library: ChosenLibrary): void;
}) {
  const { hostName, hasStoredKey, known, first, busy, isOpen, say, onKeyStored, onChosen } = props;
  const [apiKey, setApiKey] = useState('');
  const [types, setTypes] = useState(!hasStoredKey);
  const [libraryId, setLibraryId] = useState(first || (known[0] ? String(known[0].id) : ''));
  const [found, setFound] = useState<readonly HostedLibrary[] | null>(null);
  const [fetching, setFetching] = useState(false);
  const [fault, setFault] = useState<{ field: 'key' | 'id'; text: string } | null>(null);
  const key = types ? apiKey.trim() : storedKey;

  const offered =
    found?.map(({ Id, Name, VideoCount }) => ({ id: Id, words: `${Name} (${VideoCount})` })) ??
    known.map(({ id, name }) => ({ id, words: name }));

  async function fetchLibraries(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const remember = new FormData(event.currentTarget).get('remember') === 'on';
    if (key === '') return setFault({ field: 'key', text: keyNeeded(hostName) });
    setFault(null);
    setFetching(true);
    try {
      const libraries = await call('list-bunny-libraries', { apiKey: key, remember: types && remember });
      setFound(libraries);
      if (types && remember) {
        setApiKey('');
        setTypes(false);
        onKeyStored();
      }
      if (libraries[0] === undefined) say(noLibraries, 'error');
      else {
        if (!libraries.some(({ Id }) => String(Id) === libraryId)) setLibraryId(String(libraries[0].Id));
        say(
          libraries.length === 1
            ? texts.found1Library
            : fillIn(texts.foundLibraries, { count: libraries.length }),
        );
      }
    } catch (error) {
      say(librariesFailed(error), 'error');
    } finally {
      setFetching(false);
    }
  }

  function listVideos(event: FormEvent) {
    event.preventDefault();
    if (!isLibraryId(libraryId)) return setFault({ field: 'id', text: badLibraryId });
    const isStored = known.some(({ id, has_key }) => String(id) === libraryId.trim() && has_key);
    if (key === '' && !isStored) return setFault({ field: 'key', text: keyMissing(hostName) });
    setFault(null);
    // A library whose key is stored opens without typing one.
    onChosen({ libraryId: libraryId.trim(), apiKey: key === '' ? storedKey : key });
  }

  return (
    <AdminSection title={fillIn(texts.hostNameLibrary, { hostName })}>
      <form className="form" onSubmit={fetchLibraries}>
        {hasStoredKey && (
          <label className="form-switch">
            <span>{texts.useTheStoredAccountApi}</span>
            <input type="checkbox" checked={!types} onChange={({ target }) => setTypes(!target.checked)} />
          </label>
        )}
        {types && (
          <>
            <PasswordField
              label={texts.accountApiKey}
              name="api-key"
              parameter="apiKey"
              value={apiKey}
              onChange={({ target }) => setApiKey(target.value)}
              autoComplete="off"
              maxLength={200}
              error={fault?.field === 'key' ? fault.text : null}
              hint={texts.keyGoesOnlyToTheServer}
            />
            <Switch label={texts.keepThisKey} hint={texts.storedEncrypted} name="remember" defaultChecked />
          </>
        )}
        <button type="submit" className="btn sm flat" aria-disabled={fetching}>
          {fetching ? texts.fetching : texts.fetchLibraries}
        </button>
      </form>
      <form className="form" onSubmit={listVideos}>
        {offered.length > 0 && (
          <div className="form-select">
            <label htmlFor="hosted-library">{texts.library}</label>
            <select
              id="hosted-library"
              value={offered.some(({ id }) => String(id) === libraryId) ? libraryId : ''}
              onChange={({ target }) => setLibraryId(target.value)}
            >
              {!offered.some(({ id }) => String(id) === libraryId) && (
                <option value="">{texts.byItsId}</option>
              )}
              {offered.map(({ id, words }) => (
                <option key={id} value={id}>
                  {words}
                </option>
              ))}
            </select>
          </div>
        )}
        <Field
          label={texts.libraryId}
          name="library-id"
          parameter="libraryId"
          inputMode="numeric"
          value={libraryId}
          onChange={({ target }) => setLibraryId(target.value)}
          maxLength={30}
          error={fault?.field === 'id' ? fault.text : null}
        />
        <button type="submit" className={isOpen ? 'btn sm flat' : 'btn sm pri'} aria-disabled={busy}>
          {busy ? texts.fetching : texts.fetchVideos}
        </button>
      </form>
    </AdminSection>
  );
}
