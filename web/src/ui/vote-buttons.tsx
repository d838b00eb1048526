import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/common.ts';

/** Like and dislike with their counts. */
export function VoteButtons(props: {
  likes: number;
  dislikes: number;
  liked: boolean;
  disliked: boolean;
  pending: boolean;
  className: string;
  /** What is voted on, if there are several on a page. */
  of?: string;
  onPress(button: 'like' | 'dislike'): void;
}) {
  const { likes, dislikes, liked, disliked, pending, className, onPress } = props;
  const name = props.of;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-pressed={liked}
        aria-label={name ? fillIn(texts.likeName, { name, likes }) : fillIn(texts.likeLikes, { likes })}
        disabled={pending}
        onClick={() => onPress('like')}
      >
        <ThumbsUp className="ic" />
        {likes}
      </button>
      <button
        type="button"
        className={className}
        aria-pressed={disliked}
        aria-label={
          name ? fillIn(texts.dislikeName, { name, dislikes }) : fillIn(texts.dislikeDislikes, { dislikes })
        }
        disabled={pending}
        onClick={() => onPress('dislike')}
      >
        <ThumbsDown className="ic" />
        {dislikes}
      </button>
    </>
  );
}
