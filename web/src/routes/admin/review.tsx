import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { head } from '../../api/head.ts';
import { headOf } from '../../api/meta.ts';
import { pageData } from '../../api/page-data.ts';
import { answerForm } from '../../api/page-form.ts';
import { backToLast } from '../../api/table-address.ts';
import { ReviewQueue, reviewIntent } from '../../features/admin-review/review-queue.tsx';
import { servicesContext } from '../../page-context.ts';

const size = 20;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = Math.min(1000, Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1));
  return pageData(context, 'Failed to load the videos that wait.', async (services) => {
    const { items, total } = await services.call('get_review_queue', {
      p_limit: size,
      p_offset: (page - 1) * size,
    });
    backToLast(url, items, { page, size, total });
    return {
      head: head({ site: services.site, title: 'Review', path: adminPaths.review(), hidden: true }),
      items,
      total,
      next: page * size < total ? adminPaths.review(page + 1) : null,
    };
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const p_video_id = String(form.get('video_id') ?? '');
  return answerForm(services, reviewIntent, 'Failed to process request.', async () => {
    if (form.get('decision') === 'approve') {
      const p_asked_at = String(form.get('asked_at') ?? '') || null;
      await services.call('approve_video', { p_video_id, p_asked_at });
      return 'It passed.';
    }
    await services.call('refuse_video', { p_video_id, p_reason: String(form.get('reason') ?? '').trim() });
    return 'It went back to its uploader.';
  });
}

export const meta = headOf;

export default function Review() {
  return (
    <>
      <header className="admin-head">
        <h1>Review</h1>
      </header>
      <ReviewQueue {...useLoaderData<typeof loader>()} />
    </>
  );
}
