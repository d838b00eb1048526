import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#contract/client.ts';
import type { InteractionStatus } from '#contract/reactions.ts';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import { learnFavorites, signInToFavorite } from '../../state/favorites.ts';
import { useMember } from '../../state/member.tsx';
import { say } from '../../state/notices.ts';
import * as texts from '../../texts/playlists.ts';

export type Act = 'like' | 'dislike' | 'favorite' | 'subscribe';

export interface Subject {
  videoId: string;
  uploaderId: string | null;
}

interface Deed {
  /** Why a visitor is asked to log in. */
  reason: string;
  /** Whether it is done already. */
  done(status: InteractionStatus): boolean;
  /** How the page looks at once. */
  guess(status: InteractionStatus): InteractionStatus;
  /** What the server makes of it. */
  send(subject: Subject): Promise<Partial<InteractionStatus>>;
  /** What to restore when it fails. */
  undone: string;
}

/** The request must outlive the page that sent it. */
const outlives = { keepalive: true };

const deeds: Record<Act, Deed> = {
  like: {
    reason: texts.pleaseLogInToLike,
    done: (status) => status.is_liked,
    guess: (status) => ({
      ...status,
      is_liked: !status.is_liked,
      is_disliked: false,
      like_count: status.like_count + (status.is_liked ? -1 : 1),
      dislike_count: status.dislike_count - (status.is_disliked ? 1 : 0),
    }),
    send: ({ videoId }) => call('toggle_like_video', { p_video_id: videoId }, outlives),
    undone: texts.weCouldntSaveYourLike,
  },
  dislike: {
    reason: texts.pleaseLogInToDislike,
    done: (status) => status.is_disliked,
    guess: (status) => ({
      ...status,
      is_disliked: !status.is_disliked,
      is_liked: false,
      dislike_count: status.dislike_count + (status.is_disliked ? -1 : 1),
      like_count: status.like_count - (status.is_liked ? 1 : 0),
    }),
    send: ({ videoId }) => call('toggle_dislike_video', { p_video_id: videoId }, outlives),
    undone: texts.weCouldntSaveYourDislike,
  },
  favorite: {
    reason: signInToFavorite,
    done: (status) => status.is_favorited,
    guess: (status) => ({ ...status, is_favorited: !status.is_favorited }),
    send: ({ videoId }) => call('toggle_favorite_video', { p_video_id: videoId }, outlives),
    undone: texts.weCouldntUpdateYourFavorites,
  },
  subscribe: {
    reason: texts.pleaseLogInToSubscribe,
    done: (status) => status.is_subscribed,
    guess: (status) => ({
      ...status,
      is_subscribed: !status.is_subscribed,
      subscribers_count: status.subscribers_count + (status.is_subscribed ? -1 : 1),
    }),
    async send({ uploaderId }) {
      const answer = await call('toggle_subscription', { p_uploader_id: uploaderId ?? '' }, outlives);
      return { is_subscribed: answer.is_subscribed, subscribers_count: answer.new_subscribers_count };
    },
    undone: texts.weCouldntUpdateYourSubscription,
  },
};

/**
 * What the member does with a video: shown at once, one act at a time, and undone with a message if the server refuses.
 * A visitor logs in first; what they had done before stays done.
 */
export function useInteractions(subject: Subject, status: InteractionStatus) {
  const member = useMember();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState(status);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  useEffect(() => {
    if (!busy.current) setShown(status);
  }, [status]);

  async function perform(deed: Deed): Promise<void> {
    let before = shown;
    let memberId = member?.id;
    if (memberId === undefined) {
      memberId = (await askToSignIn(deed.reason))?.id;
      if (memberId === undefined) return;
      before = await call('get_video_interaction_status', { p_video_id: subject.videoId });
      setShown(before);
      if (deed.done(before)) return;
    }
    setShown(deed.guess(before));
    try {
      const answer = await deed.send(subject);
      setShown((now) => ({ ...now, ...answer }));
      // Logging in loads the page again, and what was read before this act would come after it.
      if (!member) void revalidate();
      if (answer.is_favorited !== undefined) learnFavorites(memberId, [subject.videoId], answer.is_favorited);
    } catch (error) {
      setShown(before);
      throw error;
    }
  }

  async function act(name: Act): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      await perform(deeds[name]);
    } catch (error) {
      say(`${deeds[name].undone} ${error instanceof Error ? error.message : ''}`, 'wrong');
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }

  return { shown, isBusy, act };
}
