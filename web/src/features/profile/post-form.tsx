import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { limits } from '#contract/limits.ts';
import { Mentions } from '../../parts/mentions.tsx';
import { draftOf, rememberDraft } from '../../state/drafts.ts';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/profile.ts';
import { CharacterCount } from '../../ui/character-count.tsx';

/** Changes a post, without script. */
export function PlainPostForm({ id, content, action }: { id: string; content: string; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset className="post-form">
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="postId" value={id} />
      <textarea
        name="content"
        rows={3}
        maxLength={limits.postLength}
        defaultValue={content}
        aria-label={texts.yourPost}
        required
      />
      <button type="submit" className="btn sm flat">
        {texts.save}
      </button>
    </Form>
  );
}

/** Changes a post where its text stands. `wrong`: why the last try was refused; its text is in `content`. */
export function PostForm(props: {
  id: string;
  content: string;
  action: string;
  wrong: string | null;
  cancel(): void;
}) {
  const { id, content, action, wrong, cancel } = props;
  const memberId = useMember()?.id ?? null;
  const draft = `post-edit:${id}`;
  const [text, setText] = useState(() => draftOf(memberId, draft) || content);
  const write = (next: string) => {
    setText(next);
    rememberDraft(memberId, draft, next === content ? '' : next);
  };
  const forget = () => rememberDraft(memberId, draft, '');
  const leave = () => {
    forget();
    cancel();
  };
  const box = useRef<HTMLTextAreaElement>(null);
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === 'edit' && formData.get('postId') === id;
  useEffect(() => {
    const area = box.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  // What was sent is no draft, until it comes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refusal brings it back.
  useEffect(() => {
    if (wrong !== null) write(text);
  }, [wrong]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && text === content) leave();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  return (
    <Form method="post" action={action} preventScrollReset className="post-form" onSubmit={forget}>
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="postId" value={id} />
      <textarea
        ref={box}
        name="content"
        rows={3}
        maxLength={limits.postLength}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        aria-label={texts.yourPost}
        readOnly={isBusy}
        required
      />
      <Mentions box={box} />
      {wrong && (
        <p className="post-wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="post-ends">
        <CharacterCount length={text.length} most={limits.postLength} />
        <button type="button" className="btn sm flat" onClick={leave}>
          {texts.cancel}
        </button>
        <button type="submit" className="btn sm pri" disabled={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </button>
      </div>
    </Form>
  );
}
