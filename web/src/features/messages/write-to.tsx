import { useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { call } from '#contract/client.ts';
import type { Followed } from '#contract/profiles.ts';
import * as memberPaths from '../../member-paths.ts';
import * as texts from '../../texts/messages.ts';
import { FormNote } from '../../ui/form-note.tsx';

/** Opens the conversation with somebody by their username. Those whom one follows are suggested. */
export function WriteTo({ memberId }: { memberId: string }) {
  const fetcher = useFetcher<{ message: string }>();
  const [followed, setFollowed] = useState<readonly Followed[] | null>(null);
  const id = useId();
  const suggest = () => {
    if (followed !== null) return;
    setFollowed([]);
    // Without suggestions a name can still be typed.
    call('get_public_subscriptions', { p_user_id: memberId, p_limit: 100 }).then(setFollowed, console.error);
  };
  return (
    <fetcher.Form method="post" action={memberPaths.startConversation()} className="write-to">
      <input type="hidden" name="return" value={memberPaths.inbox()} />
      <label htmlFor={id} className="vh">
        {texts.usernameOfTheMemberTo}
      </label>
      <input
        id={id}
        name="username"
        placeholder={texts.enterAUsername}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        list={`${id}-followed`}
        onFocus={suggest}
        required
      />
      <datalist id={`${id}-followed`}>
        {followed?.map(({ username, display_name }) => (
          <option key={username} value={username}>
            {display_name}
          </option>
        ))}
      </datalist>
      <button type="submit" className="btn sm flat" aria-disabled={fetcher.state !== 'idle'}>
        {texts.write}
      </button>
      <FormNote wrong={fetcher.data?.message} />
    </fetcher.Form>
  );
}
