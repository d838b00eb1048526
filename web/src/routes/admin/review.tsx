import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { CaptionsQueue, captionsIntent } from '../../features/admin-review/captions-queue.tsx';
import { PictureQueue, pictureIntent } from '../../features/admin-review/picture-queue.tsx';
import { ReviewQueue, reviewIntent } from '../../features/admin-review/review-queue.tsx';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { backToLast } from '../../page/table-address.ts';
import { type Services, servicesContext } from '../../page-context.ts';
import { readGround } from '../../parts/ground-choice.tsx';
import { tellingOfLateActs } from '../../parts/late-acts.ts';
import * as texts from '../../texts/admin-review.ts';
import * as subtitleTexts from '../../texts/subtitles.ts';

const size = 20;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = Math.min(1000, Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1));
  return pageData(context, texts.reviewDidNotLoad, async (services) => {
    const [{ items, total }, pictures, captions] = await Promise.all([
      services.call('get_review_queue', { p_limit: size, p_offset: (page - 1) * size }),
      services.call('get_picture_queue', { p_limit: size }),
      services.call('get_captions_queue', { p_limit: size }),
    ]);
    backToLast(url, items, { page, size, total });
    return {
      head: head({ site: services.site, title: texts.review, path: adminPaths.review(), hidden: true }),
      items,
      total,
      pictures,
      captions,
      next: page * size < total ? adminPaths.review(page + 1) : null,
    };
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  if (form.get('intent') === pictureIntent) return decidePicture(services, form);
  if (form.get('intent') === captionsIntent) return decideCaptions(services, form);
  const p_video_id = String(form.get('video_id') ?? '');
  return answerForm(services, reviewIntent, texts.failedToProcessRequest, async () => {
    if (form.get('decision') === 'approve') {
      const p_asked_at = String(form.get('asked_at') ?? '') || null;
      await services.call('approve_video', { p_video_id, p_asked_at });
      return texts.itsApproved;
    }
    await services.call('refuse_video', {
      ...{ p_video_id, p_reason: String(form.get('reason') ?? '').trim() },
      p_ground: readGround(String(form.get('ground') ?? '')),
    });
    return texts.sentBack;
  });
}

function decidePicture(services: Services, form: FormData) {
  const p_picture_id = String(form.get('picture_id') ?? '');
  return answerForm(services, pictureIntent, texts.failedToProcessRequest, async () => {
    if (form.get('decision') === 'approve') {
      await services.call('approve_picture', { p_picture_id });
      return texts.approvedAndShown;
    }
    await services.call('refuse_picture', {
      p_picture_id,
      p_stays_down: form.get('stays_down') === '1',
      p_reason: String(form.get('reason') ?? '').trim(),
      p_ground: readGround(String(form.get('ground') ?? '')),
    });
    return texts.itsRefused;
  });
}

function decideCaptions(services: Services, form: FormData) {
  const p_captions_id = String(form.get('captions_id') ?? '');
  return answerForm(services, captionsIntent, texts.failedToProcessRequest, async () => {
    if (form.get('decision') === 'approve') {
      await services.call('approve_captions', { p_captions_id });
      return subtitleTexts.areShown;
    }
    const p_reason = String(form.get('reason') ?? '').trim();
    await services.call('refuse_captions', { p_captions_id, p_reason });
    return subtitleTexts.areRefused;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = tellingOfLateActs(rememberTyped());

export const meta = headOf;

export default function Review() {
  const { pictures, captions, ...videos } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{texts.review}</h1>
      </header>
      <PictureQueue {...pictures} />
      <CaptionsQueue {...captions} />
      <ReviewQueue
        {...videos}
        empty={pictures.total + captions.total === 0 ? texts.allCaughtUp : texts.noVideosWaiting}
      />
    </>
  );
}
