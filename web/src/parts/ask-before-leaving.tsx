import { useContext, useEffect, useId, useRef, useState } from 'react';
// The framework's own hook would be read with every first page; what it stands on is there anyway.
import { type Blocker, UNSAFE_DataRouterContext as DataRouter } from 'react-router';
import { useAskBeforeUnload } from '../lib/use-ask-before-unload.ts';
import * as texts from '../texts/common.ts';
import { Dialog } from '../ui/dialog.tsx';
import './ask-before-leaving.css';

/** The navigation to another page that is held back while `isUnsaved` says so; null: none is. */
function useHeldBack(isUnsaved: { readonly current: () => boolean }) {
  const router = useContext(DataRouter)?.router;
  const key = useId();
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  useEffect(() => {
    if (!router) return;
    router.getBlocker(
      key,
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && isUnsaved.current(),
    );
    const deaf = router.subscribe(({ blockers }) => setBlocker(blockers.get(key) ?? null));
    return () => {
      deaf();
      router.deleteBlocker(key);
    };
  }, [router, key, isUnsaved]);
  return blocker?.state === 'blocked' ? blocker : null;
}

/**
 * Asks before somebody leaves the page for another, or closes it, while something in it is not saved: in a dialog, or as
 * the browser asks. `isUnsaved` is asked at that moment.
 */
export function AskBeforeLeaving({ isUnsaved }: { isUnsaved(): boolean }) {
  const asked = useRef(isUnsaved);
  asked.current = isUnsaved;
  const heldBack = useHeldBack(asked);
  const goesOn = useRef(false);
  useAskBeforeUnload(isUnsaved);
  if (heldBack === null) {
    goesOn.current = false;
    return null;
  }
  return (
    <Dialog
      title={texts.leaveWithoutSaving}
      className="ask-before-leaving"
      onClose={() => (goesOn.current ? heldBack.proceed() : heldBack.reset())}
    >
      {(close) => (
        <>
          <p>{texts.whatYouChangedIsntSaved}</p>
          <div className="ends">
            <button
              type="button"
              className="btn sm flat"
              onClick={() => {
                goesOn.current = true;
                close();
              }}
            >
              {texts.leave}
            </button>
            <button type="button" className="btn sm pri" onClick={close}>
              {texts.stay}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
