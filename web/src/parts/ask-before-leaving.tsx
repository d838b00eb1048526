import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import * as texts from '../texts/common.ts';
import { Dialog } from '../ui/dialog.tsx';

/**
 * Asks before somebody leaves the page for another, or closes it, while something in it is not saved: in a dialog, or as
 * the browser asks. `isUnsaved` is asked at that moment.
 */
export function AskBeforeLeaving({ isUnsaved }: { isUnsaved(): boolean }) {
  const asked = useRef(isUnsaved);
  asked.current = isUnsaved;
  const blocker = useBlocker(
    useCallback<Exclude<Parameters<typeof useBlocker>[0], boolean>>(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && asked.current(),
      [],
    ),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (asked.current()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  const stay = () => {
    if (blocker.state === 'blocked') blocker.reset();
  };
  return (
    <Dialog title={texts.leaveWithoutSaving} onClose={stay}>
      {(close) => (
        <>
          <p>{texts.whatYouChangedIsntSaved}</p>
          <div className="ends">
            <button type="button" className="btn sm flat" onClick={() => blocker.proceed()}>
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
