import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState } from 'react';
import { fillIn } from '../lib/fill-in.ts';
import { compactCount, countOf } from '../lib/format.ts';
import { askToSignIn } from '../state/ask-to-sign-in.ts';
import { useMember } from '../state/member.tsx';
import { say } from '../state/notices.ts';
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
  const member = useMember();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    const { is_liked: isLiked, like_count: count } = liked;
    try {
      if (member === null) {
        // The list has loaded again with what this member liked; the next press starts from that.
        await askToSignIn(fillIn(texts.pleaseLogInToLike, { name: props.name }));
        return;
      }
      changed({ is_liked: !isLiked, like_count: count + (isLiked ? -1 : 1) });
      changed(await props.toggle());
    } catch (error) {
      changed(liked);
      say(
        fillIn(texts.weCouldntSaveYourLike, { message: error instanceof Error ? error.message : '' }),
        'wrong',
      );
    } finally {
      setBusy(false);
    }
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
