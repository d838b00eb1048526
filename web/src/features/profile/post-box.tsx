import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Form, Link, useLocation, useRevalidator } from 'react-router';
import { type CallError, call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import { refusalWords } from '../../page/refusal.ts';
import { Mentions } from '../../parts/mentions.tsx';
import * as paths from '../../paths.ts';
import { draftOf, rememberDraft } from '../../state/drafts.ts';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import './stream.css';

/**
 * The box for writing a post. It is sent without leaving the page, and its text stays until it has arrived. Without
 * script the button is always there and the form is posted; with it, the button shows only while there is something to
 * post.
 */
export function PostBox(props: {
  action: string;
  /** Why it was refused when it was posted without script, and what was typed. */
  wrong: string | null;
  typed?: string;
  /** The post that it answers. */
  answers?: string;
  /** Whom of the thread it is to begin with, in a new object each time that somebody is chosen. */
  addressee?: { username: string } | null;
}) {
  const { answers, addressee = null } = props;
  const label = answers === undefined ? texts.writeAPost : texts.writeAReply;
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState(props.wrong);
  const [isPosting, setPosting] = useState(false);
  /** The id of the post that was sent last, until something else is written. */
  const [posted, setPosted] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const made = useId();
  // A browser focuses a field that an address names before the page comes to life.
  const id = answers === undefined ? made : memberPaths.replyField;
  const { hash, key } = useLocation();
  const box = useRef<HTMLTextAreaElement>(null);
  const member = useMember();
  const memberId = member?.id ?? null;
  const draft = answers === undefined ? 'post' : `reply:${answers}`;
  const write = useCallback(
    (next: string) => {
      setText(next);
      rememberDraft(memberId, draft, next);
    },
    [memberId, draft],
  );
  // Somebody may have started to write before the page came to life, or left before they had finished.
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    if (area.value === '') area.value = draftOf(memberId, draft);
    write(area.value);
  }, [memberId, draft, write]);
  // Whoever pressed Reply elsewhere came to write. What they already write in is left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asked for again is another wish.
  useEffect(() => {
    const area = box.current;
    if (!area || hash !== `#${id}` || document.activeElement === area) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [hash, key, id]);
  useEffect(() => {
    const area = box.current;
    if (!area || addressee === null) return;
    const start = `@${addressee.username} `;
    // Whom it was to begin with before stands there still, unless more was written.
    const rest = area.value.replace(/^@[\w.-]+\s*$/, '');
    if (!area.value.startsWith(start)) area.value = start + rest;
    write(area.value);
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [addressee, write]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const content = box.current?.value ?? '';
    if (isPosting || content.trim() === '') return;
    setPosting(true);
    setWrong(null);
    setPosted(null);
    try {
      const { id: sent } = await call('create-stream-post', {
        content,
        ...(answers === undefined ? {} : { parentId: answers }),
      });
      if (box.current?.value === content) {
        box.current.value = '';
        write('');
      }
      setPosted(sent);
      await revalidate();
    } catch (error) {
      const { status, message } = error as CallError;
      setWrong(
        fillIn(texts.failedToPostMessage, {
          message: status === 0 ? message : refusalWords(error, texts.unknownError),
        }),
      );
    } finally {
      setPosting(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  return (
    <Form
      method="post"
      action={props.action}
      className="post-box"
      aria-busy={isPosting}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="intent" value="post" />
      {answers !== undefined && <input type="hidden" name="parentId" value={answers} />}
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      {member && (
        <Avatar
          name={member.displayName || member.username}
          of={member.username}
          url={member.avatarUrl}
          size={36}
        />
      )}
      <textarea
        ref={box}
        id={id}
        name="content"
        rows={1}
        maxLength={limits.postLength}
        placeholder={label}
        readOnly={isPosting}
        onKeyDown={onKeyDown}
        defaultValue={props.typed}
        onChange={(event) => {
          write(event.currentTarget.value);
          setPosted(null);
        }}
        {...(wrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` } : {})}
      />
      <Mentions box={box} />
      {wrong && (
        <p className="post-wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
      <div className="post-ends">
        {posted !== null ? (
          <p className="post-when" role="status">
            {answers === undefined ? (
              <>
                {texts.yourPostIsOnYour}{' '}
                <Link className="linklike" to={paths.post(posted)}>
                  {texts.seeIt}
                </Link>
              </>
            ) : (
              texts.yourReplyIsBelow
            )}
          </p>
        ) : (
          <p className="post-hint needs-script">{texts.controlEnterPosts}</p>
        )}
        {text !== null && text !== '' && <CharacterCount length={text.length} most={limits.postLength} />}
        <button
          type="submit"
          className="btn sm pri"
          disabled={text !== null && (text.trim() === '' || isPosting)}
        >
          {isPosting ? texts.posting : answers === undefined ? texts.post : texts.reply}
        </button>
      </div>
    </Form>
  );
}
