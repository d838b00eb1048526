import { AppError, badInput } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { deleteProvider, findProvider, listProviders, writeProvider } from '../feed-queries.ts';
import { words } from '../import-rules.ts';
import { providersView, providerView, searchAddress, searchAddressFault } from '../provider-rules.ts';
import { scrapeList } from '../scrape-list.ts';

export const getImportProviders = implement('get_import_providers', async (_input, { db }) =>
  providersView(await listProviders(db)),
);

export const saveImportProvider = implement('save_import_provider', async (input, { db, viewer }) => {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(input.p_id))
    throw badInput('p_id', 'A provider is named by small letters, digits and hyphens.');
  const fault = searchAddressFault(input.p_search_url);
  if (fault !== null) throw badInput('p_search_url', fault);
  const categories = input.p_categories_url?.trim() || null;
  if (categories !== null && !(URL.canParse(categories) && /^https?:$/.test(new URL(categories).protocol)))
    throw badInput('p_categories_url', 'The address must start with https:// or http://.');
  const name = input.p_name.trim();
  if (name === '') throw badInput('p_name', 'Enter a name.');
  const row = { id: input.p_id, name, search_url: input.p_search_url, categories_url: categories };
  await db.transaction(async (transaction) => {
    await writeProvider(transaction, row);
    await recordAct(transaction, actorOf(viewer), {
      act: 'provider.saved',
      targetKind: 'provider',
      targetId: row.id,
      summary: `Configured the provider "${name}".`,
      details: { search_url: row.search_url },
    });
  });
  return providerView(row);
});

export const deleteImportProvider = implement('delete_import_provider', ({ p_id }, { db, viewer }) =>
  db.transaction(async (transaction) => {
    const name = await deleteProvider(transaction, p_id);
    if (name === null) throw new AppError('notFound', 'There is no such provider.', { field: 'p_id' });
    const summary = `Removed the provider "${name}".`;
    await recordAct(transaction, actorOf(viewer), {
      act: 'provider.removed',
      targetKind: 'provider',
      targetId: p_id,
      summary,
    });
    return { success: true, message: summary };
  }),
);

export const searchTubeSite = implement('search_tube_site', async (input, context) => {
  const query = input.p_keywords?.trim() ?? '';
  const category = input.p_category?.trim() ?? '';
  if (query === '' && category === '') throw badInput('p_keywords', words.keywords);
  const provider = await findProvider(context.db, input.p_provider);
  if (provider === null)
    throw new AppError('notFound', 'There is no such provider.', { field: 'p_provider' });
  const page = input.p_page ?? 1;
  const isPaged = provider.search_url.includes('[page]');
  const found = await scrapeList(
    context,
    searchAddress(provider.search_url, { query, category, page }),
    isPaged ? 1 : page,
  );
  // For a search that pages by itself, only the next page is known.
  return isPaged ? { ...found, page, totalPages: page + (found.videos.length > 0 ? 1 : 0) } : found;
});
