import { Link, useFetcher } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/videos.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { historyIntents as intents } from './intents.ts';

/** Pauses and clears the history. */
export function HistoryControls({ keeps, isEmpty }: { keeps: boolean; isEmpty: boolean }) {
  const fetcher = useFetcher<FormAnswer>({ key: 'history controls' });
  return (
    <div className="history-controls">
      {!keeps && <p className="history-paused">{texts.yourHistoryIsPausedWere}</p>}
      <FormNote wrong={fetcher.data?.fault?.message} done={fetcher.data?.done} />
      <div>
        <fetcher.Form method="post" action={paths.history()}>
          <input type="hidden" name="intent" value={keeps ? intents.pause : intents.goOn} />
          <button type="submit" className="btn sm flat" aria-disabled={fetcher.state !== 'idle'}>
            {keeps ? texts.pauseHistory : texts.resumeHistory}
          </button>
        </fetcher.Form>
        <Link className="btn sm flat" to={memberPaths.settingsPlayback()}>
          {texts.preferences}
        </Link>
        {!isEmpty && (
          <ConfirmDetails act={texts.clearHistory} question={texts.clearEverythingYouveWatchedYou}>
            <fetcher.Form method="post" action={paths.history()}>
              <input type="hidden" name="intent" value={intents.clear} />
              <button type="submit" className="btn sm flat">
                {texts.yesClearIt}
              </button>
            </fetcher.Form>
          </ConfirmDetails>
        )}
      </div>
    </div>
  );
}
