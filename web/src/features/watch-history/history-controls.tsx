import { Link, useFetcher } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import * as paths from '../../paths.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { historyIntents as intents } from './intents.ts';

/** Pauses and clears the history. */
export function HistoryControls({ keeps, isEmpty }: { keeps: boolean; isEmpty: boolean }) {
  const fetcher = useFetcher<FormAnswer>({ key: 'history controls' });
  return (
    <div className="history-controls">
      {!keeps && <p className="history-paused">Your history is paused: what you watch is not recorded.</p>}
      <FormNote wrong={fetcher.data?.fault?.message} done={fetcher.data?.done} />
      <div>
        <fetcher.Form method="post" action={paths.history()}>
          <input type="hidden" name="intent" value={keeps ? intents.pause : intents.goOn} />
          <button type="submit" className="btn sm flat" aria-disabled={fetcher.state !== 'idle'}>
            {keeps ? 'Pause history' : 'Keep history again'}
          </button>
        </fetcher.Form>
        <Link className="btn sm flat" to={memberPaths.settingsPreferences()}>
          Preferences
        </Link>
        {!isEmpty && (
          <ConfirmDetails
            act="Clear history"
            question="Forget everything you watched? This cannot be undone."
          >
            <fetcher.Form method="post" action={paths.history()}>
              <input type="hidden" name="intent" value={intents.clear} />
              <button type="submit" className="btn sm flat">
                Yes, clear it
              </button>
            </fetcher.Form>
          </ConfirmDetails>
        )}
      </div>
    </div>
  );
}
