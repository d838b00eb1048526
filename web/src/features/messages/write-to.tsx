import { useId } from 'react';
import { useFetcher } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import * as texts from '../../texts/messages.ts';
import { FormNote } from '../../ui/form-note.tsx';

/** Opens the conversation with somebody by their username. */
export function WriteTo() {
  const fetcher = useFetcher<{ message: string }>();
  const id = useId();
  return (
    <fetcher.Form method="post" action={memberPaths.startConversation()} className="write-to">
      <input type="hidden" name="return" value={memberPaths.inbox()} />
      <label htmlFor={id} className="vh">
        {texts.usernameOfWhoYouWrite}
      </label>
      <input
        id={id}
        name="username"
        placeholder={texts.writeToAUsername}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        required
      />
      <button type="submit" className="btn sm flat" aria-disabled={fetcher.state !== 'idle'}>
        {texts.write}
      </button>
      <FormNote wrong={fetcher.data?.message} />
    </fetcher.Form>
  );
}
