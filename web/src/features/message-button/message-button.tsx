import MessageCircle from 'lucide-react/icons/message-circle';
import { useFetcher, useLocation } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import * as texts from '../../texts/profile.ts';
import { FormNote } from '../../ui/form-note.tsx';

/**
 * Opens the conversation with a member, and creates it if there is none; for their profile. A visitor logs in first. It
 * is a form, so it works without script; a refusal is shown beneath it.
 */
export function MessageButton({ userId }: { userId: string }) {
  const fetcher = useFetcher<{ message: string }>();
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form method="post" action={memberPaths.startConversation()} className="message-button">
      <input type="hidden" name="user_id" value={userId} />
      <input type="hidden" name="return" value={pathname + search} />
      <button type="submit" className="btn sm flat" aria-disabled={fetcher.state !== 'idle'}>
        <MessageCircle className="ic" />
        {texts.message}
      </button>
      <FormNote wrong={fetcher.data?.message} />
    </fetcher.Form>
  );
}
