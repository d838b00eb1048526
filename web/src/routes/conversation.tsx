import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { Chat } from '../features/messages/chat.tsx';
import { Inbox, mostWaiting } from '../features/messages/inbox.tsx';
import { intents } from '../features/messages/intents.ts';
import { words } from '../features/messages/words.ts';
import * as memberPaths from '../member-paths.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { inboxList } from '../page/inbox-list.ts';
import { headOf } from '../page/meta.ts';
import { fault, isRefusal, pageData, reportFault } from '../page/page-data.ts';
import { answerForm, refuseForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { sharedSlugs, sharedVideos } from '../page/shared-videos.ts';
import { type Services, servicesContext } from '../page-context.ts';
import type { PageHandle } from '../page-handle.ts';
import { useUnread } from '../state/unread.ts';
import * as texts from '../texts/messages.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id in the address; its own page if it is no id. */
function idOf(params: Readonly<Record<string, string | undefined>>): string {
  const { conversationId } = params;
  if (!conversationId || !uuid.test(conversationId)) throw fault(404, words.noConversation);
  return conversationId.toLowerCase();
}

async function conversationOf(services: Services, id: string) {
  try {
    return await services.call('get_conversation', { p_conversation_id: id });
  } catch (error) {
    if (isRefusal(error) && error.status === 404) throw fault(404, error.message);
    throw error;
  }
}

/** The newest page, or the one before a moment; null if it could not be loaded: the page stands without it. */
async function messagesOf(services: Services, id: string, before: string | null) {
  try {
    return await services.call('get_messages', { p_conversation_id: id, p_cursor: before });
  } catch (error) {
    reportFault(services, error);
    return null;
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const member = requireMember(args);
  const id = idOf(args.params);
  const before = new URL(args.request.url).searchParams.get('before');
  return pageData(args.context, words.messagesFailed, async (services) => {
    const conversation = await conversationOf(services, id);
    const name = conversation.other_participant_display_name ?? conversation.other_participant_username;
    const { origin } = services.site;
    const first = await messagesOf(services, id, before);
    const slugs = sharedSlugs(first?.map(({ content }) => content) ?? [], origin);
    return {
      head: head({ site: services.site, title: name, path: memberPaths.conversation(id), hidden: true }),
      conversation,
      first,
      shared: await sharedVideos(services, slugs),
      origin,
      beside: await inboxList(services, {
        ...{ isRequests: false, cursor: null },
        ...{ waiting: mostWaiting, failed: words.inboxFailed },
      }),
      memberId: member.id,
      isUnverified: member.role === 'unverified_member',
      now: Date.now(),
      clientId: crypto.randomUUID(),
    };
  });
}

type Act = (services: Services, id: string, form: FormData) => Promise<string>;
const text = (form: FormData, name: string) => String(form.get(name) ?? '');
const answerRequest =
  (accept: boolean): Act =>
  async (services, id) => {
    await services.call('answer_message_request', { p_conversation_id: id, p_accept: accept });
    return accept ? texts.youAcceptedTheRequest : texts.youDeclinedTheRequest;
  };
const muteIt =
  (isMuted: boolean): Act =>
  async (services, id) => {
    await services.call('mute_conversation', { p_conversation_id: id, p_muted: isMuted });
    return isMuted ? texts.youMutedIt : texts.youUnmutedIt;
  };
const otherOf = async (services: Services, id: string) =>
  (await conversationOf(services, id)).other_participant_id;

const acts: Record<string, Act> = {
  [intents.send]: async (services, id, form) => {
    await services.call('send_message', {
      p_conversation_id: id,
      p_content: text(form, 'content'),
      p_client_id: text(form, 'client_id') || null,
    });
    return '';
  },
  [intents.accept]: answerRequest(true),
  [intents.decline]: answerRequest(false),
  [intents.block]: async (services, id) => {
    await services.call('block-user', { blocked_id: await otherOf(services, id) });
    return texts.blockedYouCantMessageEach;
  },
  [intents.unblock]: async (services, id) => {
    await services.call('unblock-user', { blocked_id: await otherOf(services, id) });
    return texts.unblocked;
  },
  [intents.mute]: muteIt(true),
  [intents.unmute]: muteIt(false),
  [intents.remove]: async (services, id) => {
    await services.call('delete_conversation', { p_conversation_id: id });
    throw redirect(memberPaths.inbox());
  },
};

export async function action(args: ActionFunctionArgs) {
  requireMember(args);
  const id = idOf(args.params);
  const form = await args.request.formData();
  const intent = text(form, 'intent');
  const act = acts[intent];
  if (!act) return refuseForm(intent, { message: texts.failedToProcessRequest, field: null });
  const services = args.context.get(servicesContext);
  const failure = intent === intents.send ? words.sendFailed : texts.failedToProcessRequest;
  return answerForm(services, intent, failure, () => act(services, id, form));
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;
export const handle: PageHandle = { guarded: true, whole: true };

export default function ConversationPage() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { beside, ...chat } = data;
  const { message_requests: requests } = useUnread();
  const { conversation_id: id } = chat.conversation;
  return (
    <div className="inbox-page has-panes is-open">
      <aside className="inbox-list" aria-label={texts.yourConversations}>
        <p className="inbox-title">{texts.inbox}</p>
        <Inbox
          {...beside}
          isRequests={false}
          cursor={null}
          requests={requests}
          memberId={chat.memberId}
          now={chat.now}
          open={id}
        />
      </aside>
      <Chat key={id} {...chat} answer={answer} />
    </div>
  );
}
