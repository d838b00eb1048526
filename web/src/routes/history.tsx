import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { RowCard } from '../features/video-card/video-card.tsx';
import { HistoryControls } from '../features/watch-history/history-controls.tsx';
import { HistoryList } from '../features/watch-history/history-list.tsx';
import { historyIntents as intents } from '../features/watch-history/intents.ts';
import { byDays } from '../features/watch-history/watched.ts';
import { fillIn } from '../lib/fill-in.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { answerForm, refuseForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { type Services, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/videos.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { OlderPager } from '../ui/older-pager.tsx';
import './listing-page.css';

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  const size = limits.watchedPageSize;
  return pageData(args.context, texts.failedToFetchData, async (services) => {
    const [settings, rows] = await Promise.all([
      services.call('get_watch_settings', {}),
      services.call('get_watch_history', {
        p_limit: size + 1,
        p_cursor: args.url.searchParams.get('cursor'),
      }),
    ]);
    const shown = rows.slice(0, size);
    return {
      head: head({ site: services.site, title: texts.history, path: paths.history(), hidden: true }),
      keeps: settings.keeps_history,
      days: byDays(shown, Date.now()),
      isFirst: !args.url.searchParams.has('cursor'),
      older: rows.length > size ? paths.history(shown.at(-1)?.cursor) : null,
    };
  });
}

type Act = (services: Services, form: FormData) => Promise<string>;
const acts: Readonly<Record<string, Act>> = {
  [intents.remove]: async (services, form) => {
    await services.call('remove_from_watch_history', { p_video_id: String(form.get('video_id') ?? '') });
    return texts.removedFromYourHistory;
  },
  [intents.setAside]: async (services, form) => {
    await services.call('set_aside_watched', { p_video_id: String(form.get('video_id') ?? '') });
    return '';
  },
  [intents.markWatched]: async (services, form) => {
    await services.call('mark_video_watched', {
      p_video_id: String(form.get('video_id') ?? ''),
      p_is_watched: true,
    });
    return '';
  },
  [intents.clear]: async (services) => {
    await services.call('clear_watch_history', {});
    return texts.youveClearedYourHistory;
  },
  [intents.pause]: async (services) => {
    await services.call('update_watch_settings', { p_keeps_history: false });
    return '';
  },
  [intents.goOn]: async (services) => {
    await services.call('update_watch_settings', { p_keeps_history: true });
    return '';
  },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const failure = texts.failedToProcessRequest;
  const act = acts[intent];
  if (!act) return refuseForm(intent, { message: failure, field: null });
  const services = context.get(servicesContext);
  return answerForm(services, intent, failure, () => act(services, form));
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export const handle = { guarded: true };

export default function History() {
  const { keeps, days, isFirst, older } = useLoaderData<typeof loader>();
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{texts.history}</h1>
        <p className="lead">{texts.videosYouveWatchedOnlyYou}</p>
        <HistoryControls keeps={keeps} isEmpty={days.length === 0} />
      </header>
      {days.length > 0 ? (
        <HistoryList
          days={days}
          draw={({ card, share, stoppedAt }) => (
            <RowCard card={card} heading="h3" watched={share}>
              {stoppedAt && <p className="stopped">{fillIn(texts.resumesAtTime, { time: stoppedAt })}</p>}
            </RowCard>
          )}
        />
      ) : (
        <EmptyState text={texts.videosYouWatchWillAppear}>
          <Link className="btn sm flat" to={paths.home()}>
            {texts.browseVideos}
          </Link>
        </EmptyState>
      )}
      <OlderPager
        className="pager"
        latest={isFirst ? null : { to: paths.history(), words: texts.latest }}
        older={older}
      />
    </div>
  );
}
