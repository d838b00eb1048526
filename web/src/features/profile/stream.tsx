import { Form, Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { askToReport } from '../../state/ask-to-report.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkedText } from './linked-text.tsx';
import { PostBox } from './post-box.tsx';
import './stream.css';

export interface ShownPost {
  id: string;
  content: string;
  moment: string;
  /** How long ago it was written, in words. */
  ago: string;
  isEdited: boolean;
  isHeld: boolean;
}

interface Refused {
  intent: string;
  message: string;
  /** What the form contained, by field name. */
  texts: Readonly<Record<string, string>>;
}

/** `refused` says why an edit of this post failed, and what was typed. */
function Post(props: { post: ShownPost; action: string; isOwn: boolean; refused: Refused | null }) {
  const { post, action, isOwn, refused } = props;
  return (
    <article className="post">
      <p className="post-when">
        <time dateTime={post.moment}>{post.ago}</time>
        {post.isEdited && ' · edited'}
        {post.isHeld && ' · waits until somebody has looked at it'}
      </p>
      <p className="post-text">
        <LinkedText text={post.content} />
      </p>
      {!isOwn && (
        <div className="post-acts">
          <button
            type="button"
            className="linklike needs-script"
            onClick={() => askToReport({ kind: 'post', id: post.id, name: 'post' })}
          >
            Report
          </button>
        </div>
      )}
      {isOwn && (
        <div className="post-acts">
          <details name="post-act" open={refused !== null}>
            <summary>Edit</summary>
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
                aria-label="The post"
                required
              />
              <button type="submit" className="btn sm flat">
                Save
              </button>
            </Form>
          </details>
          <details name="post-act">
            <summary>Delete</summary>
            <Form method="post" action={action} preventScrollReset>
              <input type="hidden" name="intent" value="delete" />
              <input type="hidden" name="postId" value={post.id} />
              <p>Delete this post for good?</p>
              <button type="submit" className="btn sm flat">
                Yes, delete it
              </button>
            </Form>
          </details>
        </div>
      )}
    </article>
  );
}

/** A member's posts; on their own profile, with a box to write in. `wrong` says why the last act on them failed. */
export function Stream(props: {
  posts: readonly ShownPost[];
  action: string;
  isOwn: boolean;
  mayPost: boolean;
  wrong: Refused | null;
  /** Address of older posts; null: there are none. */
  older: string | null;
}) {
  const { posts, action, isOwn, mayPost, wrong, older } = props;
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
      {isOwn && !mayPost && <p className="post-when">Please confirm your e-mail address first.</p>}
      {wrong && wrong.intent !== 'post' && !ofEdit && (
        <p className="post-wrong" role="alert">
          {wrong.message}
        </p>
      )}
      {posts.length === 0 && <EmptyState text="No posts yet." />}
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
          Older posts
        </Link>
      )}
    </div>
  );
}
