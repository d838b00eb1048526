import { useEffect } from 'react';
import { type LeavePage, leaveAddresses } from '#contract/wire-values.ts';
import { plainIcon } from '../../paths.ts';
import * as texts from '../../texts/shield.ts';

/** Milliseconds within which a second press of the key counts. */
const together = 600;

/** Nothing of the page is seen while the other one loads, and going back does not lead here. */
function leave(address: string): void {
  document.documentElement.replaceChildren();
  location.replace(address);
}

/** Listens for the key of discreet mode, and makes its link leave at once. */
export default function LeaveNow({ leaveTo }: { leaveTo: LeavePage }) {
  const address = leaveAddresses[leaveTo];
  // Whoever logs in has a page that was made without it: its tab says what the server wrote there.
  useEffect(() => {
    if (document.querySelector(`link[rel="icon"][href="${plainIcon()}"]`) !== null) return;
    // Once: a page that is without it then stays as it is.
    if ((history.state as { isAgain?: boolean } | null)?.isAgain) return;
    history.replaceState({ ...history.state, isAgain: true }, '');
    location.reload();
  }, []);
  useEffect(() => {
    let last = -together;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat) return;
      if (event.timeStamp - last < together) leave(address);
      last = event.timeStamp;
    };
    // Before dialogs and players, which have an Escape of their own.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [address]);
  return (
    <a
      className="leave-now btn sm"
      href={address}
      rel="noreferrer"
      title={texts.leaveNowHint}
      onClick={(event) => {
        event.preventDefault();
        leave(address);
      }}
    >
      {texts.leaveNow}
    </a>
  );
}
