import Search from 'lucide-react/icons/search';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import * as texts from '../texts/admin-frame.ts';

const OfficeSearchDialog = lazyPart(() => import('./office-search-dialog.tsx'));

/** A search that leads to anything in the back office, also by Ctrl K (⌘ K). Loaded when it is first asked for. */
export function OfficeSearch() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== 'k') return;
      // A dialog that is open already waits for its answer.
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className="office-search needs-script"
        aria-keyshortcuts={texts.controlKMetaK}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Search className="ic" />
        <span>{texts.goTo}</span>
        <kbd>{texts.ctrlK}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <OfficeSearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
