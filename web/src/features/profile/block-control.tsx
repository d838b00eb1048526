import type { useFetcher } from 'react-router';
import type { PublicProfile } from '#contract/profiles.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import { blockIntents } from '../../page/blocklist.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import * as texts from '../../texts/profile.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';

/**
 * Blocks a member from their profile, after asking; or unblocks them. Without script the blocklist page answers. It stands
 * elsewhere once somebody is blocked, and what was said must come along: so the profile has its `fetcher`.
 */
export function BlockControl(props: {
  profile: PublicProfile;
  fetcher: ReturnType<typeof useFetcher<FormAnswer>>;
}) {
  const { profile, fetcher } = props;
  const { id, username, is_blocked: isBlocked } = profile;
  const name = profile.display_name || username;
  const isBusy = fetcher.state !== 'idle';
  return (
    <div className="block-control">
      {isBlocked ? (
        <fetcher.Form method="post" action={memberPaths.settingsBlocklist()}>
          <input type="hidden" name="intent" value={blockIntents.unblock} />
          <input type="hidden" name="blocked_id" value={id} />
          <button type="submit" className="btn sm flat" aria-disabled={isBusy}>
            {texts.unblock}
          </button>
        </fetcher.Form>
      ) : (
        <ConfirmDetails act={texts.block} question={fillIn(texts.youAndNameWontSee, { name })}>
          <fetcher.Form method="post" action={memberPaths.settingsBlocklist()}>
            <input type="hidden" name="intent" value={blockIntents.block} />
            <input type="hidden" name="username" value={username} />
            <button type="submit" className="btn sm flat" aria-disabled={isBusy}>
              {fillIn(texts.yesBlockName, { name })}
            </button>
          </fetcher.Form>
        </ConfirmDetails>
      )}
      {isBlocked && <p className="block-note">{texts.youveBlockedThisMember}</p>}
      <FormNote wrong={fetcher.data?.fault?.message} done={fetcher.data?.done} />
    </div>
  );
}
