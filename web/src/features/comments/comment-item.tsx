import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#contract/client.ts';
import type { Comment } from '#contract/comments.ts';
import type { ReportReason } from '#contract/reports.ts';
import { compactCount, countOf } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { piecesOf } from '../../lib/timestamps.ts';
import * as paths from '../../paths.ts';
import { askToReport } from '../../state/ask-to-report.ts';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import { useMember } from '../../state/member.tsx';
import { say } from '../../state/notices.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Composer } from './composer.tsx';

/** Rules and words are loaded for whoever needs them. */
const RemoveDialog = lazyPart(() => import('./remove-dialog.tsx'));

export interface VideoFacts {
  id: string;
  duration: number | null;
  /** Plays the video from this moment. */
  playAt(seconds: number): void;
}

export interface CommentItemProps {
  comment: Comment;
  video: VideoFacts;
  changed(comment: Comment): void;
  gone(comment: Comment): void;
  /** Opens the reply box; absent if nobody can reply. */
  onReply?: () => void;
  /** Its replies, if it starts a thread. */
  children?: ReactNode;
}

/** The text, with moments of the video as buttons. */
function Words({ text, video }: { text: string; video: VideoFacts }) {
  let at = 0;
  return (
    <p className="words">
      {piecesOf(text, video.duration).map((piece) => {
        const key = at;
        at += piece.text.length;
        if (!('seconds' in piece)) return piece.text;
        const { seconds } = piece;
        return (
          <button key={key} type="button" className="ts" onClick={() => video.playAt(seconds)}>
            {piece.text}
          </button>
        );
      })}
    </p>
  );
}

function LikeButton({ comment, changed }: Pick<CommentItemProps, 'comment' | 'changed'>) {
  const member = useMember();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    const { is_liked: isLiked, like_count: count } = comment;
    try {
      if (member === null) {
        // The list has loaded again with what this member liked; the next press starts from that.
        await askToSignIn('Please log in to like comments.');
        return;
      }
      changed({ ...comment, is_liked: !isLiked, like_count: count + (isLiked ? -1 : 1) });
      changed({ ...comment, ...(await call('toggle_comment_like', { p_comment_id: comment.id })) });
    } catch (error) {
      changed(comment);
      say(`Your like is as it was. ${error instanceof Error ? error.message : ''}`, 'wrong');
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="needs-script"
      aria-pressed={comment.is_liked}
      aria-label={`Like, ${countOf(comment.like_count, 'like', 'likes')}`}
      disabled={isBusy}
      onClick={() => void press()}
    >
      <ThumbsUp className="ic" />
      {comment.like_count > 0 && compactCount(comment.like_count)}
    </button>
  );
}

/** One comment or reply, with what its reader may do with it. */
export function CommentItem(props: CommentItemProps) {
  const { comment, video } = props;
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const member = useMember();
  const { author } = comment;
  if (comment.state === 'gone') {
    return (
      <article className="comment">
        <Avatar name="–" url={null} />
        <div>
          <p className="none">This comment was deleted.</p>
          {props.children}
        </div>
      </article>
    );
  }
  const name = author ? (author.display_name ?? author.username) : 'Deleted account';
  const remove = async (why: { ground: ReportReason | null; explanation: string | null } | null) => {
    try {
      await call('delete_comment', {
        p_comment_id: comment.id,
        ...(why && { p_ground: why.ground, p_explanation: why.explanation }),
      });
      props.gone(comment);
      return true;
    } catch (error) {
      say(`The comment is still there. ${error instanceof Error ? error.message : ''}`, 'wrong');
      return false;
    }
  };
  const askToRemove = () => {
    // An admin owes the author a rule and a reason.
    if (member?.role === 'admin' && !comment.is_own) setRemoving(true);
    else if (confirm('Delete this comment for good?')) void remove(null);
  };
  const edit = async (text: string) => {
    const edited = await call('update_comment', { p_comment_id: comment.id, p_content: text });
    props.changed(edited);
    setEditing(false);
  };
  return (
    <article className="comment" aria-label={`Comment by ${name}`}>
      <Avatar name={name} url={author?.avatar_url ?? null} />
      <div>
        <p className="by">
          {author ? (
            <Link to={paths.user(author.username)}>
              <b>{name}</b>
            </Link>
          ) : (
            <b>{name}</b>
          )}
          {author?.is_uploader && <span className="tag">Uploader</span>}
          <time dateTime={comment.created_at} suppressHydrationWarning>
            {relativeTime(comment.created_at, Date.now())}
          </time>
          {comment.edited_at && ' (edited)'}
        </p>
        {isEditing ? (
          <Composer
            label="Edit your comment"
            text={comment.content ?? ''}
            submit="Save"
            send={edit}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <Words text={comment.content ?? ''} video={video} />
        )}
        {comment.state === 'held' && (
          <p className="held">Only you see this comment until somebody has looked at it.</p>
        )}
        {!isEditing && (
          <div className="re">
            {comment.state === 'published' && (
              <>
                <LikeButton comment={comment} changed={props.changed} />
                {props.onReply && (
                  <button type="button" className="needs-script" onClick={props.onReply}>
                    Reply
                  </button>
                )}
              </>
            )}
            {comment.is_own && (
              <button type="button" className="needs-script" onClick={() => setEditing(true)}>
                Edit
              </button>
            )}
            {comment.can_delete && (
              <button type="button" className="needs-script" onClick={askToRemove}>
                Delete
              </button>
            )}
            {!comment.is_own && (
              <button
                type="button"
                className="needs-script"
                onClick={() => askToReport({ kind: 'comment', id: comment.id, name: 'comment' })}
              >
                Report
              </button>
            )}
          </div>
        )}
        {isRemoving && (
          <Suspense>
            <RemoveDialog onRemove={remove} onClose={() => setRemoving(false)} />
          </Suspense>
        )}
        {props.children}
      </div>
    </article>
  );
}
