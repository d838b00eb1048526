import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { CardModel } from '../../page/video-card.ts';
import { usePageState } from '../../state/page-state.tsx';
import PreviewLayer from './preview-layer.tsx';
import { watchLongPress } from './watch-long-press.ts';

const CardSheet = lazyPart(() => import('./card-sheet.tsx'));

/** What the page's cards show of their videos: previews, where wanted, and the sheet of a held card. */
export function CardLayers() {
  const { settings } = usePageState();
  const [held, setHeld] = useState<CardModel | null>(null);
  useEffect(() => watchLongPress(setHeld), []);
  return (
    <>
      {/* Nothing plays under the sheet. */}
      {settings.autoPlayPreviews && !held && <PreviewLayer />}
      {held && (
        <Suspense>
          <CardSheet card={held} onClose={() => setHeld(null)} />
        </Suspense>
      )}
    </>
  );
}
