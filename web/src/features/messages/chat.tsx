import ArrowLeft from 'lucide-react/icons/arrow-left';
import BellOff from 'lucide-react/icons/bell-off';
import { useCallback, useContext, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { Conversation, Message } from '#contract/messages.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { PostedForm } from '../../lib/posted-fields.ts';
import * as memberPaths from '../../member-paths.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import type { SharedVideos } from '../../page/shared-videos.ts';
import { ConfirmFirst } from '../../parts/confirm-first.tsx';
import * as paths from '../../paths.ts';
import { askToReport } from '../../state/ask-to-report.ts';
import * as texts from '../../texts/messages.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { ChatMenu } from './chat-menu.tsx';
import type { ChatMessage } from './chat-state.ts';
import { Composer } from './composer.tsx';
import { DeleteMessage } from './delete-message.tsx';
import { intents } from './intents.ts';
import { MessageLog } from './message-log.tsx';
import { quoted } from './message-text.ts';
import { useChat } from './use-chat.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useNote } from './use-note.ts';
import { useShared } from './use-shared.ts';
import { useTalk } from './use-talk.ts';
import { words } from './words.ts';
import './messages.css';

interface ChatProps {
  conversation: Conversation;
  /** Newest first; null: could not be loaded. */
  first: readonly Message[] | null;
  memberId: string;
  /** The member has not confirmed their address and may not write. */
  isUnverified: boolean;
  /** The videos that these link to, and where the site is: only its own have cards. */
  shared: SharedVideos;
  origin: string;
  now: number;
  clientId: string;
  answer: FormAnswer | undefined;
}

/** A form of one button. */
function Act({ intent, isMain, children }: { intent: string; isMain?: boolean; children: string }) {
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === intent;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <button type="submit" className={`btn sm ${isMain ? 'pri' : 'flat'}`} aria-disabled={isBusy}>
        {children}
      </button>
    </Form>
  );
}

