import Share2 from 'lucide-react/icons/share-2';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import * as texts from '../texts/common.ts';
import type { Shared } from './share-dialog.tsx';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'));

/** A button that opens the ways to share something. */
export function ShareButton(shared: Shared) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn sm flat needs-script" onClick={() => setOpen(true)}>
        <Share2 className="ic" />
        {texts.share}
      </button>
      {isOpen && (
        <Suspense>
          <ShareDialog {...shared} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
