import { useEffect, useId, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { limits } from '#contract/limits.ts';
import './stream.css';

/** Where a post is written. Without script the button is always there; with it, only while there is something to post. */
export function PostBox({ action, wrong }: { action: string; wrong: string | null }) {
  const [text, setText] = useState<string | null>(null);
  const { formAction } = useNavigation();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // Somebody may have begun to write before the page came to life.
  useEffect(() => setText(box.current?.value ?? ''), []);
  const isPosting = formAction !== undefined;
  return (
    <Form method="post" action={action} className="post-box">
      <input type="hidden" name="intent" value="post" />
      <label className="vh" htmlFor={id}>
        Write a post
      </label>
      <textarea
        ref={box}
        id={id}
        name="content"
        rows={1}
        maxLength={limits.postLength}
        placeholder="Write a post"
        onChange={(event) => setText(event.currentTarget.value)}
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
        {isPosting ? 'Posting…' : 'Post'}
      </button>
    </Form>
  );
}
