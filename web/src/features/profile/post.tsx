import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import * as memberPaths from '../../member-paths.ts';
import { besideCard } from '../../page/shared-videos.ts';
import type { ShownPost } from '../../page/shown-post.ts';
import { LikeButton } from '../../parts/like-button.tsx';
import { LinkedText } from '../../parts/linked-text.tsx';
import { SharedVideo } from '../../parts/shared-video.tsx';
import * as paths from '../../paths.ts';
import * as pageTexts from '../../texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ByLine } from '../../ui/by-line.tsx';
import { PostForm } from './post-form.tsx';
import { PostMenu } from './post-menu.tsx';
import './stream.css';

export interface RefusedPost {
  intent: string;
  message: string;
  /** What the form contained, by field name. */
  texts: Readonly<Record<string, string>>;
}

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
  /** Begins an answer to its author in the same thread; absent: nobody may answer here. */
  onReply?: ((username: string) => void) | undefined;
}) {
  const { post, action, isOwn, refused, isReply = false, isAlone = false, onReply } = props;
  const { author } = post;
  const server = { is_liked: post.isLiked, like_count: post.likes };
  const [liked, setLiked] = useState(server);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says now is newer.
  useEffect(() => setLiked(server), [post.isLiked, post.likes]);
  const [isEditing, setEditing] = useState(refused !== null);
  useEffect(() => {
    if (refused !== null) setEditing(true);
  }, [refused]);
  const page = paths.post(post.id);
  const words = besideCard(post.content, post.shared);
  return (
    <article
      className="post"
      id={`post-${post.id}`}
      aria-label={fillIn(isReply ? pageTexts.replyByName : pageTexts.postByName, { name: author.name })}
    >
      <header className="post-head">
        <Avatar name={author.name} of={author.username} url={author.avatarUrl} size={36} />
        <ByLine
          username={author.username}
          name={author.name}
          moment={post.moment}
          ago={post.ago}
          isEdited={post.isEdited}
          to={page}
        />
        <PostMenu
          id={post.id}
          content={post.content}
          page={page}
          action={action}
          isOwn={isOwn}
          isReply={isReply}
          isEditing={isEditing}
          edit={() => setEditing(true)}
        />
      </header>
      {post.isHeld && <p className="post-when">{pageTexts.onlyYouCanSeeThis}</p>}
      {isEditing ? (
        <PostForm
          id={post.id}
          content={refused?.texts.content ?? post.content}
          action={action}
          wrong={refused?.message ?? null}
          cancel={() => setEditing(false)}
        />
      ) : (
        words !== '' && (
          <p className="post-text">
            <LinkedText
              text={words}
              isMember={(name) => post.mentions.includes(name.toLowerCase())}
              tags={post.tags}
            />
          </p>
        )
      )}
      {post.shared && <SharedVideo video={post.shared} />}
      <div className="post-acts">
        {!post.isHeld && (
          <LikeButton
            liked={liked}
            name="posts"
            toggle={() => call('toggle_post_like', { p_post_id: post.id })}
            changed={setLiked}
          />
        )}
        {!isReply && !isAlone && (
          <Link className="post-act" to={post.replies > 0 ? page : memberPaths.replyToPost(post.id)}>
            <MessageCircle className="ic" />
            {post.replies > 0
              ? countOf(post.replies, pageTexts.replyWithin, pageTexts.replies)
              : pageTexts.reply}
          </Link>
        )}
        {onReply && !post.isHeld && (
          <button
            type="button"
            className="post-act needs-script"
            aria-label={fillIn(pageTexts.replyToName, { name: author.name })}
            onClick={() => onReply(author.username)}
          >
            <MessageCircle className="ic" />
            {pageTexts.reply}
          </button>
        )}
      </div>
    </article>
  );
}
