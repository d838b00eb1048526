import { useEffect, useState } from 'react';
import { Form, Link } from 'react-router';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import type { SharedVideo, ShownPost } from '../../page/shown-post.ts';
import { LikeButton } from '../../parts/like-button.tsx';
import { LinkedText } from '../../parts/linked-text.tsx';
import * as paths from '../../paths.ts';
import { askToReport } from '../../state/ask-to-report.ts';
import * as pageTexts from '../../texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ByLine } from '../../ui/by-line.tsx';
import './stream.css';

export interface RefusedPost {
  intent: string;
  message: string;
  /** What the form contained, by field name. */
  texts: Readonly<Record<string, string>>;
}

const Shared = ({ video }: { video: SharedVideo }) => (
  <Link className="post-shared" to={paths.watch(video.slug)}>
    <span className="post-shared-art" aria-hidden="true">
      {video.picture && <img src={video.picture} alt="" width={160} height={90} loading="lazy" />}
    </span>
    <span>
      <b className="post-shared-title">{video.title}</b>
      {video.uploader && <small className="post-shared-by">{video.uploader}</small>}
    </span>
  </Link>
);

/**
 * A post or an answer: who wrote it and when, its text, what it shares, and what its reader may do with it. `refused` says
 * why an edit of it failed, and what was typed. `isAlone`: it is what its page is about.
 */
export function Post(props: {
  post: ShownPost;
  action: string;
  isOwn: boolean;
  refused: RefusedPost | null;
  isReply?: boolean;
  isAlone?: boolean;
}) {
  const { post, action, isOwn, refused, isReply = false, isAlone = false } = props;
  const { author } = post;
  const server = { is_liked: post.isLiked, like_count: post.likes };
  const [liked, setLiked] = useState(server);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says now is newer.
  useEffect(() => setLiked(server), [post.isLiked, post.likes]);
  const page = isReply ? undefined : paths.post(post.id);
  return (
    <article
      className="post"
      id={`post-${post.id}`}
      aria-label={fillIn(isReply ? pageTexts.replyByName : pageTexts.postByName, { name: author.name })}
    >
      <header className="post-head">
        <Avatar name={author.name} url={author.avatarUrl} size={36} />
        <ByLine
          username={author.username}
          name={author.name}
          moment={post.moment}
          ago={post.ago}
          isEdited={post.isEdited}
          {...(page && !isAlone ? { to: page } : {})}
        />
      </header>
      {post.isHeld && <p className="post-when">{pageTexts.onlyYouCanSeeThis}</p>}
      <p className="post-text">
        <LinkedText text={post.content} isMember={(name) => post.mentions.includes(name.toLowerCase())} />
      </p>
      {post.shared && <Shared video={post.shared} />}
      <div className="post-acts">
        {!post.isHeld && (
          <LikeButton
            liked={liked}
            name="posts"
            toggle={() => call('toggle_post_like', { p_post_id: post.id })}
            changed={setLiked}
          />
        )}
        {page && !isAlone && (
          <Link className="linklike" to={page}>
            {post.replies > 0
              ? countOf(post.replies, pageTexts.replyWithin, pageTexts.replies)
              : pageTexts.reply}
          </Link>
        )}
        {!isOwn && (
          <button
            type="button"
            className="linklike needs-script"
            onClick={() => askToReport({ kind: 'post', id: post.id, name: 'post' })}
          >
            {pageTexts.report}
          </button>
        )}
        {isOwn && (
          <>
            <details name="post-act" open={refused !== null}>
              <summary>{pageTexts.edit}</summary>
              <Form method="post" action={action} preventScrollReset>
                {refused && (
                  <p className="post-wrong" role="alert">
                    {refused.message}
                  </p>
                )}
                <input type="hidden" name="intent" value="edit" />
                <input type="hidden" name="postId" value={post.id} />
                <textarea
                  name="content"
                  rows={3}
                  maxLength={limits.postLength}
                  defaultValue={refused?.texts.content ?? post.content}
                  aria-label={pageTexts.yourPost}
                  required
                />
                <button type="submit" className="btn sm flat">
                  {pageTexts.save}
                </button>
              </Form>
            </details>
            <details name="post-act">
              <summary>{pageTexts.deleteWords}</summary>
              <Form method="post" action={action} preventScrollReset>
                <input type="hidden" name="intent" value="delete" />
                <input type="hidden" name="postId" value={post.id} />
                <p>{pageTexts.deleteThisPostForGood}</p>
                <button type="submit" className="btn sm flat">
                  {pageTexts.yesDeleteIt}
                </button>
              </Form>
            </details>
          </>
        )}
      </div>
    </article>
  );
}
