import { type FormEvent, useState } from 'react';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import type { ImportFeed, Listing, ScrapedCategory } from '#contract/import-shapes.ts';
import * as texts from '../../texts/admin-import.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Field } from '../../ui/field.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import type { SiteCategory } from './destination.tsx';
import { ImportBatches } from './import-batches.tsx';
import { ImportFeeds } from './import-feeds.tsx';
import { NewCategory } from './new-category.tsx';
import { SourceCategories } from './source-categories.tsx';
import { SourceListing } from './source-listing.tsx';
import { categoriesFailed, noAddress, noSource, videosFailed } from './source-words.ts';
import { useSaid } from './use-said.ts';
import { useSourceAddress } from './use-source-address.ts';
import './bulk-import.css';

const addressNames = ['source'] as const;

/** The tab for any source: its videos and categories, what is imported from it, and earlier imports. */
export function BulkImportTab(props: {
  categories: readonly SiteCategory[];
  batches: Output<'get_import_batches'>;
  feeds: readonly ImportFeed[];
}) {
  const { categories, batches, feeds } = props;
  const { said, say, act, revalidate } = useSaid();
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<{ source: string; listing: Listing; count: number } | null>(null);
  const [found, setFound] = useState<{ source: string; categories: readonly ScrapedCategory[] } | null>(null);

  async function open(source: string, page: number) {
    if (busy) return;
    if (source === '') return say(noAddress, 'error');
    setBusy(true);
    try {
      const listing = await call('scrape-video-list', { url: source, page });
      if (listing.error !== null) say(videosFailed(listing.error), 'error');
      else {
        setOpened((now) => ({ source, listing, count: (now?.count ?? 0) + 1 }));
        note({ source }, page);
      }
    } catch (error) {
      say(videosFailed(error instanceof Error ? error.message : texts.unknownError), 'error');
    } finally {
      setBusy(false);
    }
  }
  const { note } = useSourceAddress(addressNames, ({ source }, page) => {
    setAddress(source);
    void open(source, page);
  });
  async function fetchCategories() {
    const source = address.trim();
    if (busy) return;
    if (source === '') return say(noSource, 'error');
    setBusy(true);
    try {
      const list = await call('scrape-categories', { url: source });
      setFound({ source, categories: list });
      if (list.length === 0) say(texts.noCategoriesAtSource, 'info');
    } catch (error) {
      say(categoriesFailed(error), 'error');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="source-tab">
      <StatusMessage status={said} of={said} />
      <AdminSection title={texts.source} lead={texts.aFeedMediaRssRss}>
        <form
          className="source-search"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void open(address.trim(), 1);
          }}
        >
          <Field
            label={texts.sourceUrl}
            name="source"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={2048}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
          <div className="source-acts">
            <button type="submit" className="btn sm flat" aria-disabled={busy}>
              {busy ? texts.fetching : texts.fetchVideos}
            </button>
            <button
              type="button"
              className="btn sm flat"
              aria-disabled={busy}
              onClick={() => void fetchCategories()}
            >
              {texts.fetchCategories}
            </button>
          </div>
        </form>
      </AdminSection>
      {found !== null && found.categories.length > 0 && (
        <SourceCategories
          key={found.source}
          source={found.source}
          found={found.categories}
          categories={categories}
          say={say}
          onOpen={(url) => {
            setAddress(url);
            void open(url, 1);
          }}
        />
      )}
      {opened !== null && (
        <SourceListing
          key={opened.count}
          source={opened.source}
          listing={opened.listing}
          categories={categories}
          busy={busy}
          say={say}
          onPage={(page) => void open(opened.source, page)}
          onImported={() => void revalidate()}
        />
      )}
      <NewCategory say={say} onMade={() => void revalidate()} />
      <ImportFeeds feeds={feeds} categories={categories} say={say} act={act} />
      <ImportBatches batches={batches} act={act} />
    </div>
  );
}
