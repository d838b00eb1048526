import { implement } from '../../../../platform/calls/implement.ts';
import { fetchDocument } from '../fetch-document.ts';
import { mappingsOf } from '../import-queries.ts';
import { mappingHost, mappingName } from '../import-rules.ts';
import { patience } from '../list-source.ts';
import { readSourceCategories } from '../readers/read-source.ts';

export const scrapeCategories = implement('scrape-categories', async ({ url }, context) => {
  const found = readSourceCategories(await fetchDocument(context, url, patience.admin));
  const mapped = await mappingsOf(context.db, mappingHost(url), [
    ...new Set(found.map(({ name }) => mappingName(name))),
  ]);
  return found.map(({ name, url: address }) => ({
    name,
    url: address,
    category_id: mapped.get(mappingName(name)) ?? null,
  }));
});
