import Heart from 'lucide-react/icons/heart';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { ReactNode } from 'react';
import type { InteractionStatus } from '#contract/reactions.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { compactCount, countOf } from '../../lib/format.ts';
import * as texts from '../../texts/playlists.ts';
import type { Act } from './use-interactions.ts';
import './reactions.css';

export interface Interactions {
  shown: InteractionStatus;
  isBusy: boolean;
  act(name: Act): Promise<void>;
}

/** The row of buttons under a video's title; buttons of other parts come after the favourite button. */
export function WatchActions({ shown, isBusy, act, more }: Interactions & { more?: ReactNode }) {
  return (
    <div className="actrow">
      <span className="seg">
        <button
          type="button"
          className="btn sm needs-script"
          aria-pressed={shown.is_liked}
          aria-label={fillIn(texts.likeLikeCount, {
            likeCount: countOf(shown.like_count, texts.like, texts.likes),
          })}
          disabled={isBusy}
          onClick={() => void act('like')}
        >
          <ThumbsUp className="ic" />
          {compactCount(shown.like_count)}
        </button>
        <button
          type="button"
          className="btn sm needs-script"
          aria-pressed={shown.is_disliked}
          aria-label={fillIn(texts.dislikeDislikeCount, {
            dislikeCount: countOf(shown.dislike_count, texts.dislike, texts.dislikes),
          })}
          disabled={isBusy}
          onClick={() => void act('dislike')}
        >
          <ThumbsDown className="ic" />
          {compactCount(shown.dislike_count)}
        </button>
      </span>
      <button
        type="button"
        className="btn sm flat needs-script"
        aria-pressed={shown.is_favorited}
        disabled={isBusy}
        onClick={() => void act('favorite')}
      >
        <Heart className="ic" />
        {texts.favorite}
      </button>
      {more}
    </div>
  );
}

/** Follows the uploader. Absent on the member's own videos. */
export function SubscribeButton({ shown, isBusy, act }: Interactions) {
  return (
    <button
      type="button"
      className={shown.is_subscribed ? 'btn sm flat needs-script' : 'btn sm inv needs-script'}
      disabled={isBusy}
      onClick={() => void act('subscribe')}
    >
      {shown.is_subscribed ? texts.subscribed : texts.subscribe}
    </button>
  );
}
