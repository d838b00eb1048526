import BellOff from 'lucide-react/icons/bell-off';
import { Link } from 'react-router';
import type { ConversationRow } from '#contract/messages.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import * as texts from '../../texts/messages.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { quoteIn, withoutAddresses } from './message-text.ts';

/** What every row of a list is told. */
export interface RowFacts {
  memberId: string;
  now: number;
  /** The conversation that is open beside the list. */
  open?: string | undefined;
  /** Conversations in which the other is writing. */
  writers?: ReadonlySet<string>;
}

function Row({ row, memberId, now, open, writers }: { row: ConversationRow } & RowFacts) {
  const name = row.other_participant_display_name ?? row.other_participant_username;
  const said = withoutAddresses(quoteIn(row.last_message_content).text, {
    alone: texts.aLink,
    among: texts.linkAmongWords,
  });
  const last = said || texts.messageRemoved;
  return (
    <li className={row.unread_count === 0 ? undefined : row.is_muted ? 'unread is-muted' : 'unread'}>
      <Link
        to={memberPaths.conversation(row.conversation_id)}
        data-username={row.other_participant_username}
        aria-current={row.conversation_id === open ? 'page' : undefined}
      >
        <Avatar
          name={name}
          of={row.other_participant_username}
          url={row.other_participant_avatar_url}
          size={48}
        />
        <span className="who">
          {name}
          {row.is_muted && (
            <>
              <BellOff className="ic" />
              <span className="vh"> ({texts.muted})</span>
            </>
          )}
        </span>
        {writers?.has(row.conversation_id) ? (
          <span className="last is-typing">{texts.typing}</span>
        ) : (
          <span className="last">
            {row.last_message_sender_id === memberId ? fillIn(texts.youMessage, { message: last }) : last}
          </span>
        )}
        <span className="when">
          <TimeAgo moment={row.last_message_at} now={now} />
        </span>
        {row.unread_count > 0 && (
          <span className="count">
            {row.unread_count}
            <span className="vh"> {texts.unread}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** Conversations under each other. */
export const ConversationRows = ({ rows, ...facts }: { rows: readonly ConversationRow[] } & RowFacts) => (
  <ul className="inbox">
    {rows.map((row) => (
      <Row key={row.conversation_id} row={row} {...facts} />
    ))}
  </ul>
);
