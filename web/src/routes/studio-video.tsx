import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { placeWords } from '#contract/place-lists.ts';
import { readPeriod } from '../features/studio/period-choice.tsx';
import { isYetToBeShown } from '../features/studio/studio-words.ts';
import { VideoState } from '../features/studio/video-state.tsx';
import { DeleteVideo, EditVideo } from '../features/upload/edit-video.tsx';
import { fillIn } from '../lib/fill-in.ts';
import * as memberPaths from '../member-paths.ts';
import { choice } from '../page/address-values.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { ownCategories } from '../page/own-categories.ts';
import { fault, pageData } from '../page/page-data.ts';
import type { Services } from '../page-context.ts';
import { EncodingNote } from '../parts/encoding-note.tsx';
import { useMember } from '../state/member.tsx';
import { usePageState } from '../state/page-state.tsx';
import * as texts from '../texts/studio.ts';
import * as uploadTexts from '../texts/upload.ts';
import { Tabs } from '../ui/tabs.tsx';
import './listing-page.css';
import { StudioStatistics } from './studio-statistics.tsx';

const tabs = ['statistics', 'edit'] as const;
const panelId = 'studio-panel';

/** What the forms need; null for those who do not see them. */
async function editOf(services: Services, slug: string) {
  const [own] = await services.call('get_own_video', { p_slug: slug });
  if (!own) return null;
  const [categories, room, [upload], episode, offered] = await Promise.all([
    services.call('list-categories-direct', {}),
    services.call('get_upload_room', {}),
    services.call('get_replacement', { p_video_id: own.video.video_id }),
    services.call('get_own_episode', { p_video_id: own.video.video_id }),
    services.call('suggest_episode', { p_name: own.video.title.slice(0, 500) }),
  ]);
  return {
    own,
    episode,
    offered,
    categories: ownCategories(categories, uploadTexts.uncategorized),
    isReviewed: room.is_reviewed,
    upload: upload ?? null,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const member = requireMember(args);
  const slug = args.params.slug ?? '';
  const period = readPeriod(args.url.searchParams);
  const asked = choice(args.url.searchParams.get('tab'), tabs);
  return pageData(args.context, texts.failedToLoadVideo, async (services) => {
    const [[statistics], asksToEdit] = await Promise.all([
      services.call('get_video_statistics', { p_slug: slug, p_days: period }),
      asked === 'edit' && member.canUpload ? editOf(services, slug) : null,
    ]);
    if (!statistics) throw fault(404, texts.videoNotFound);
    const opensOnEdit = statistics.is_own && isYetToBeShown(statistics.video);
    const edit =
      asked === null && opensOnEdit && member.canUpload ? await editOf(services, slug) : asksToEdit;
    const { title } = statistics.video;
    const [takedown] =
      statistics.is_own && ['disabled', 'pending'].includes(statistics.video.publish_status)
        ? await services.call('get_own_takedown', { p_video_id: statistics.video.video_id })
        : [];
    return {
      takedown: takedown ?? null,
      head: head({
        site: services.site,
        title: fillIn(texts.titleOfVideo, { title }),
        path: memberPaths.studioVideo(slug),
        hidden: true,
      }),
      period,
      statistics,
      edit,
      canEdit: statistics.is_own && member.canUpload,
    };
  });
}

export const meta = headOf;

export const handle = { guarded: true };

export default function StudioVideo() {
  const { statistics, edit, canEdit, period, takedown } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { gated } = usePageState();
  const owner = useMember()?.id ?? '';
  const { video } = statistics;
  const tab = edit === null ? 'statistics' : 'edit';
  const to = (id: string) => memberPaths.studioVideo(video.slug, { tab: id });
  const panel =
    edit === null ? (
      <StudioStatistics statistics={statistics} period={period} />
    ) : (
      <EditVideo {...edit} owner={owner} showsPictures={!gated} key={video.video_id} />
    );
  return (
    <div className="listing is-form">
      <header className="listing-head">
        <p className="trail">
          <Link to={memberPaths.studio()}>{texts.studio}</Link>
        </p>
        <h1>{video.title}</h1>
        <VideoState video={video} />
        {statistics.shown_in.map(({ kind, reason, ...where }) => (
          <p key={kind}>
            {kind === 'video'
              ? fillIn(texts.shownWhere, { where: placeWords(where), reason })
              : fillIn(texts.shownWhereBecauseOf, { where: placeWords(where), kind, reason })}
          </p>
        ))}
        <EncodingNote encoding={statistics.encoding} className="studio-encoding" />
        {takedown !== null && (
          <p>
            <Link className="btn sm flat" to={memberPaths.statement(takedown.statement_id)}>
              {texts.whyTakenDown}
            </Link>
          </p>
        )}
      </header>
      {canEdit ? (
        <>
          <div className="studio-tabs">
            <Tabs
              label={texts.thisVideo}
              tabs={[
                { id: 'statistics', label: texts.statistics, href: to('statistics') },
                { id: 'edit', label: texts.edit, href: to('edit') },
              ]}
              selected={tab}
              panelId={panelId}
              onSelect={(id) => void navigate(to(id), { preventScrollReset: true })}
            />
          </div>
          <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
            {panel}
          </div>
        </>
      ) : (
        <>
          {panel}
          {statistics.is_own && <DeleteVideo videoId={video.video_id} />}
        </>
      )}
    </div>
  );
}
