import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState } from 'react';
import { fillIn } from '../lib/fill-in.ts';
import { compactCount, countOf } from '../lib/format.ts';
import { perform } from '../state/deed.ts';
import { useMember } from '../state/member.tsx';
import * as texts from '../texts/common.ts';

interface Liked {
  is_liked: boolean;
  like_count: number;
}

/** Likes a comment or a post at once, and goes back if that fails. `name`: what it is, in the plural. */
export function LikeButton(props: {
  liked: Liked;
  name: string;
  toggle(): Promise<Liked>;
  changed(liked: Liked): void;
}) {
  const { liked, changed } = props;
  const memberId = useMember()?.id ?? null;
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    await perform(
      {
        reason: fillIn(texts.pleaseLogInToLike, { name: props.name }),
        done: ({ is_liked }) => is_liked,
        guess: ({ is_liked: isLiked, like_count: count }) => ({
          is_liked: !isLiked,
          like_count: count + (isLiked ? -1 : 1),
        }),
        send: props.toggle,
        undone: (message) => fillIn(texts.weCouldntSaveYourLike, { message }),
      },
      { memberId, stand: liked, show: changed },
    );
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="like-button needs-script"
      aria-pressed={liked.is_liked}
      aria-label={fillIn(texts.likeLikeCount, {
        likeCount: countOf(liked.like_count, texts.like, texts.likes),
      })}
      disabled={isBusy}
      onClick={() => void press()}
    >
      <ThumbsUp className="ic" />
      {liked.like_count > 0 && compactCount(liked.like_count)}
    </button>
  );
}
