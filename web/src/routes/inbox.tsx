import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Inbox } from '../features/messages/inbox.tsx';
import { words } from '../features/messages/words.ts';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { reportFault } from '../page/page-data.ts';
import { refusalWords } from '../page/refusal.ts';
import { pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import { useUnread } from '../state/unread.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** The list, or why there is none. */
async function conversations(services: Services, isRequests: boolean, cursor: string | null) {
  try {
    const rows = await services.call('get_user_conversations', { p_requests: isRequests, p_cursor: cursor });
    return { rows, fault: null };
  } catch (error) {
    reportFault(services, error);
    return { rows: [], fault: refusalWords(error, words.inboxFailed) };
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const { member } = context.get(pageFactsContext);
  const { searchParams } = new URL(request.url);
  const isRequests = searchParams.get('tab') === 'requests';
  const cursor = searchParams.get('cursor');
  return {
    head: head({ site: services.site, title: 'Inbox', path: memberPaths.inbox(), hidden: true }),
    memberId: member?.id ?? null,
    isRequests,
    cursor,
    now: Date.now(),
    ...(member ? await conversations(services, isRequests, cursor) : { rows: [], fault: null }),
  };
}

export const meta = headOf;

export default function InboxPage() {
  const { rows, fault, isRequests, cursor, memberId, now } = useLoaderData<typeof loader>();
  const { message_requests: requests } = useUnread();
  return (
    <div className="inbox-page">
      <h1>Inbox</h1>
      {memberId === null ? (
        <EmptyState text={words.visitor}>
          <Link className="btn sm pri" to={paths.login(memberPaths.inbox())}>
            Log In
          </Link>
        </EmptyState>
      ) : (
        <Inbox
          rows={rows}
          fault={fault}
          isRequests={isRequests}
          cursor={cursor}
          requests={requests}
          memberId={memberId}
          now={now}
        />
      )}
    </div>
  );
}
