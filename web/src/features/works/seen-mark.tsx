import Check from 'lucide-react/icons/check';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/works.ts';
import './seen-mark.css';

/** How far an episode was watched, 0 to 1, in a sign and in words. */
export function SeenMark({ share }: { share: number | undefined }) {
  if (!share) return null;
  if (share < 1)
    return (
      <span className="vh">
        {fillIn(texts.watchedShare, { percent: Math.max(1, Math.round(share * 100)) })}
      </span>
    );
  return (
    <span className="seen-mark">
      <Check className="ic" aria-hidden="true" />
      <span>{texts.watched}</span>
    </span>
  );
}
