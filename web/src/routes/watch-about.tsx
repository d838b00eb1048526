import ListPlus from 'lucide-react/icons/list-plus';
import type { InteractionStatus } from '#contract/reactions.ts';
import type { VideoDetails } from '#contract/videos.ts';
import { commentsId } from '../features/comments/comments.tsx';
import { playedTime } from '../features/player/index.ts';
import { useInteractions } from '../features/reactions/use-interactions.ts';
import { SubscribeButton, WatchActions } from '../features/reactions/watch-actions.tsx';
import { countOf } from '../lib/format.ts';
import { Link } from '../lib/link.tsx';
import * as memberPaths from '../member-paths.ts';
import { embedCode, embedSize } from '../page/embed-code.ts';
import { ReportButton } from '../parts/report-button.tsx';
import * as paths from '../paths.ts';
import { askToAdd } from '../state/ask-to-add.ts';
import { useMember } from '../state/member.tsx';
import * as texts from '../texts/videos.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { Description } from './watch-description.tsx';
import type { factsOf } from './watch-head.ts';

interface AboutProps {
  video: VideoDetails;
  facts: ReturnType<typeof factsOf>;
  status: InteractionStatus;
  isEmbeddable: boolean;
  isPublic: boolean;
  /** Counted here, as somebody writes; null: as the server said. */
  comments: number | null;
}

/** What stands under the player: title, buttons, uploader and description. */
export function About({ video, facts, status, isEmbeddable, isPublic, comments }: AboutProps) {
  const interactions = useInteractions({ videoId: video.id, uploaderId: video.uploader_id }, status);
  return (
    <>
      <div className="ttl">
        {video.category_slug && (
          <Link className="ep" to={paths.category(video.category_slug)}>
            {video.category_name}
          </Link>
        )}
        <h1>{video.title}</h1>
        <p className="st">
          {facts.views} · <time dateTime={facts.moment}>{facts.date}</time>
          {facts.languages.map((text) => ` · ${text}`)} ·{' '}
          <a href={`#${commentsId}`}>
            {countOf(comments ?? video.comment_count, texts.comment, texts.comments)}
          </a>
        </p>
      </div>
      {isPublic && (
        <WatchActions {...interactions} more={<MoreActions video={video} isEmbeddable={isEmbeddable} />} />
      )}
      {facts.uploader && (
        <div className="chan">
          <Avatar
            name={facts.uploader}
            of={facts.uploaderUsername ?? facts.uploader}
            url={video.uploader_avatar_url}
            size={48}
          />
          <p>
            {facts.uploaderUsername ? (
              <Link to={paths.user(facts.uploaderUsername)}>
                <b>{facts.uploader}</b>
              </Link>
            ) : (
              <b>{facts.uploader}</b>
            )}
            <span>{countOf(interactions.shown.subscribers_count, texts.subscriber, texts.subscribers)}</span>
          </p>
          <Subscribe uploaderId={video.uploader_id} interactions={interactions} />
        </div>
      )}
      <div className="desc">
        <Description video={video} />
        {video.tags.length > 0 && (
          <ul className="tags" aria-label={texts.tags}>
            {video.tags.map((tag) => (
              <li key={tag.slug} data-type={tag.type}>
                <Link to={paths.tag(tag.slug)}>{tag.name}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** Nobody follows themselves. */
function Subscribe(props: { uploaderId: string | null; interactions: ReturnType<typeof useInteractions> }) {
  const member = useMember();
  if (props.uploaderId === null || props.uploaderId === member?.id) return null;
  return <SubscribeButton {...props.interactions} />;
}

function MoreActions({ video, isEmbeddable }: { video: VideoDetails; isEmbeddable: boolean }) {
  const isOwn = useMember()?.id === video.uploader_id && video.uploader_id !== null;
  return (
    <>
      <button
        type="button"
        className="btn sm flat needs-script"
        onClick={() => askToAdd({ videoId: video.id, title: video.title })}
      >
        <ListPlus className="ic" />
        {texts.addToPlaylist}
      </button>
      <ShareButton
        title={video.title}
        path={(seconds) => paths.watch(video.slug, seconds)}
        time={() => playedTime(video.id)}
        {...(isEmbeddable
          ? {
              embed: (origin: string, seconds: number | null) =>
                embedCode(origin, video, { seconds, ...embedSize(video) }),
            }
          : {})}
      />
      {isOwn && (
        <Link className="btn sm flat" to={memberPaths.studioVideo(video.slug, { tab: 'edit' })}>
          {texts.edit}
        </Link>
      )}
      <span className="sp" />
      <ReportButton kind="video" id={video.id} name="video" />
    </>
  );
}
