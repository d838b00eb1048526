import Copy from 'lucide-react/icons/copy';
import Flag from 'lucide-react/icons/flag';
import Reply from 'lucide-react/icons/reply';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { clockTime } from '../../lib/day-name.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { besideCard, type SharedVideo as Video } from '../../page/shared-videos.ts';
import { LinkedText } from '../../parts/linked-text.tsx';
import { SharedVideo } from '../../parts/shared-video.tsx';
import { say } from '../../state/notices.ts';
import * as commonTexts from '../../texts/common.ts';
import * as texts from '../../texts/messages.ts';
import type { ChatMessage } from './chat-state.ts';
import { isEmojiOnly, quoteIn } from './message-text.ts';

/** What a message says, under what it answers, and the video that it links to. */
export function MessageText({ content, shared }: { content: string; shared: Video | null }) {
  const { quote, text: typed } = quoteIn(content);
  const text = besideCard(typed, shared);
  const isCardOnly = text === '' && quote === null;
  return (
    <>
      {!isCardOnly && (
        <p className={quote === null && isEmojiOnly(text) ? 'is-emoji' : undefined}>
          {quote !== null && (
            <q className="chat-quote">
              <span className="vh">{texts.inAnswerTo} </span>
              {quote}
            </q>
          )}
          <LinkedText text={text} />
        </p>
      )}
      {shared && <SharedVideo video={shared} />}
    </>
  );
}

/** Copies what a message says, or says that the browser does not let a page copy. */
async function copy(content: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(quoteIn(content).text);
    say(texts.copied);
  } catch {
    say(texts.couldntCopy, 'wrong');
  }
}

function Act({ name, icon, act }: { name: string; icon: ReactNode; act(): void }) {
  return (
    <button type="button" className="iconbtn needs-script" aria-label={name} title={name} onClick={act}>
      {icon}
    </button>
  );
}

export interface MessageActs {
  report(message: ChatMessage): void;
  /** Asks whether one's own is to be deleted. */
  remove(message: ChatMessage): void;
  /** Begins an answer to it; absent: nobody may write here. */
  reply?: ((message: ChatMessage) => void) | undefined;
}

/** One message: when it was written, and what can be done with it. */
export function MessageLine(props: {
  message: ChatMessage;
  shared: Video | null;
  isMine: boolean;
  /** Stands together with the next one, which says the time. */
  isJoined: boolean;
  isSeen: boolean;
  otherName: string;
  /** Times are those of the reader's clock. */
  isLocal: boolean;
  acts: MessageActs;
}) {
  const { message, shared, isMine, isJoined, isSeen, otherName, isLocal, acts } = props;
  const { reply } = acts;
  const { content, created_at: moment } = message;
  return (
    <div
      className={['chat-message', isMine && 'mine', isJoined && 'joined'].filter(Boolean).join(' ')}
      // A tap shows when it was written, and what can be done with it.
      tabIndex={-1}
    >
      <span className="vh">{isMine ? texts.you : otherName}: </span>
      <MessageText content={content} shared={shared} />
      <span className="facts">
        <time
          dateTime={moment}
          title={fillIn(commonTexts.momentUtc, { moment: moment.slice(0, 16).replace('T', ' ') })}
        >
          {clockTime(moment, isLocal)}
        </time>
        {isSeen && <span className="seen">{texts.seen}</span>}
        <span className="chat-acts">
          {reply && (
            <Act name={texts.replyToThisMessage} icon={<Reply className="ic" />} act={() => reply(message)} />
          )}
          <Act name={texts.copyThisMessage} icon={<Copy className="ic" />} act={() => void copy(content)} />
          {isMine ? (
            <Act
              name={texts.deleteThisMessage}
              icon={<Trash2 className="ic" />}
              act={() => acts.remove(message)}
            />
          ) : (
            <Act
              name={texts.reportThisMessage}
              icon={<Flag className="ic" />}
              act={() => acts.report(message)}
            />
          )}
        </span>
      </span>
    </div>
  );
}
