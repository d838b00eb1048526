import { Moment } from '../ui/moment.tsx';

/** What was written in a ticket, oldest first. */
export const TicketMessages = (props: {
  messages: readonly { who: string; is_from_desk: boolean; body: string; created_at: string }[];
}) => (
  <ol className="ticket-messages">
    {props.messages.map(({ who, is_from_desk, body, created_at }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever added to
      <li key={place} className={is_from_desk ? 'desk' : undefined}>
        <p className="who">
          <b>{who}</b>, <Moment at={created_at} />
        </p>
        <p className="body">{body}</p>
      </li>
    ))}
  </ol>
);
