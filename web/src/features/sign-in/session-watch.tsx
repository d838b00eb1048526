import { useEffect, useRef } from 'react';
import { type CallError, call } from '#contract/client.ts';
import { type AuthEvent, authChannelName, authEventName } from '../../state/auth-events.ts';
import { useAuth } from '../../state/member.tsx';
import { forgetPlaces } from '../../state/playlist-place.ts';
import { eraseSearches } from '../../state/recent-searches.ts';

/** A page that returns to the front asks again who is signed in, but not more often than this, in milliseconds. */
export const checkEvery = 5_000;
/** A session in use is extended this often, in milliseconds. */
export const refreshEvery = 3_600_000;

/** What this browser stored of a member goes with them. */
function forgetWithMember(): () => void {
  const forget = ({ detail }: CustomEvent<AuthEvent>) => {
    if (detail.type !== 'signed-out') return;
    forgetPlaces();
    eraseSearches();
  };
  addEventListener(authEventName, forget as EventListener);
  return () => removeEventListener(authEventName, forget as EventListener);
}

/** Listens to the other tabs of this browser, and checks the session when its page returns to the front. */
export default function SessionWatch() {
  const auth = useAuth();
  const { hear } = auth;
  const present = useRef(auth);
  present.current = auth;

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(authChannelName);
    channel.onmessage = ({ data }: MessageEvent<AuthEvent>) => hear(data);
    return () => channel.close();
  }, [hear]);

  useEffect(forgetWithMember, []);

  useEffect(() => {
    let checked = Date.now();
    let refreshed = Date.now();
    const refresh = async (userId: string) => {
      const { hear, forceLogout } = present.current;
      try {
        const { session } = await call('refresh_session', {});
        if (session) hear({ type: 'token-refreshed', userId, sessionId: session.id });
      } catch (error) {
        if ((error as CallError).status === 401) forceLogout();
      }
    };
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - checked < checkEvery) return;
      const { member, check } = present.current;
      // A visitor learns of a sign-in from the tab where it happens.
      if (!member) return;
      checked = Date.now();
      if (checked - refreshed >= refreshEvery) {
        refreshed = checked;
        void refresh(member.id);
      } else void check();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      removeEventListener('focus', look);
    };
  }, []);
  return null;
}
