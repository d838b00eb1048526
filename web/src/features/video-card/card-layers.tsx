import { Suspense, useEffect, useState } from 'react';
import { usePageState } from '../../api/page-state.tsx';
import type { CardModel } from '../../api/video-card.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import PreviewLayer from './preview-layer.tsx';
import { watchLongPress } from './watch-long-press.ts';

const CardSheet = lazyPart(() => import('./card-sheet.tsx'));

/** What the cards of the page show of their videos: previews, where they are wanted, and the sheet of a held one. */
export function CardLayers() {
  const { settings } = usePageState();
  const [held, setHeld] = useState<CardModel | null>(null);
  useEffect(() => watchLongPress(setHeld), []);
  return (
    <>
      {/* Under the sheet nothing plays. */}
      {settings.autoPlayPreviews && !held && <PreviewLayer />}
      {held && (
        <Suspense>
          <CardSheet card={held} onClose={() => setHeld(null)} />
        </Suspense>
      )}
    </>
  );
}
