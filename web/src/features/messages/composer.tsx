import Send from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { draftOf, rememberDraft } from '../../state/drafts.ts';
import * as texts from '../../texts/messages.ts';
import { answering } from './message-text.ts';

/** A name with which an empty box is one line high, on a phone too. */
const shortened = (name: string): string => (name.length > 22 ? `${name.slice(0, 21).trimEnd()}…` : name);

/**
 * The box for writing. Enter sends, Shift+Enter starts a new line, as Enter does on a phone; without script it is a form of the page. What was typed
 * and not sent is there again when one comes back to the conversation.
 */
export function Composer(props: {
  /** Names the message that the form sends without script: sent twice, it is still one message. */
  clientId: string;
  name: string;
  memberId: string;
  conversationId: string;
  /** The initial text: a message that was refused. */
  typed: string;
  send(content: string): void;
  onType(): void;
  /** What it answers; null: nothing. */
  quoting: { id: string; text: string; isMine: boolean } | null;
  /** It answers nothing any more. */
  endQuote(): void;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(props.typed);
  const isEmpty = text.trim() === '';
  const { memberId, conversationId, quoting, endQuote } = props;
  const most = limits.messageLength - (quoting ? answering(quoting.text, '').length : 0);
  const left = most - text.length;
  const box = `message:${conversationId}`;
  // After the first drawing, which the server's must be like.
  useEffect(() => {
    const draft = draftOf(memberId, box);
    if (draft !== '') setText((typed) => (typed === '' ? draft : typed));
  }, [memberId, box]);
  const write = (next: string) => {
    setText(next);
    rememberDraft(memberId, box, next);
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isEmpty || left < 0) return;
    props.send(quoting ? answering(quoting.text, text.trim()) : text.trim());
    endQuote();
    write('');
    area.current?.focus();
  };
  // Who chooses what to answer goes on to write.
  const answered = quoting?.id;
  useEffect(() => {
    if (answered !== undefined) area.current?.focus();
  }, [answered]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && quoting) return endQuote();
    // Enter also ends the composition of a character; and on a phone, which has no Shift for it, it starts a new line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia('(hover: none) and (pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  };
  return (
    <Form method="post" className={left < 200 ? 'composer is-long' : 'composer'} onSubmit={submit}>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="client_id" value={props.clientId} />
      {quoting && (
        <p className="composer-quote">
          <span className="what">
            <b>
              {quoting.isMine ? texts.answeringYourself : fillIn(texts.answeringName, { name: props.name })}
            </b>
            {quoting.text}
          </span>
          <button type="button" className="iconbtn" aria-label={texts.dontAnswerThis} onClick={endQuote}>
            <X className="ic" />
          </button>
        </p>
      )}
      <label htmlFor={id} className="vh">
        {fillIn(texts.messageToName, { name: props.name })}
      </label>
      <textarea
        id={id}
        ref={area}
        name="content"
        rows={1}
        required
        maxLength={most}
        placeholder={fillIn(texts.messageName, { name: shortened(props.name) })}
        value={text}
        onChange={(event) => {
          write(event.target.value);
          if (event.target.value.trim() !== '') props.onType();
        }}
        onKeyDown={onKeyDown}
      />
      {left < 200 && (
        <span className="left" role="status">
          {fillIn(texts.charactersLeft, { count: left })}
        </span>
      )}
      <button
        type="submit"
        className={isEmpty ? 'btn flat' : 'btn pri'}
        aria-label={texts.send}
        title={texts.enterSends}
      >
        <Send className="ic" />
      </button>
    </Form>
  );
}
