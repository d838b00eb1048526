import { useState } from 'react';
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { Post } from '../features/profile/post.tsx';
import { PostBox } from '../features/profile/post-box.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { sentence } from '../lib/sentence.tsx';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { fault, isRefusal, pageData } from '../page/page-data.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { shownPosts } from '../page/shown-post.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import { ConfirmFirst } from '../parts/confirm-first.tsx';
import * as paths from '../paths.ts';
import { mayWrite } from '../state/may-write.ts';
import * as pageTexts from '../texts/profile.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { answerAct, refusedAct } from './user-acts.ts';
import './listing-page.css';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const gone = pageTexts.thisPostIsNoLonger;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { member } = context.get(pageFactsContext);
  const id = params.postId ?? '';
  if (!uuid.test(id)) throw fault(404, gone);
  const cursor = new URL(request.url).searchParams.get('cursor');
  return pageData(context, pageTexts.failedToLoadThePost, async (services) => {
    const {
      post,
      replies,
      has_more: hasMore,
    } = await services.call('get_post', { p_post_id: id, p_cursor: cursor }).catch((error: unknown) => {
      if (isRefusal(error) && error.status === 404) throw fault(404, gone);
      throw error;
    });
    // A reply is read under what it answers.
    if (post.parent_id !== null) throw redirect(`${paths.post(post.parent_id)}#post-${post.id}`);
    const [shown, ...answers] = await shownPosts(services, [post, ...replies]);
    if (!shown) throw fault(404, gone);
    const last = replies.at(-1);
    const words = post.content.replace(/\s+/g, ' ');
    return {
      head: head({
        site: services.site,
        title: `${shown.author.name}: ${words.length > 60 ? `${words.slice(0, 59)}…` : words}`,
        description: words.slice(0, 200),
        path: paths.post(post.id),
      }),
      post: shown,
      replies: answers,
      isLater: cursor !== null,
      more: hasMore && last ? paths.post(post.id, last.cursor) : null,
      memberId: member?.id ?? null,
      isConfirmed: member !== null && mayWrite(member),
    };
  });
}

export async function action({ request, params, url, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const services = context.get(servicesContext);
  const answer = await answerAct(services, form, '', url.searchParams);
  if (!(answer instanceof URLSearchParams)) return answer;
  const { member } = context.get(pageFactsContext);
  const isGone = form.get('intent') === 'delete' && form.get('postId') === params.postId;
  throw redirect(
    isGone && member
      ? paths.user(member.username, { initialTab: pageTexts.stream })
      : paths.post(params.postId ?? '', url.searchParams.get('cursor')),
  );
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped((said, form) => refusedAct(form, said));

export const meta = headOf;

export default function PostPage() {
  const { post, replies, isLater, more, memberId, isConfirmed } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>() ?? null;
  const here = paths.post(post.id);
  const mayAnswer = isConfirmed && !post.isHeld;
  const [addressee, setAddressee] = useState<{ username: string } | null>(null);
  const refusedFor = (id: string) => (wrong?.intent === 'edit' && wrong.texts.postId === id ? wrong : null);
  return (
    <div className="listing post-page">
      <h1>
        <Link to={paths.user(post.author.username, { initialTab: 'Stream' })}>
          {fillIn(pageTexts.postsByName, { name: post.author.name })}
        </Link>
      </h1>
      {wrong && wrong.intent !== 'post' && !refusedFor(wrong.texts.postId ?? '') && (
        <p className="post-wrong" role="alert">
          {wrong.message}
        </p>
      )}
      <Post
        key={post.content}
        post={post}
        action={here}
        isOwn={post.author.id === memberId}
        refused={refusedFor(post.id)}
        isAlone
      />
      <section className="stream" aria-label={pageTexts.repliesLabel}>
        {memberId === null ? (
          <p className="post-when">
            {sentence(pageTexts.logInToReply, {
              link: (words) => (
                <Link className="linklike" to={paths.login(here)}>
                  {words}
                </Link>
              ),
            })}
          </p>
        ) : isConfirmed ? (
          mayAnswer && (
            <PostBox
              action={here}
              wrong={wrong?.intent === 'post' ? wrong.message : null}
              typed={wrong?.intent === 'post' ? (wrong.texts.content ?? '') : ''}
              answers={post.id}
              addressee={addressee}
            />
          )
        ) : (
          <ConfirmFirst />
        )}
        {replies.length === 0 && !isLater && <EmptyState text={pageTexts.noRepliesYet} />}
        {replies.map((reply) => (
          <Post
            key={`${reply.id} ${reply.content}`}
            post={reply}
            action={here}
            isOwn={reply.author.id === memberId}
            refused={refusedFor(reply.id)}
            isReply
            onReply={mayAnswer ? (username) => setAddressee({ username }) : undefined}
          />
        ))}
        {more && (
          <Link className="btn sm flat" to={more} rel="next">
            {pageTexts.moreReplies}
          </Link>
        )}
      </section>
    </div>
  );
}
