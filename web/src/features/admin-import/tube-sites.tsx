import { type FormEvent, useState } from 'react';
import { call } from '#contract/client.ts';
import type { ImportProvider, Listing } from '#contract/import-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-import.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Field } from '../../ui/field.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import type { SiteCategory } from './destination.tsx';
import { ProviderForm } from './provider-form.tsx';
import { SourceListing } from './source-listing.tsx';
import { categoriesFailed, errorWords, noKeywords, videosFailed } from './source-words.ts';
import { useSaid } from './use-said.ts';
import { useSourceAddress } from './use-source-address.ts';
import './bulk-import.css';

interface Search {
  p_provider: string;
  p_keywords: string;
  p_category: string;
}

const foundWords = (count: number): string =>
  count === 1 ? texts.foundOneCategory : fillIn(texts.foundCategories, { count });

const addressNames = ['site', 'keywords', 'category'] as const;

/** The tab that searches partners by keyword or category. */
export function TubeSitesTab(props: {
  providers: readonly ImportProvider[];
  categories: readonly SiteCategory[];
}) {
  const { providers, categories } = props;
  const { said, say, act } = useSaid();
  const [chosen, setChosen] = useState(providers[0]?.id ?? '');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<{ provider: string; names: readonly string[] } | null>(null);
  const [opened, setOpened] = useState<{ search: Search; listing: Listing; count: number } | null>(null);
  const provider = providers.find(({ id }) => id === chosen);

  async function open(search: Search, page: number) {
    if (busy) return;
    setBusy(true);
    try {
      const listing = await call('search_tube_site', { ...search, p_page: page });
      if (listing.error !== null) say(videosFailed(listing.error), 'error');
      else {
        setOpened((now) => ({ search, listing, count: (now?.count ?? 0) + 1 }));
        const { p_provider: site, p_keywords: keywords, p_category: category } = search;
        note({ site, keywords, category }, page);
      }
    } catch (error) {
      say(errorWords(error), 'error');
    } finally {
      setBusy(false);
    }
  }
  const { values, note } = useSourceAddress(addressNames, ({ site, keywords, category }, page) => {
    if (!providers.some(({ id }) => id === site)) return;
    setChosen(site);
    void open({ p_provider: site, p_keywords: keywords, p_category: category }, page);
  });
  async function fetchCategories(url: string) {
    if (busy) return;
    setBusy(true);
    try {
      const names = (await call('scrape-categories', { url })).map(({ name }) => name);
      setFound({ provider: chosen, names });
      say(names.length === 0 ? texts.noCategoriesAtSource : foundWords(names.length));
    } catch (error) {
      say(categoriesFailed(error), 'error');
    } finally {
      setBusy(false);
    }
  }
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    if (text('keywords') === '' && text('category') === '') return say(noKeywords, 'error');
    if (!provider?.is_configured)
      return say(fillIn(texts.errorHint, { hint: provider?.hint ?? texts.chooseATubeSite }), 'error');
    void open({ p_provider: chosen, p_keywords: text('keywords'), p_category: text('category') }, 1);
  };

  return (
    <div className="source-tab">
      <StatusMessage status={said} of={said} />
      <AdminSection title={texts.search}>
        <form className="form" onSubmit={search}>
          <div className="form-select">
            <label htmlFor="tube-site">{texts.tubeSite}</label>
            <select id="tube-site" value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {providers.map(({ id, name, is_configured }) => (
                <option key={id} value={id}>
                  {is_configured ? name : fillIn(texts.nameNotConfigured, { name })}
                </option>
              ))}
            </select>
          </div>
          {provider?.hint && <p className="source-hint">{provider.hint}</p>}
          <div className="two">
            <Field label={texts.keywords} name="keywords" maxLength={200} defaultValue={values.keywords} />
            <Field
              label={texts.tubeSiteCategory}
              name="category"
              maxLength={200}
              list="tube-site-categories"
              defaultValue={values.category}
            />
          </div>
          <datalist id="tube-site-categories">
            {found?.provider === chosen && found.names.map((name) => <option key={name} value={name} />)}
          </datalist>
          <div className="source-acts">
            <button type="submit" className="btn sm flat" aria-disabled={busy}>
              {busy ? texts.searching : texts.search}
            </button>
            {provider?.categories_url && (
              <button
                type="button"
                className="btn sm flat"
                aria-disabled={busy}
                onClick={() => void fetchCategories(provider.categories_url ?? '')}
              >
                {texts.fetchCategories}
              </button>
            )}
          </div>
        </form>
      </AdminSection>
      {opened !== null && (
        <SourceListing
          key={opened.count}
          source={
            providers.find(({ id }) => id === opened.search.p_provider)?.search_url ??
            opened.search.p_provider
          }
          listing={opened.listing}
          categories={categories}
          busy={busy}
          say={say}
          onPage={(page) => void open(opened.search, page)}
          onImported={() => {}}
        />
      )}
      {provider && <ProviderForm key={provider.id} provider={provider} act={act} />}
    </div>
  );
}
