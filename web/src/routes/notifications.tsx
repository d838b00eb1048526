import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { LogInToHear } from '../features/notifications/log-in-to-hear.tsx';
import { NotificationActions, NotificationDays } from '../features/notifications/notification-list.tsx';
import { merged } from '../features/notifications/notification-words.ts';
import { failed, useNotifications } from '../features/notifications/use-notifications.ts';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { pageFactsContext } from '../page-context.ts';
import * as texts from '../texts/notifications.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormNote } from '../ui/form-note.tsx';

/** A visitor sees the notes of their own browser. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = context.get(pageFactsContext);
  const cursor = new URL(request.url).searchParams.get('cursor');
  return pageData(context, failed, async (services) => ({
    head: head({
      site: services.site,
      title: texts.notifications,
      path: memberPaths.notifications(),
      hidden: true,
    }),
    isMember: member !== null,
    rows: member ? await services.call('get_notifications', { p_cursor: cursor }) : [],
    now: Date.now(),
  }));
}

export const meta = headOf;

export default function NotificationsPage() {
  const { rows, isMember, now } = useLoaderData<typeof loader>();
  const of = useNotifications({ isMember, first: rows, pageSize: limits.notificationPageSize });
  const list = merged(of.rows, of.notes);
  const last = of.rows.at(-1);
  return (
    <div className="notifications-page">
      <h1>{texts.notifications}</h1>
      <NotificationActions list={list} of={of} />
      <FormNote wrong={of.fault} />
      {!isMember && <LogInToHear />}
      {list.length === 0 ? (
        <EmptyState text={texts.noNotificationsYetSentence} />
      ) : (
        <NotificationDays list={list} of={of} now={now} />
      )}
      {of.hasMore && last && (
        <p className="inbox-more">
          <button
            type="button"
            className="btn sm flat needs-script"
            aria-disabled={of.isLoading}
            onClick={of.more}
          >
            {of.isLoading ? texts.loading : texts.loadMore}
          </button>
          <a className="btn sm flat needs-no-script" href={memberPaths.notifications(last.cursor)}>
            {texts.loadMore}
          </a>
        </p>
      )}
    </div>
  );
}
