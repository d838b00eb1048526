import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#contract/client.ts';
import type { PublicProfile } from '#contract/profiles.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import { useMember } from '../../state/member.tsx';
import { say } from '../../state/notices.ts';
import * as texts from '../../texts/profile.ts';

interface Stand {
  isSubscribed: boolean;
  count: number;
}
const standOf = ({ is_subscribed, subscribers_count }: PublicProfile): Stand => ({
  isSubscribed: is_subscribed,
  count: subscribers_count,
});

/**
 * Whether the viewer follows a member, and how many do: changed on the page at once, one change at a time, and undone
 * with a message if the server refuses. A visitor logs in first; if they followed already, they still do.
 */
export function useSubscription(profile: PublicProfile) {
  const member = useMember();
  const { revalidate } = useRevalidator();
  const [stand, setStand] = useState(standOf(profile));
  const busy = useRef(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy.current) setStand(standOf(profile));
  }, [profile]);

  async function change(): Promise<void> {
    let before = stand;
    if (member === null) {
      if ((await askToSignIn('Please log in to subscribe.')) === null) return;
      before = standOf(await call('getPublicProfile', { username: profile.username }));
      setStand(before);
      if (before.isSubscribed) return;
    }
    const { isSubscribed, count } = before;
    setStand({ isSubscribed: !isSubscribed, count: count + (isSubscribed ? -1 : 1) });
    try {
      const answer = await call('toggle_subscription', { p_uploader_id: profile.id });
      setStand({ isSubscribed: answer.is_subscribed, count: answer.new_subscribers_count });
    } catch (error) {
      setStand(before);
      throw error;
    }
  }

  async function toggle(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      await change();
    } catch (error) {
      say(
        fillIn(texts.weCouldntUpdateYourSubscription, {
          message: error instanceof Error ? error.message : '',
        }),
        'wrong',
      );
    } finally {
      busy.current = false;
      setBusy(false);
    }
    await revalidate();
  }

  return { ...stand, isBusy, toggle };
}
