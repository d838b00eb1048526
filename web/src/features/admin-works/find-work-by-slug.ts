import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-works.ts';

/** The last part of an address, or what was typed alone. */
export const slugIn = (typed: string): string => {
  const path = typed.trim().split(/[?#]/, 1)[0]!.replace(/\/+$/, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** The id of the work with a slug or an address. Throws an error with words. */
export async function findWorkBySlug(typed: string, field: string): Promise<string> {
  const slug = slugIn(typed);
  const { items } = await call('get_managed_works', { p_search: slug, p_limit: 100 });
  const found = items.find((work) => work.slug === slug);
  if (found === undefined)
    throw Object.assign(new Error(fillIn(texts.thereIsNoWork, { slug })), { status: 0, field });
  return found.id;
}
