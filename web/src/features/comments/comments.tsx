import { useEffect, useId, useRef } from 'react';
import { call } from '#contract/client.ts';
import type { CommentPage, CommentSort } from '#contract/comments.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { compactCount, exactCount } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/comments.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { commentsTitleId, type VideoFacts } from './comment-item.tsx';
import { Composer } from './composer.tsx';
import { Thread } from './thread.tsx';
import { type Comments as List, useComments } from './use-comments.ts';
import { useLiveComments } from './use-live-comments.ts';
import '../../ui/field.css';
import './comments.css';

export const commentsId = 'comments';

const sorts: readonly (readonly [CommentSort, string])[] = [
  ['top', texts.top],
  ['newest', texts.newest],
];

interface CommentsProps {
  /** `counted` is told how many there are, whenever that changes. */
  video: VideoFacts & { counted?(comments: number): void };
  /** The first page as the server rendered it; null: it failed. */
  first: CommentPage | null;
  /** When the server read it, in milliseconds since 1970. */
  asOf: number;
}

/** All comments on a video. */
export function Comments({ video, first, asOf }: CommentsProps) {
  const comments = useComments(video.id, first, asOf);
  const [opening] = comments.list;
  const section = useRef<HTMLElement>(null);
  useLiveComments(video.id, section, comments.look);
  const isKnown = first !== null || comments.list.length > 0;
  const { counted } = video;
  useEffect(() => {
    if (isKnown) counted?.(comments.total);
  }, [isKnown, counted, comments.total]);
  return (
    <>
      {/* On a phone the comments are folded into one line until it is pressed. */}
      <a className="mob" href={`#${commentsId}`}>
        <span>
          <b>
            {sentence(texts.commentsTotal, { total: comments.total > 0 && compactCount(comments.total) })}
          </b>
          <span className="first">{opening?.content ?? texts.noCommentsYet}</span>
        </span>
      </a>
      <section className="cm" id={commentsId} aria-labelledby={commentsTitleId} ref={section}>
        <h2 id={commentsTitleId} tabIndex={-1}>
          {texts.comments} {comments.total > 0 && <small>{exactCount(comments.total)}</small>}
        </h2>
        <Write video={video} comments={comments} />
        {first === null && comments.list.length === 0 ? (
          <FailedPart text={texts.weCouldntLoadTheComments} again={() => void comments.look()} />
        ) : (
          <Threads video={video} comments={comments} />
        )}
      </section>
    </>
  );
}

function Write({ video, comments }: { video: VideoFacts; comments: List }) {
  const member = useMember();
  const send = async (text: string) =>
    comments.added(await call('create_comment', { p_video_id: video.id, p_content: text }));
  return (
    <div className="compose">
      <Avatar
        name={member ? (member.displayName ?? member.username) : '?'}
        of={member?.username ?? '?'}
        url={member?.avatarUrl ?? null}
      />
      <Composer
        label={texts.yourComment}
        draft={`comment:${video.id}`}
        placeholder={texts.addACommentATime}
        submit={texts.comment}
        send={send}
      />
    </div>
  );
}

function Threads({ video, comments }: { video: VideoFacts; comments: List }) {
  const group = useId();
  const { list, fresh, sort } = comments;
  if (list.length === 0 && fresh.length === 0) return <p className="none">{texts.noCommentsYetBeThe}</p>;
  return (
    <>
      <fieldset className="sort needs-script" aria-label={texts.sortComments}>
        {sorts.map(([value, words]) => (
          <label key={value} className="chip">
            <input
              type="radio"
              name={group}
              checked={sort === value}
              onChange={() => comments.sortBy(value)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <div role="status">
        {fresh.length > 0 && (
          <button type="button" className="btn sm flat fresh" onClick={comments.showFresh}>
            {fillIn(fresh.length === 1 ? texts.showNewComment : texts.showNewComments, {
              count: exactCount(fresh.length),
            })}
          </button>
        )}
      </div>
      <ul className="threads" aria-busy={comments.isLoading}>
        {list.map((head) => (
          <li key={head.id}>
            <Thread
              head={head}
              video={video}
              changed={comments.changed}
              gone={comments.gone}
              replied={comments.replied}
            />
          </li>
        ))}
      </ul>
      {comments.hasMore && (
        <button
          type="button"
          className="btn sm flat needs-script"
          disabled={comments.isLoading}
          onClick={comments.more}
        >
          {texts.showMoreComments}
        </button>
      )}
    </>
  );
}
