import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShownPost } from '../../page/shown-post.ts';
import * as texts from '../../texts/profile.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Post, type RefusedPost } from './post.tsx';
import { PostBox } from './post-box.tsx';
import './stream.css';

/** A member's posts; on their own profile, with a box to write in. `wrong` says why the last act on them failed. */
export function Stream(props: {
  posts: readonly ShownPost[];
  action: string;
  isOwn: boolean;
  mayPost: boolean;
  wrong: RefusedPost | null;
  /** Address of older posts; null: there are none. */
  older: string | null;
  /** What one could do where there are no posts. */
  wayOn?: ReactNode;
}) {
  const { posts, action, isOwn, mayPost, wrong, older, wayOn } = props;
  // The refused post shows it itself, if it is on this page.
  const ofEdit =
    wrong?.intent === 'edit' && posts.some((post) => post.id === wrong.texts.postId)
      ? wrong.texts.postId
      : undefined;
  return (
    <div className="stream">
      {mayPost && (
        <PostBox
          action={action}
          wrong={wrong?.intent === 'post' ? wrong.message : null}
          typed={wrong?.intent === 'post' ? (wrong.texts.content ?? '') : ''}
        />
      )}
      {isOwn && !mayPost && <p className="post-when">{texts.pleaseConfirmYourEmailAddress}</p>}
      {wrong && wrong.intent !== 'post' && !ofEdit && (
        <p className="post-wrong" role="alert">
          {wrong.message}
        </p>
      )}
      {posts.length === 0 && <EmptyState text={texts.noPostsYet}>{wayOn}</EmptyState>}
      {posts.map((post) => (
        <Post
          key={`${post.id} ${post.content}`}
          post={post}
          action={action}
          isOwn={isOwn}
          refused={ofEdit === post.id ? wrong : null}
        />
      ))}
      {older && (
        <Link className="btn sm flat" to={older} rel="next">
          {texts.olderPosts}
        </Link>
      )}
    </div>
  );
}
