import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { videoCostSorts } from '#contract/storage-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import '../../features/admin-storage/admin-storage.css';
import { CostlyVideos } from '../../features/admin-storage/costly-videos.tsx';
import { checkIntent, countIntent } from '../../features/admin-storage/intents.ts';
import { MissedSources } from '../../features/admin-storage/missed-sources.tsx';
import { StorageRules } from '../../features/admin-storage/storage-rules.tsx';
import { StoredSums } from '../../features/admin-storage/storage-sums.tsx';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { backToLast, readTableAddress } from '../../page/table-address.ts';
import { servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/admin-storage.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { page, sort } = readTableAddress(url.searchParams, videoCostSorts);
  const missedCursor = url.searchParams.get('missed')?.slice(0, 200) || null;
  const size = limits.moderatedPageSize;
  return pageData(context, texts.storageDidNotLoad, async (services) => {
    const [stored, costly, missed, { settings }] = await Promise.all([
      services.call('get_storage', {}),
      services.call('get_costly_videos', {
        p_sort: sort,
        p_limit: size,
        p_offset: Math.min((page - 1) * size, limits.costlyDeepest),
      }),
      services.call('get_missed_sources', { p_cursor: missedCursor }),
      services.call('get_site_settings', {}),
    ]);
    backToLast(url, costly.items, { page, size, total: costly.total });
    const { sourceRetention, tallRungMonths } = settings;
    return {
      head: head({ site: services.site, title: texts.storage, path: adminPaths.storage(), hidden: true }),
      stored,
      costly: { ...costly, sort, page, size },
      rules: { sourceRetention, tallRungMonths },
      missed,
      isFirstMissed: missedCursor === null,
    };
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const failure = texts.failedToProcessRequest;
  if (form.get('intent') === checkIntent)
    return answerForm(services, checkIntent, failure, async () => {
      const { message } = await services.call('check_source', { p_video_id: String(form.get('video_id')) });
      return message;
    });
  if (form.get('intent') !== countIntent) return refuseForm('storage', { message: failure, field: null });
  return answerForm(services, countIntent, failure, async () => {
    const { message } = await services.call('count_storage', {});
    return message;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Storage() {
  const { stored, costly, rules, missed, isFirstMissed } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{texts.storage}</h1>
      </header>
      <div className="storage-page">
        <StoredSums sums={stored.sums} countedAt={stored.counted_at} />
        {stored.sums !== null && <StorageRules sums={stored.sums} rules={rules} />}
        <CostlyVideos {...costly} />
        <MissedSources missed={missed} isFirst={isFirstMissed} />
      </div>
    </>
  );
}
