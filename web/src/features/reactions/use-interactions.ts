import { call } from '#contract/client.ts';
import type { InteractionStatus } from '#contract/reactions.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { subscribing } from '../../parts/subscribing.ts';
import { type Deed, outlives } from '../../state/deed.ts';
import { learnFavorites } from '../../state/favorites.ts';
import { useStand } from '../../state/use-stand.ts';
import * as commonTexts from '../../texts/common.ts';
import * as texts from '../../texts/playlists.ts';

export type Act = 'like' | 'dislike' | 'favorite' | 'subscribe';

export interface Subject {
  videoId: string;
  uploaderId: string | null;
}

const deeds: Record<
  Act,
  (subject: Subject, ask: () => Promise<InteractionStatus>) => Deed<InteractionStatus>
> = {
  like: ({ videoId }, ask) => ({
    reason: texts.pleaseLogInToLike,
    ask,
    done: (status) => status.is_liked,
    guess: (status) => ({
      ...status,
      is_liked: !status.is_liked,
      is_disliked: false,
      like_count: status.like_count + (status.is_liked ? -1 : 1),
      dislike_count: status.dislike_count - (status.is_disliked ? 1 : 0),
    }),
    send: () => call('toggle_like_video', { p_video_id: videoId }, outlives),
    undone: (message) => fillIn(texts.weCouldntSaveYourLike, { message }),
  }),
  dislike: ({ videoId }, ask) => ({
    reason: texts.pleaseLogInToDislike,
    ask,
    done: (status) => status.is_disliked,
    guess: (status) => ({
      ...status,
      is_disliked: !status.is_disliked,
      is_liked: false,
      dislike_count: status.dislike_count + (status.is_disliked ? -1 : 1),
      like_count: status.like_count - (status.is_liked ? 1 : 0),
    }),
    send: () => call('toggle_dislike_video', { p_video_id: videoId }, outlives),
    undone: (message) => fillIn(texts.weCouldntSaveYourDislike, { message }),
  }),
  favorite: ({ videoId }, ask) => ({
    reason: commonTexts.pleaseLogInToAdd,
    ask,
    done: (status) => status.is_favorited,
    guess: (status) => ({ ...status, is_favorited: !status.is_favorited }),
    send: () => call('toggle_favorite_video', { p_video_id: videoId }, outlives),
    undone: (message) => fillIn(commonTexts.weCouldntUpdateYourFavorites, { message }),
  }),
  subscribe: ({ uploaderId }, ask) => subscribing(uploaderId ?? '', ask),
};

/** What the member does with a video: the hearts of its cards learn of it. */
export function useInteractions(subject: Subject, status: InteractionStatus) {
  const { stand, isBusy, act } = useStand(status);
  const ask = () => call('get_video_interaction_status', { p_video_id: subject.videoId });
  return {
    shown: stand,
    isBusy,
    async act(name: Act): Promise<void> {
      const did = await act(deeds[name](subject, ask));
      if (did && name === 'favorite') learnFavorites(did.memberId, [subject.videoId], did.stand.is_favorited);
    },
  };
}
