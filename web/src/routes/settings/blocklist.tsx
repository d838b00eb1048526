import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { BlockedList, BlockForm } from '../../features/account-settings/blocklist.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import * as memberPaths from '../../member-paths.ts';
import { blockIntents as intents } from '../../page/blocklist.ts';
import { requireMember } from '../../page/guard.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/account-settings.ts';
import * as pageTexts from '../../texts/settings-pages.ts';

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  const size = limits.blockedPageSize;
  const cursor = args.url.searchParams.get('cursor');
  return pageData(args.context, pageTexts.failedToFetchData, async (services) => {
    const rows = await services.call('list-blocked-users', { limit: size + 1, cursor });
    const shown = rows.slice(0, size);
    return {
      head: head({
        site: services.site,
        title: texts.blocklist,
        path: memberPaths.settingsBlocklist(),
        hidden: true,
      }),
      members: shown.map((row) => ({
        id: row.blocked_id,
        username: row.username,
        avatarUrl: row.avatar_url,
        date: formatDate(row.created_at),
      })),
      isFirst: cursor === null,
      older: rows.length > size ? memberPaths.settingsBlocklist(shown.at(-1)?.cursor) : null,
    };
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const failure = pageTexts.failedToProcessRequest;
  switch (intent) {
    case intents.block:
      return answerForm(services, intent, failure, async () => {
        const { username } = await services.call('block-user', { username: text('username') });
        return fillIn(pageTexts.youveBlockedUsername, { username });
      });
    case intents.unblock:
      return answerForm(services, intent, failure, async () => {
        await services.call('unblock-user', { blocked_id: text('blocked_id') });
        return pageTexts.unblocked;
      });
    default:
      return refuseForm(intent, { message: failure, field: null });
  }
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Blocklist() {
  return (
    <>
      <BlockForm />
      <BlockedList {...useLoaderData<typeof loader>()} />
    </>
  );
}
