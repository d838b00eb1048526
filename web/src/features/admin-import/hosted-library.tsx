import { useCallback, useState } from 'react';
import { call } from '#contract/client.ts';
import type { HostedSettings, HostedVideoPage } from '#contract/hosted-library.ts';
import { hostedSource, storedKey } from '#contract/wire-values.ts';
import { type Status, type StatusKind, StatusMessage } from '../../ui/status-message.tsx';
import type { Destination } from './destination.tsx';
import {
  badStructure,
  importFailed,
  isLibraryId,
  isVideoPage,
  nothingChosen,
  refusalOf,
  summaryOf,
  videosFailed,
} from './hosted-words.ts';
import { ImportForm } from './import-form.tsx';
import { KnownLibraries } from './known-libraries.tsx';
import { type ChosenLibrary, LibraryForm } from './library-form.tsx';
import { useHostedImport } from './use-hosted-import.ts';
import { useSourceAddress } from './use-source-address.ts';
import { VideoPicker } from './video-picker.tsx';
import './hosted-library.css';

const addressNames = ['library'] as const;

/** The tab of the hosted library: a key, its libraries, their videos, and what is imported from them. */
export function HostedLibraryTab(props: {
  settings: HostedSettings;
  categories: readonly { id: string; name: string }[];
  /** A category of this site. */
  origin: string;
}) {
  const { categories, origin } = props;
  const [settings, setSettings] = useState(props.settings);
  const [said, setSaid] = useState<Status | null>(null);
  const [library, setLibrary] = useState<ChosenLibrary | null>(null);
  const [page, setPage] = useState<HostedVideoPage | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const say = useCallback((text: string, kind: StatusKind = 'success') => setSaid({ kind, text }), []);
  const reload = useCallback(async () => setSettings(await call('get_hosted_library_settings', {})), []);

  const { progress, failures, run } = useHostedImport((guid) => {
    setPage(
      (now) =>
        now && {
          ...now,
          items: now.items.map((video) => (video.guid === guid ? { ...video, is_imported: true } : video)),
        },
    );
    setChosen((now) => new Set([...now].filter((one) => one !== guid)));
  });

  async function open(wanted: ChosenLibrary, number: number) {
    if (busy || progress !== null) return;
    setBusy(true);
    try {
      const found = await call('list-bunny-videos', { ...wanted, page: number });
      if (!isVideoPage(found)) return say(badStructure, 'error');
      if (wanted !== library) await reload().catch(() => {});
      setLibrary(wanted);
      setPage(found);
      setChosen(new Set());
      note({ library: wanted.libraryId }, number);
    } catch (error) {
      say(videosFailed(error), 'error');
    } finally {
      setBusy(false);
    }
  }

  // The address never holds a key: a library opens from it with the stored key, or with the key it is already open
  // with.
  const { values, note } = useSourceAddress(addressNames, ({ library: id }, number) => {
    if (isLibraryId(id))
      void open(library?.libraryId === id ? library : { libraryId: id, apiKey: storedKey }, number);
  });

  async function importChosen(destination: Destination) {
    const videos = page?.items.filter((video) => chosen.has(video.guid) && refusalOf(video) === null) ?? [];
    if (videos.length === 0 || library === null) return say(nothingChosen, 'error');
    const { libraryId } = library;
    const source = hostedSource(settings.host_name, libraryId.trim());
    try {
      const imported = await run(videos, { ...destination, libraryId, source });
      say(summaryOf(imported, videos.length), imported === videos.length ? 'success' : 'error');
    } catch (error) {
      say(importFailed(error), 'error');
    }
  }

  return (
    <div className="hosted">
      <StatusMessage status={said} of={said} />
      <div className="hosted-forms">
        <LibraryForm
          key={settings.account_key_stored_at === null ? 'typed' : 'stored'}
          hostName={settings.host_name}
          hasStoredKey={settings.account_key_stored_at !== null}
          known={settings.libraries}
          first={values.library}
          busy={busy}
          isOpen={page !== null}
          say={say}
          onKeyStored={() => void reload().catch(() => {})}
          onChosen={(wanted) => void open(wanted, 1)}
        />
        {page !== null && (
          <ImportForm
            categories={categories}
            chosen={chosen.size}
            progress={progress}
            failures={failures}
            say={say}
            onImport={(destination) => void importChosen(destination)}
          />
        )}
      </div>
      {page !== null && library !== null && (
        <VideoPicker
          page={page}
          chosen={chosen}
          busy={busy || progress !== null}
          onChosen={setChosen}
          onPage={(number) => void open(library, number)}
        />
      )}
      <KnownLibraries settings={settings} origin={origin} say={say} onChanged={reload} />
    </div>
  );
}
