import Flag from 'lucide-react/icons/flag';
import Trash2 from 'lucide-react/icons/trash-2';
import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { dayName } from '../../lib/day-name.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { LinkedText } from '../../parts/linked-text.tsx';
import * as texts from '../../texts/messages.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { beginsDay, type ChatMessage, isJoined } from './chat-state.ts';
import type { Chat } from './use-chat.ts';

/** How near its end (px) the log counts as read to the end; new messages then scroll into view. */
const nearEnd = 80;

interface MessageLogProps {
  chat: Chat;
  memberId: string;
  otherName: string;
  /** What was written until then the other has read. */
  seenUntil: string | null;
  /** When the page was rendered. */
  now: number;
  report(message: ChatMessage): void;
  /** Asks whether one's own is to be deleted. */
  remove(message: ChatMessage): void;
  older: React.ReactNode;
}

const classOf = (isMine: boolean, isJoinedOn: boolean): string =>
  ['chat-message', isMine && 'mine', isJoinedOn && 'joined'].filter(Boolean).join(' ');

/** The messages of a conversation, newest at the end, followed by those being sent. */
export function MessageLog(props: MessageLogProps) {
  const { chat, memberId, otherName, seenUntil, now, report, remove, older } = props;
  const { messages, outgoing } = chat;
  const seen = messages.findLast(
    ({ sender_id, created_at }) => sender_id === memberId && seenUntil !== null && created_at <= seenUntil,
  );
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', last: '', height: 0, atEnd: true });

  // Stays at the end if the reader is there, and holds their place when older messages load above.
  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const { first, last, height, atEnd } = before.current;
    const present = {
      first: messages[0]?.id ?? '',
      last: outgoing.at(-1)?.clientId ?? messages.at(-1)?.id ?? '',
    };
    if (present.last !== last && (atEnd || outgoing.length > 0)) box.scrollTop = box.scrollHeight;
    else if (present.first !== first) box.scrollTop += box.scrollHeight - height;
    before.current = { ...before.current, ...present, height: box.scrollHeight };
  }, [messages, outgoing]);

  // A keyboard that opens takes room from it: whoever was at the end stays there.
  useEffect(() => {
    const box = log.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      if (before.current.atEnd) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);

  return (
    <div
      className="chat-log"
      ref={log}
      role="log"
      aria-label={fillIn(texts.messagesWithName, { name: otherName })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        before.current.atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
      }}
    >
      {older}
      {messages.map((message, i) => (
        <Fragment key={message.id}>
          {beginsDay(message, messages[i - 1]) && (
            <p className="chat-day">{dayName(message.created_at, now)}</p>
          )}
          <div
            className={classOf(
              message.sender_id === memberId,
              message !== seen && isJoined(message, messages[i + 1]),
            )}
            // A tap shows when it was written, and what can be done with it.
            tabIndex={-1}
          >
            <span className="vh">{message.sender_id === memberId ? texts.you : otherName}: </span>
            <p>
              <LinkedText text={message.content} />
            </p>
            <span className="facts">
              <TimeAgo moment={message.created_at} now={now} />
              {message === seen && <span className="seen">{texts.seen}</span>}
              {message.sender_id === memberId ? (
                <button
                  type="button"
                  className="iconbtn needs-script"
                  aria-label={texts.deleteThisMessage}
                  title={texts.deleteThisMessage}
                  onClick={() => remove(message)}
                >
                  <Trash2 className="ic" />
                </button>
              ) : (
                <button
                  type="button"
                  className="iconbtn needs-script"
                  aria-label={texts.reportThisMessage}
                  title={texts.reportThisMessage}
                  onClick={() => report(message)}
                >
                  <Flag className="ic" />
                </button>
              )}
            </span>
          </div>
        </Fragment>
      ))}
      {outgoing.map(({ clientId, content, fault, isRefused }) => (
        <div className="chat-message mine outgoing" key={clientId}>
          <span className="vh">{texts.you}: </span>
          <p>
            <LinkedText text={content} />
          </p>
          {fault === null ? (
            <span className="facts">{texts.sending}</span>
          ) : (
            <span className="facts wrong" role="alert">
              {fault}{' '}
              <button type="button" className="linklike" onClick={chat.retry}>
                {texts.tryAgain}
              </button>
              {isRefused && (
                <button type="button" className="linklike" onClick={() => chat.discard(clientId)}>
                  {texts.discard}
                </button>
              )}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
