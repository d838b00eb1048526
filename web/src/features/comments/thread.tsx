import { useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import type { Comment } from '#contract/comments.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { exactCount } from '../../lib/format.ts';
import { say } from '../../state/notices.ts';
import * as texts from '../../texts/comments.ts';
import { CommentItem, type VideoFacts } from './comment-item.tsx';
import { replaced, without, withPage } from './comment-list.ts';
import { Composer } from './composer.tsx';

export interface ThreadProps {
  head: Comment;
  video: VideoFacts;
  changed(comment: Comment): void;
  gone(comment: Comment): void;
  replied(threadId: string, by: 1 | -1): void;
}

/** A comment with its replies, which are loaded on request. */
export function Thread({ head, video, changed, gone, replied }: ThreadProps) {
  const [replies, setReplies] = useState<readonly Comment[]>([]);
  const [cursor, setCursor] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  /** What the reply begins with; null: nobody is replying. */
  const [begins, setBegins] = useState<string | null>(null);

  const load = async (from: string | null) => {
    setLoading(true);
    try {
      const page = await call('get_comment_replies', {
        p_comment_id: head.id,
        ...(from === null ? {} : { p_cursor: from }),
      });
      setReplies((now) => withPage(now, page.comments));
      setCursor(page.next_cursor);
      setOpen(true);
    } catch (error) {
      say(error instanceof Error ? error.message : texts.failedToFetchData, 'wrong');
    } finally {
      setLoading(false);
    }
  };
  // Others replied while the thread was open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a number that grew asks; some replies may be unseen here.
  useEffect(() => {
    if (isOpen && cursor === null && head.reply_count > replies.length) void load(null);
  }, [head.reply_count]);
  const send = async (text: string) => {
    const made = await call('create_comment', {
      p_video_id: video.id,
      p_content: text,
      p_parent_id: head.id,
    });
    setBegins(null);
    setReplies((now) => withPage(now, [made]));
    setOpen(true);
    if (made.state === 'published') replied(head.id, 1);
  };
  const reply = () => setBegins('');
  const canReply = head.state === 'published';
  return (
    <CommentItem
      comment={head}
      video={video}
      changed={changed}
      gone={gone}
      {...(canReply ? { onReply: reply } : {})}
    >
      {begins !== null && (
        <Composer
          key={begins}
          label={texts.yourReply}
          draft={`comment-reply:${head.id}:${begins}`}
          begins={begins}
          submit={texts.reply}
          send={send}
          onCancel={() => setBegins(null)}
        />
      )}
      {head.reply_count > 0 && (
        <button
          type="button"
          className="replies needs-script"
          aria-expanded={isOpen}
          disabled={isLoading}
          onClick={() => {
            if (isOpen) setOpen(false);
            else void load(null);
          }}
        >
          {isOpen
            ? texts.hideReplies
            : fillIn(head.reply_count === 1 ? texts.showReply : texts.showReplies, {
                count: exactCount(head.reply_count),
              })}
        </button>
      )}
      {isOpen && replies.length > 0 && (
        <ul className="thread">
          {replies.map((one) => (
            <li key={one.id}>
              <CommentItem
                comment={one}
                video={video}
                changed={(comment) => setReplies((now) => replaced(now, comment))}
                gone={(comment) => {
                  setReplies((now) => without(now, comment));
                  if (comment.state === 'published') replied(head.id, -1);
                }}
                {...(canReply && one.state === 'published'
                  ? { onReply: () => setBegins(one.author === null ? '' : `@${one.author.username} `) }
                  : {})}
              />
            </li>
          ))}
        </ul>
      )}
      {isOpen && cursor !== null && (
        <button
          type="button"
          className="replies needs-script"
          disabled={isLoading}
          onClick={() => void load(cursor)}
        >
          {texts.showMoreReplies}
        </button>
      )}
    </CommentItem>
  );
}
