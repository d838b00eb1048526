import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { ConfirmFirst } from '../../parts/confirm-first.tsx';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import { mayWrite } from '../../state/may-write.ts';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/comments.ts';

export interface ComposerProps {
  label: string;
  placeholder?: string;
  /** The initial text. */
  text?: string;
  submit: string;
  /** Sends it. A refusal is thrown, and its words are shown. */
  send(text: string): Promise<void>;
  onCancel?: () => void;
}

/** The box for writing a comment, a reply or an edit. */
export function Composer(props: ComposerProps) {
  const member = useMember();
  const [text, setText] = useState(props.text ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isFocused, setOpen] = useState(props.onCancel !== undefined);
  const isOpen = isFocused || text !== '';

  // A draft goes with the member who wrote it; one of a visitor who logs in stays.
  const writer = useRef(member?.id);
  const first = props.text ?? '';
  useEffect(() => {
    if (writer.current !== undefined && writer.current !== member?.id) setText(first);
    writer.current = member?.id;
  }, [member?.id, first]);

  if (member !== null && !mayWrite(member)) return <ConfirmFirst />;

  const cancel = () => {
    setText(props.text ?? '');
    setFault(null);
    setOpen(props.onCancel !== undefined);
    props.onCancel?.();
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '' || isSending) return;
    setSending(true);
    setFault(null);
    try {
      const who = member ?? (await askToSignIn(texts.pleaseLogInToComment));
      if (who === null) return;
      await props.send(text);
      setText('');
      setOpen(false);
    } catch (error) {
      setFault(error instanceof Error ? error.message : texts.failedToProcessRequest);
    } finally {
      setSending(false);
    }
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
    if (event.key === 'Escape' && text === (props.text ?? '')) cancel();
  };
  const left = limits.commentLength - text.length;
  return (
    <form className="compose-form needs-script" onSubmit={(event) => void submit(event)}>
      <textarea
        rows={isOpen ? 3 : 1}
        aria-label={props.label}
        placeholder={props.placeholder}
        maxLength={limits.commentLength}
        value={text}
        onFocus={() => setOpen(true)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={key}
        // biome-ignore lint/a11y/noAutofocus: it was opened a moment ago by a press on Reply or Edit.
        autoFocus={props.onCancel !== undefined}
      />
      {fault && (
        <p className="form-note wrong" role="alert">
          {fault}
        </p>
      )}
      {isOpen && (
        <div className="ends">
          {left < 200 && <span className="left">{fillIn(texts.charactersLeft, { count: left })}</span>}
          <button type="button" className="btn sm flat" onClick={cancel}>
            {texts.cancel}
          </button>
          <button type="submit" className="btn sm pri" disabled={text.trim() === '' || isSending}>
            {props.submit}
          </button>
        </div>
      )}
    </form>
  );
}
