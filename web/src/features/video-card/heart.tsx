import Heart from 'lucide-react/icons/heart';
import { fillIn } from '../../lib/fill-in.ts';
import { pressHeart, useHeart } from '../../state/hearts.ts';
import { useIsAuthLoading } from '../../state/member.tsx';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/videos.ts';
import './heart.css';

/** Adds a card's video to the favourites, or removes it. */
export default function HeartButton({ id, title }: { id: string; title: string }) {
  const { gated } = usePageState();
  const isLoading = useIsAuthLoading();
  const heart = useHeart(id, !gated);
  const on = heart?.on ?? false;
  return (
    <button
      type="button"
      className="heart"
      aria-label={fillIn(texts.favoriteTitle, { title })}
      aria-pressed={on}
      disabled={isLoading || heart?.busy === true}
      onClick={() => pressHeart(id)}
    >
      <Heart className="ic" />
    </button>
  );
}
