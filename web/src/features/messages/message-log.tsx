import ArrowDown from 'lucide-react/icons/arrow-down';
import { Fragment, useRef, useState } from 'react';
import { dayName } from '../../lib/day-name.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import type { SharedVideo } from '../../page/shared-videos.ts';
import * as texts from '../../texts/messages.ts';
import { beginsDay, firstUnread, isJoined } from './chat-state.ts';
import { type MessageActs, MessageLine, MessageText } from './message-line.tsx';
import type { Chat } from './use-chat.ts';
import { usePlace } from './use-place.ts';
import './message-log.css';

/** How near its start (px) older messages are loaded without being asked for. */
const nearStart = 160;

interface MessageLogProps {
  chat: Chat;
  memberId: string;
  otherName: string;
  /** How many were unread when the page was opened. */
  unread: number;
  /** What was written until then the other has read. */
  seenUntil: string | null;
  /** When the page was rendered. */
  now: number;
  acts: MessageActs;
  /** The video that a message links to. */
  sharedBy(message: { content: string }): SharedVideo | null;
  older: React.ReactNode;
}

/** Whether the member has written anything since the message with which what is new begins. */
const answers = ({ messages, outgoing }: Chat, from: string | null, memberId: string): boolean =>
  from !== null &&
  (outgoing.length > 0 ||
    messages
      .slice(messages.findIndex(({ id }) => id === from))
      .some(({ sender_id: senderId }) => senderId === memberId));

/** The messages of a conversation, newest at the end, followed by those being sent. */
export function MessageLog(props: MessageLogProps) {
  const { chat, memberId, otherName, unread, seenUntil, now, acts, sharedBy, older } = props;
  const { messages, outgoing } = chat;
  const isLocal = useInBrowser();
  const seen = messages.findLast(
    ({ sender_id, created_at }) => sender_id === memberId && seenUntil !== null && created_at <= seenUntil,
  );
  const log = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  // What is new when somebody comes stays marked until they answer or leave, whatever has been read by then.
  const [news] = useState(() => ({ count: unread, from: firstUnread(messages, unread, memberId) }));
  const [hasAnswered, setAnswered] = useState(false);
  if (!hasAnswered && answers(chat, news.from, memberId)) setAnswered(true);
  const unreadFrom = hasAnswered ? null : news.from;
  const { look, toEnd, away } = usePlace({ log, line, messages, outgoing, memberId });

  return (
    <>
      <div
        className="chat-log"
        ref={log}
        role="log"
        aria-label={fillIn(texts.messagesWithName, { name: otherName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: box }) => {
          look();
          if (box.scrollTop < nearStart && chat.hasOlder && !chat.isLoading) chat.older();
        }}
      >
        {older}
        {messages.map((message, i) => (
          <Fragment key={message.id}>
            {beginsDay(message, messages[i - 1], isLocal) && (
              <p className="chat-day">{dayName(message.created_at, now, isLocal)}</p>
            )}
            {message.id === unreadFrom && (
              <p className="chat-unread" ref={line}>
                {countOf(news.count, texts.newMessage, texts.newMessages)}
              </p>
            )}
            <MessageLine
              message={message}
              shared={sharedBy(message)}
              isMine={message.sender_id === memberId}
              isJoined={
                message !== seen &&
                messages[i + 1]?.id !== unreadFrom &&
                isJoined(message, messages[i + 1], isLocal)
              }
              isSeen={message === seen}
              otherName={otherName}
              isLocal={isLocal}
              acts={acts}
            />
          </Fragment>
        ))}
        {outgoing.map(({ clientId, content, fault, isRefused }) => (
          <div className="chat-message mine outgoing" key={clientId}>
            <span className="vh">{texts.you}: </span>
            <MessageText content={content} shared={sharedBy({ content })} />
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
      {away !== null && (
        <button
          type="button"
          className="chat-newest needs-script"
          aria-label={away === 0 ? texts.toTheNewest : fillIn(texts.toTheNewestCount, { count: away })}
          onClick={toEnd}
        >
          {away > 0 && <b>{away}</b>}
          <ArrowDown className="ic" />
        </button>
      )}
    </>
  );
}
