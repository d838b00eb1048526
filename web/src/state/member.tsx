import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#contract/client.ts';
import {
  type Account,
  type AuthEvent,
  authChannelName,
  authEventName,
  type Entrance,
  fetchMember,
  type Member,
  memberAfter,
  memberOf,
} from './auth-events.ts';

export type { Member } from './auth-events.ts';

export interface Auth {
  /** Who is signed in; null: a visitor. The server knows before the page is drawn. */
  member: Member | null;
  /** Somebody signed in elsewhere in this browser, and the server is being asked who. */
  isLoading: boolean;
  /** The session of the cookie now belongs to this member. Null if the answer contained nobody. */
  signedIn(entrance: Pick<Entrance, 'user' | 'session'>): Member | null;
  /**
   * Ends the session, here (`local`) or everywhere. Only one runs at a time. Rejects if the server could not be
   * reached.
   */
  signOut(scope?: 'local' | 'global'): Promise<void>;
  /** The session has ended on the server: only what this browser shows is cleared. */
  forceLogout(): void;
  /** A session of this member was ended somewhere. Logs out fully if it is this browser's. */
  sessionRevoked(sessionId: string): void;
  /** The account as a call returned it after a change. */
  updated(account: Account): void;
  /** Takes an event from another tab, the server or a timer. */
  hear(event: AuthEvent): void;
  /** Asks the server who is signed in. */
  check(afterSignIn?: boolean): Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

/** Who is signed in; null for a visitor, in the server's HTML too. */
export const useMember = (): Member | null => useContext(AuthContext)?.member ?? null;

/** Whether the server is being asked who is signed in. */
export const useIsAuthLoading = (): boolean => useContext(AuthContext)?.isLoading ?? false;

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('MemberProvider is missing');
  return auth;
}

const same = (a: Member | null, b: Member | null) => JSON.stringify(a) === JSON.stringify(b);

function tellTabs(event: AuthEvent): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(authChannelName);
  channel.postMessage(event);
  channel.close();
}

/** Holds who is signed in: first as the server rendered the page, then as events say. */
export function MemberProvider({ initial, children }: { initial: Member | null; children: ReactNode }) {
  const [member, setMember] = useState(initial);
  const [isLoading, setLoading] = useState(false);
  const { revalidate } = useRevalidator();
  const present = useRef(initial);
  const leaving = useRef<Promise<void> | null>(null);

  /** Applies an event, and returns whether it changed anything. */
  const take = useCallback((event: AuthEvent): boolean => {
    const next = memberAfter(present.current, event);
    if (event.type !== 'initial' && same(next, present.current)) return false;
    present.current = next;
    setMember(next);
    window.dispatchEvent(new CustomEvent(authEventName, { detail: event }));
    return true;
  }, []);

  const tell = useCallback(
    (event: AuthEvent) => {
      if (take(event)) tellTabs(event);
    },
    [take],
  );

  // The first event; and later what the server says with a page, which overrules what we believed.
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      take({ type: 'initial', member: initial });
    } else if (initial === null) tell({ type: 'signed-out' });
    else if (initial.id === present.current?.id) tell({ type: 'user-updated', member: initial });
    else tell({ type: 'signed-in', member: initial });
  }, [initial, take, tell]);

  const auth = useMemo((): Omit<Auth, 'member' | 'isLoading'> => {
    const check = async (afterSignIn = false) => {
      if (afterSignIn) setLoading(true);
      try {
        const found = await fetchMember(afterSignIn, present.current);
        const before = present.current?.id;
        if (found === null) take({ type: 'signed-out' });
        else if (found.id === before) take({ type: 'user-updated', member: found });
        else take({ type: 'signed-in', member: found });
        if (found?.id !== before) await revalidate();
      } catch {
        // Not reached: nothing new is known.
      } finally {
        if (afterSignIn) setLoading(false);
      }
    };
    const signOut = (scope: 'local' | 'global' = 'local') => {
      leaving.current ??= call('sign_out', { p_scope: scope })
        .then(forceLogout)
        .finally(() => {
          leaving.current = null;
        });
      return leaving.current;
    };
    const forceLogout = () => {
      tell({ type: 'signed-out' });
      void revalidate();
    };
    return {
      check,
      forceLogout,
      signedIn({ user, session }) {
        if (!user || !session) return null;
        const entered = memberOf(user, session.id);
        tell({ type: 'signed-in', member: entered });
        void revalidate();
        return entered;
      },
      signOut,
      sessionRevoked(sessionId) {
        // The session is dead whether or not the server can be told.
        if (sessionId === present.current?.sessionId) signOut().catch(forceLogout);
      },
      updated(account) {
        const { sessionId, layout } = present.current ?? {};
        if (sessionId) tell({ type: 'user-updated', member: memberOf(account, sessionId, layout) });
      },
      hear(event) {
        const mine = present.current?.id;
        if (event.type === 'signed-in') {
          if (event.member.id !== mine) void check(true);
        } else if (take(event) && event.type === 'signed-out') void revalidate();
      },
    };
  }, [take, tell, revalidate]);

  const value = useMemo(() => ({ ...auth, member, isLoading }), [auth, member, isLoading]);
  return <AuthContext value={value}>{children}</AuthContext>;
}
