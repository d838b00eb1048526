import MessageCircle from 'lucide-react/icons/message-circle';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Inbox, mostWaiting } from '../features/messages/inbox.tsx';
import { words } from '../features/messages/words.ts';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { foundTalks, inboxList } from '../page/inbox-list.ts';
import { headOf } from '../page/meta.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import { useUnread } from '../state/unread.ts';
import * as texts from '../texts/messages.ts';
import { EmptyState } from '../ui/empty-state.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const { member } = context.get(pageFactsContext);
  const { searchParams } = new URL(request.url);
  const isRequests = searchParams.get('tab') === 'requests';
  const cursor = searchParams.get('cursor');
  const q = searchParams.get('q');
  return {
    head: head({ site: services.site, title: texts.inbox, path: memberPaths.inbox(), hidden: true }),
    memberId: member?.id ?? null,
    isRequests,
    cursor,
    now: Date.now(),
    found: member && q ? await foundTalks(services, { q, member, failed: words.inboxFailed }) : null,
    ...(member
      ? await inboxList(services, { isRequests, cursor, waiting: mostWaiting, failed: words.inboxFailed })
      : { rows: [], waiting: [], fault: null }),
  };
}

export const meta = headOf;

export default function InboxPage() {
  const { rows, waiting, fault, found, isRequests, cursor, memberId, now } = useLoaderData<typeof loader>();
  const { message_requests: requests } = useUnread();
  return (
    <div className={memberId === null ? 'inbox-page' : 'inbox-page has-panes'}>
      <div className="inbox-list">
        <h1>{texts.inbox}</h1>
        {memberId === null ? (
          <EmptyState text={words.visitor}>
            <Link className="btn sm pri" to={paths.login(memberPaths.inbox())}>
              {texts.logIn}
            </Link>
          </EmptyState>
        ) : (
          <Inbox
            rows={rows}
            waiting={waiting}
            fault={fault}
            found={found}
            isRequests={isRequests}
            cursor={cursor}
            requests={requests}
            memberId={memberId}
            now={now}
          />
        )}
      </div>
      {memberId !== null && (
        <div className="inbox-nobody" aria-hidden="true">
          <MessageCircle className="ic" />
          <p>{texts.chooseAConversationOrWrite}</p>
        </div>
      )}
    </div>
  );
}
