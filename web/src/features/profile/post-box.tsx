import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { type CallError, call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { refusalWords } from '../../page/refusal.ts';
import * as texts from '../../texts/profile.ts';
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
}) {
  const { answers } = props;
  const label = answers === undefined ? texts.writeAPost : texts.writeAReply;
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState(props.wrong);
  const [isPosting, setPosting] = useState(false);
  const [isPosted, setPosted] = useState(false);
  const { revalidate } = useRevalidator();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // Somebody may have started to write before the page came to life.
  useEffect(() => setText(box.current?.value ?? ''), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const content = box.current?.value ?? '';
    if (isPosting || content.trim() === '') return;
    setPosting(true);
    setWrong(null);
    setPosted(false);
    try {
      await call('create-stream-post', { content, ...(answers === undefined ? {} : { parentId: answers }) });
      if (box.current?.value === content) {
        box.current.value = '';
        setText('');
      }
      setPosted(true);
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
  return (
    <Form method="post" action={props.action} className="post-box" onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="intent" value="post" />
      {answers !== undefined && <input type="hidden" name="parentId" value={answers} />}
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        name="content"
        rows={1}
        maxLength={limits.postLength}
        placeholder={label}
        defaultValue={props.typed}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPosted(false);
        }}
        {...(wrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` } : {})}
      />
      {wrong && (
        <p className="post-wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
      <button
        type="submit"
        className="btn sm pri"
        disabled={text !== null && (text.trim() === '' || isPosting)}
      >
        {isPosting ? texts.posting : answers === undefined ? texts.post : texts.reply}
      </button>
      {isPosted && (
        <p className="post-when" role="status">
          {answers === undefined ? texts.yourPostIsOnYour : texts.yourReplyIsBelow}
        </p>
      )}
    </Form>
  );
}
