import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { ConfirmFirst } from '../../parts/confirm-first.tsx';
import { Mentions } from '../../parts/mentions.tsx';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import { draftOf, rememberDraft } from '../../state/drafts.ts';
import { mayWrite } from '../../state/may-write.ts';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/comments.ts';
import { CharacterCount } from '../../ui/character-count.tsx';

export interface ComposerProps {
  label: string;
  /** What this box is called among the drafts of whoever writes. */
  draft: string;
  placeholder?: string;
  /** The initial text. */
  text?: string;
  /** What it begins with, that alone says nothing: the name of whom it answers. */
  begins?: string;
  submit: string;
  /** Sends it. A refusal is thrown, and its words are shown. */
  send(text: string): Promise<void>;
  onCancel?: () => void;
}

/** The box for writing a comment, a reply or an edit. */
export function Composer(props: ComposerProps) {
  const member = useMember();
  const writerId = member?.id ?? null;
  const { draft } = props;
  const first = props.text ?? props.begins ?? '';
  const [text, setText] = useState(first);
  const write = (next: string) => {
    setText(next);
    rememberDraft(writerId, draft, next === first ? '' : next);
  };
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isFocused, setOpen] = useState(props.onCancel !== undefined);
  const isOpen = isFocused || text !== '';

  // A draft goes with the member who wrote it; one of a visitor who logs in stays.
  const writer = useRef(member?.id);
  useEffect(() => {
    if (writer.current !== undefined && writer.current !== member?.id) setText(first);
    writer.current = member?.id;
  }, [member?.id, first]);

  // After the first drawing, which the server's must be like.
  useEffect(() => {
    const unsent = draftOf(writerId, draft);
    if (unsent !== '') setText((typed) => (typed === first ? unsent : typed));
  }, [writerId, draft, first]);

  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const wasOpened = props.onCancel !== undefined;
  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    if (wasOpened) area?.setSelectionRange(area.value.length, area.value.length);
  }, [wasOpened]);
  // The box above all comments folds once somebody goes on elsewhere. Not before their press is over: what they press
  // would move away below it.
  const folds = isFocused && text === '' && !wasOpened;
  useEffect(() => {
    if (!folds) return;
    const fold = () => {
      if (!form.current?.contains(document.activeElement)) setOpen(false);
    };
    document.addEventListener('click', fold);
    document.addEventListener('keyup', fold);
    return () => {
      document.removeEventListener('click', fold);
      document.removeEventListener('keyup', fold);
    };
  }, [folds]);

  if (member !== null && !mayWrite(member)) return <ConfirmFirst />;

  const cancel = () => {
    write(first);
    setFault(null);
    setOpen(props.onCancel !== undefined);
    props.onCancel?.();
  };
  const isNothing = text.trim() === (props.begins ?? '').trim() || text.trim() === '';
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isNothing || isSending) return;
    setSending(true);
    setFault(null);
    try {
      const who = member ?? (await askToSignIn(texts.pleaseLogInToComment));
      if (who === null) return;
      await props.send(text);
      write(first);
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
    if (event.key === 'Escape' && text === first) cancel();
  };
  return (
    <form ref={form} className="compose-form needs-script" onSubmit={(event) => void submit(event)}>
      <textarea
        ref={box}
        rows={isOpen ? 3 : 1}
        aria-label={props.label}
        placeholder={props.placeholder}
        maxLength={limits.commentLength}
        value={text}
        onFocus={() => setOpen(true)}
        onChange={(event) => write(event.target.value)}
        onKeyDown={key}
        // biome-ignore lint/a11y/noAutofocus: it was opened a moment ago by a press on Reply or Edit.
        autoFocus={props.onCancel !== undefined}
      />
      <Mentions box={box} />
      {fault && (
        <p className="form-note wrong" role="alert">
          {fault}
        </p>
      )}
      {isOpen && (
        <div className="ends">
          {text !== '' && <CharacterCount length={text.length} most={limits.commentLength} />}
          <button type="button" className="btn sm flat" onClick={cancel}>
            {texts.cancel}
          </button>
          <button type="submit" className="btn sm pri" disabled={isNothing || isSending}>
            {props.submit}
          </button>
        </div>
      )}
    </form>
  );
}
