import { useCallback, useEffect, useRef } from 'react';
import { useAtRest } from '../../lib/use-at-rest.ts';
import { type AuthEvent, authEventName } from '../../state/auth-events.ts';
import { useChannel } from '../../state/live.ts';
import { type LiveEvent, tellLive } from '../../state/live-events.ts';
import { useAuth } from '../../state/member.tsx';
import { forgetUnread, refreshUnread } from '../../state/unread.ts';
import { addLocalNote, noteEntrance } from './local-notes.ts';

const liveEvents: readonly LiveEvent[] = ['unread-changed', 'notifications-changed', 'message-changed'];
/** Several events at once are one request. */
const calm = 250;

/**
 * Keeps the counts of the header up to date, notices when the session ends elsewhere, and writes this browser's own
 * notes.
 */
export default function LiveWatch() {
  const { member, sessionRevoked, check } = useAuth();
  const id = member?.id ?? null;
  // A member who logs out here, or ends all sessions, hears of it in two ways: the answer to their own request decides
  // where to go.
  const atRest = useAtRest();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The session seems to have ended: ask nothing in its name. */
  const isOver = useRef(false);
  const end = () => {
    isOver.current = true;
    clearTimeout(timer.current);
  };
  const session = member?.sessionId ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is the reason.
  useEffect(() => {
    isOver.current = false;
  }, [session]);
  const ask = useCallback(() => {
    clearTimeout(timer.current);
    if (isOver.current) return;
    timer.current = setTimeout(() => void refreshUnread(), calm);
  }, []);

  useEffect(() => {
    if (id === null) return forgetUnread();
    void refreshUnread();
    return () => clearTimeout(timer.current);
  }, [id]);

  useChannel(id === null ? null : `user-channel:${id}`, {
    rows: { table: 'messages' },
    onRow() {
      // The member's own messages too: an answer moves a request into the inbox.
      ask();
      tellLive('message');
    },
    onBroadcast(event, payload) {
      if (event === 'session-revoked') {
        const revoked = String((payload as { revoked_session_id?: unknown }).revoked_session_id);
        if (revoked === session) end();
        atRest(() => sessionRevoked(revoked));
      }
      if (event === 'conversation-seen' || event === 'conversation-typing')
        return tellLive(event, String((payload as { conversation_id?: unknown }).conversation_id));
      const known = liveEvents.find((name) => name === event);
      if (!known) return;
      ask();
      tellLive(known);
    },
    onJoined() {
      ask();
      tellLive('joined');
    },
    // The session may have ended before this page listened.
    onRefused() {
      end();
      atRest(async () => {
        await check();
        isOver.current = false;
      });
    },
  });

  useOwnNotes(session);
  return null;
}

/** Records sign-ins and sign-outs. */
function useOwnNotes(session: string | null): void {
  const last = useRef(session);
  useEffect(() => {
    if (session === null) return;
    last.current = session;
    noteEntrance(session);
  }, [session]);
  useEffect(() => {
    const note = ({ detail }: CustomEvent<AuthEvent>) => {
      if (detail.type === 'signed-out' && last.current !== null) addLocalNote('logout_success', last.current);
    };
    addEventListener(authEventName, note as EventListener);
    return () => removeEventListener(authEventName, note as EventListener);
  }, []);
}
