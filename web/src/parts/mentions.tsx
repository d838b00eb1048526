import { type RefObject, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';

const MentionSuggestions = lazyPart(() => import('./mention-suggestions.tsx'));

/** Suggests members while a name is written behind an @ in this box. Stands right behind it; its code comes with the first @. */
export function Mentions({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const field = box.current;
    if (!field || isWanted) return;
    const typed = () => setWanted(field.value.includes('@'));
    field.addEventListener('input', typed);
    return () => field.removeEventListener('input', typed);
  }, [box, isWanted]);
  return (
    isWanted && (
      <Suspense>
        <MentionSuggestions box={box} />
      </Suspense>
    )
  );
}
