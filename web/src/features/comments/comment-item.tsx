import { type ReactNode, Suspense, useState } from 'react';
import { call } from '#contract/client.ts';
import type { Comment } from '#contract/comments.ts';
import type { ReportReason } from '#contract/reports.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { LikeButton } from '../../parts/like-button.tsx';
import { LinkedText } from '../../parts/linked-text.tsx';
import { askToReport } from '../../state/ask-to-report.ts';
import { useMember } from '../../state/member.tsx';
import { say } from '../../state/notices.ts';
import * as texts from '../../texts/comments.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ByLine } from '../../ui/by-line.tsx';
import { Composer } from './composer.tsx';

/** Rules and words are loaded for whoever needs them. */
const RemoveDialog = lazyPart(() => import('./remove-dialog.tsx'));

export const commentsTitleId = 'comments-title';

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
        <Avatar name="–" of="–" url={null} />
        <div>
          <p className="none">{texts.thisCommentWasDeleted}</p>
          {props.children}
        </div>
      </article>
    );
  }
  const name = author ? (author.display_name ?? author.username) : texts.deletedAccount;
  const remove = async (why: { ground: ReportReason | null; explanation: string | null } | null) => {
    try {
      await call('delete_comment', {
        p_comment_id: comment.id,
        ...(why && { p_ground: why.ground, p_explanation: why.explanation }),
      });
      props.gone(comment);
      // What was pressed is gone: whoever pressed it by key reads on where the comments begin.
      requestAnimationFrame(() =>
        document
          .getElementById(commentsTitleId)
          ?.focus({ preventScroll: true, focusVisible: false } as FocusOptions),
      );
      return true;
    } catch (error) {
      say(
        fillIn(texts.weCouldntDeleteThisComment, { message: error instanceof Error ? error.message : '' }),
        'wrong',
      );
      return false;
    }
  };
  const edit = async (text: string) => {
    const edited = await call('update_comment', { p_comment_id: comment.id, p_content: text });
    props.changed(edited);
    setEditing(false);
  };
  return (
    <article className="comment" aria-label={fillIn(texts.commentByName, { name })}>
      <Avatar name={name} of={author?.username ?? name} url={author?.avatar_url ?? null} />
      <div>
        <ByLine
          username={author?.username ?? null}
          name={name}
          moment={comment.created_at}
          ago={relativeTime(comment.created_at, Date.now())}
          isEdited={comment.edited_at !== null}
        >
          {author?.is_uploader && <span className="tag">{texts.uploader}</span>}
        </ByLine>
        {isEditing ? (
          <Composer
            label={texts.editYourComment}
            draft={`comment-edit:${comment.id}`}
            text={comment.content ?? ''}
            submit={texts.save}
            send={edit}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <p className="words">
            <LinkedText
              text={comment.content ?? ''}
              isMember={() => true}
              tags={comment.tags}
              moments={video}
            />
          </p>
        )}
        {comment.state === 'held' && <p className="held">{texts.onlyYouCanSeeThis}</p>}
        {!isEditing && (
          <div className="re">
            {comment.state === 'published' && (
              <>
                <LikeButton
                  liked={comment}
                  name="comments"
                  toggle={() => call('toggle_comment_like', { p_comment_id: comment.id })}
                  changed={({ is_liked, like_count }) => props.changed({ ...comment, is_liked, like_count })}
                />
                {props.onReply && (
                  <button type="button" className="needs-script" onClick={props.onReply}>
                    {texts.reply}
                  </button>
                )}
              </>
            )}
            {comment.is_own && (
              <button type="button" className="needs-script" onClick={() => setEditing(true)}>
                {texts.edit}
              </button>
            )}
            {comment.can_delete && (
              <button type="button" className="needs-script" onClick={() => setRemoving(true)}>
                {texts.deleteWords}
              </button>
            )}
            {!comment.is_own && (
              <button
                type="button"
                className="needs-script"
                onClick={() => askToReport({ kind: 'comment', id: comment.id, name: 'comment' })}
              >
                {texts.report}
              </button>
            )}
          </div>
        )}
        {isRemoving && (
          <Suspense>
            <RemoveDialog
              // An admin owes the author a rule and a reason.
              byAdmin={member?.role === 'admin' && !comment.is_own}
              onRemove={remove}
              onClose={() => setRemoving(false)}
            />
          </Suspense>
        )}
        {props.children}
      </div>
    </article>
  );
}
