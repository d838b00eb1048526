import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../admin-paths.ts';
import { addIntent, removeIntent } from '../../features/admin-stay-down/intents.ts';
import { StayDownList } from '../../features/admin-stay-down/stay-down-list.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { backToLast, readTableAddress } from '../../page/table-address.ts';
import { servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/admin-review.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { q, page } = readTableAddress(url.searchParams, ['added_at']);
  const size = limits.moderatedPageSize;
  return pageData(context, texts.listDidNotLoad, async (services) => {
    const { items, total } = await services.call('get_stay_down', {
      p_search: q || null,
      p_limit: size,
      p_offset: Math.min((page - 1) * size, limits.moderatedDeepest),
    });
    backToLast(url, items, { page, size, total });
    return {
      head: head({ site: services.site, title: texts.stayDown, path: adminPaths.stayDown(), hidden: true }),
      items,
      total,
      size,
      q,
      page,
    };
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const failure = texts.failedToProcessRequest;
  if (form.get('intent') === removeIntent)
    return answerForm(services, removeIntent, failure, async () => {
      await services.call('remove_stay_down', {
        p_entry_id: text('entry_id'),
        p_reason: text('reason').trim(),
      });
      return texts.itsOffTheListAndCan;
    });
  return answerForm(services, addIntent, failure, async () => {
    const { added, known } = await services.call('add_stay_down', {
      p_hashes: text('hashes'),
      p_reason: text('reason').trim(),
    });
    return known > 0 ? fillIn(texts.addedAndKnown, { added, known }) : fillIn(texts.addedCount, { added });
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function StayDown() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.stayDown}</h1>
      </header>
      <StayDownList {...useLoaderData<typeof loader>()} />
    </>
  );
}