/** A conversation with one other member. */
export function Chat(props: ChatProps) {
  const { conversation, first, memberId, isUnverified, now, clientId, answer } = props;
  const id = conversation.conversation_id;
  const name = conversation.other_participant_display_name ?? conversation.other_participant_username;
  const posted = useContext(PostedForm);
  const chat = useChat({ conversationId: id, memberId, first });
  const talk = useTalk(conversation);
  const sharedBy = useShared(props.shared, props.origin, [...chat.messages, ...chat.outgoing]);
  // Whoever answers has taken it up, whatever was so when the page was loaded.
  const isOneSided =
    chat.messages.length > 0 && chat.messages.every(({ sender_id: senderId }) => senderId === memberId);
  const { send } = chat;
  const { sent } = talk;
  const sendNow = useCallback(
    (content: string) => {
      sent();
      send(content);
    },
    [send, sent],
  );
  const report = useCallback(
    ({ id: messageId }: ChatMessage) => askToReport({ kind: 'message', id: messageId, name: 'message' }),
    [],
  );
  const [deleting, setDeleting] = useState<ChatMessage | null>(null);
  const [quoting, setQuoting] = useState<ChatMessage | null>(null);
  const mayWrite = conversation.may_write && !isUnverified;
  const acts = { report, remove: setDeleting, reply: mayWrite ? setQuoting : undefined };
  const foot = useRef<HTMLDivElement>(null);
  useKeyboardRoom(foot);
  const endQuote = useCallback(() => setQuoting(null), []);
  const note = useNote(answer, chat.outgoing.length > 0);
  return (
    <section className="chat" aria-label={fillIn(texts.conversationWithName, { name })}>
      <header className="chat-head">
        <Link className="iconbtn" to={memberPaths.inbox()} aria-label={texts.backToTheInbox}>
          <ArrowLeft className="ic" />
        </Link>
        <Avatar
          name={name}
          of={conversation.other_participant_username}
          url={conversation.other_participant_avatar_url}
          size={40}
        />
        <h1>
          <Link to={paths.user(conversation.other_participant_username)}>{name}</Link>
          {name !== conversation.other_participant_username && (
            <span>@{conversation.other_participant_username}</span>
          )}
        </h1>
        {conversation.is_muted && (
          <span className="chat-muted" title={texts.muted}>
            <BellOff className="ic" />
            <span className="vh">{texts.muted}</span>
          </span>
        )}
        {conversation.blocked_by_me && <Act intent={intents.unblock}>{texts.unblock}</Act>}
        <ChatMenu conversation={conversation} name={name} />
      </header>
      {conversation.state === 'request' && (
        <div className="chat-request">
          <p>
            {fillIn(texts.nameWantsToMessageYou, { name })}
            {isUnverified && ` ${texts.toAnswerConfirmYourEmail}`}
          </p>
          <span className="chat-answers">
            <Act intent={intents.accept} isMain>
              {texts.accept}
            </Act>
            <Act intent={intents.decline}>{texts.decline}</Act>
          </span>
        </div>
      )}
      {conversation.state === 'declined' && (
        <div className="chat-request">
          <p>{fillIn(texts.youDeclinedThisRequestWe, { name })}</p>
          <Act intent={intents.accept}>{texts.acceptAfterAll}</Act>
        </div>
      )}
      <MessageLog
        chat={chat}
        memberId={memberId}
        otherName={name}
        unread={conversation.unread_count}
        seenUntil={talk.seenUntil}
        now={now}
        acts={acts}
        sharedBy={sharedBy}
        older={
          chat.hasOlder && (
            <OlderMessages
              isLoading={chat.isLoading}
              load={chat.older}
              to={memberPaths.conversation(id, chat.messages[0]?.created_at)}
            />
          )
        }
      />
      <div className="chat-foot" ref={foot}>
        <FormNote wrong={answer?.fault?.message} done={note} />
        {chat.fault && (
          <p className="form-note wrong" role="alert">
            {chat.fault}{' '}
            <button type="button" className="linklike" onClick={chat.catchUp}>
              {texts.tryAgain}
            </button>
          </p>
        )}
        {conversation.waits && conversation.may_write && isOneSided && (
          <p className="form-note">{fillIn(texts.nameHasNotTakenUp, { name })}</p>
        )}
        <p className="chat-typing" role="status">
          {talk.isTyping && fillIn(texts.nameIsTyping, { name })}
        </p>
        <p className="chat-lost" role="status">
          {chat.lost && words.connection(chat.lost)}
        </p>
        {isUnverified ? (
          <ConfirmFirst />
        ) : conversation.may_write ? (
          <Composer
            clientId={clientId}
            name={name}
            memberId={memberId}
            conversationId={id}
            typed={answer?.fault && posted?.intent === intents.send ? (posted.content ?? '') : ''}
            send={sendNow}
            onType={talk.typed}
            quoting={
              quoting && {
                id: quoting.id,
                text: quoted(quoting.content),
                isMine: quoting.sender_id === memberId,
              }
            }
            endQuote={endQuote}
          />
        ) : (
          <p className="form-note">{conversation.refusal}</p>
        )}
      </div>
      {deleting && (
        <DeleteMessage message={deleting} remove={chat.remove} onClose={() => setDeleting(null)} />
      )}
    </section>
  );
}

/** A button; without script, a link to the page of earlier messages. */
function OlderMessages(props: { isLoading: boolean; load(): void; to: string }) {
  return (
    <p className="chat-older">
      <button
        type="button"
        className="btn sm flat needs-script"
        aria-disabled={props.isLoading}
        onClick={() => !props.isLoading && props.load()}
      >
        {props.isLoading ? texts.loading : texts.olderMessages}
      </button>
      <a className="btn sm flat needs-no-script" href={props.to}>
        {texts.olderMessages}
      </a>
    </p>
  );
}
