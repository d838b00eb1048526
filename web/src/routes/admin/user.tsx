import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { givenRoles } from '#contract/user-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { userIntents as intents, suspensionTerms } from '../../features/admin-users/user-intents.ts';
import { UserRecordPage } from '../../features/admin-users/user-record.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { changeHold, holdIntents } from '../../page/legal-hold-forms.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { pageFactsContext, type Services, servicesContext } from '../../page-context.ts';
import { readGround } from '../../parts/ground-choice.tsx';
import { LegalHolds } from '../../parts/legal-holds.tsx';
import * as texts from '../../texts/admin-users.ts';
import { roleWords } from '../../ui/role-badge.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.userId ?? '';
  return pageData(context, texts.userDidNotLoad, async (services) => {
    const [user, evidence] = await Promise.all([
      services.call('get_user_record', { p_user_id: id }),
      services.call('get_evidence', { p_subject_kind: 'member', p_subject_id: id }),
    ]);
    return {
      head: head({ site: services.site, title: user.username, path: adminPaths.user(id), hidden: true }),
      user,
      evidence,
      isSelf: context.get(pageFactsContext).member?.id === user.id,
    };
  });
}

const dayMilliseconds = 86_400_000;
const endOf = (term: string): string | null => {
  const days = suspensionTerms.find(([value]) => value === term)?.[2] ?? null;
  return days === null ? null : new Date(Date.now() + days * dayMilliseconds).toISOString();
};

/** What each form does, and the words of success. */
const acts: Readonly<
  Record<string, (services: Services, id: string, text: (name: string) => string) => Promise<string>>
> = {
  async [intents.role](services, id, text) {
    const role = choice(text('role'), givenRoles);
    if (role === null) throw new Error('The form sent no role.');
    await services.call('update_user_role', { user_id: id, new_role: role });
    return `The role is ${roleWords(role)} now.`;
  },
  async [intents.admin](services, id, text) {
    await services.call('grant_admin_role', { p_user_id: id, p_password: text('password') || null });
    return texts.nowAnAdmin;
  },
  async [intents.upload](services, id, text) {
    const granted = text('granted') === 'left' ? null : text('granted') === 'on';
    await services.call('set_upload_right', {
      ...{ p_user_id: id, p_can_upload_videos: granted },
      ...{ p_reason: text('reason') || null, p_ground: readGround(text('ground')) },
    });
    if (granted === null) return texts.identityCheckDecides;
    return granted ? texts.canUploadNow : texts.canNoLongerUpload;
  },
  async [intents.suspend](services, id, text) {
    await services.call('suspend_user', {
      p_user_id: id,
      p_reason: text('reason'),
      p_ground: readGround(text('ground')),
      p_until: endOf(text('term')),
    });
    return texts.nowSuspended;
  },
  async [intents.lift](services, id) {
    await services.call('lift_suspension', { p_user_id: id });
    return texts.suspensionLifted;
  },
  async [intents.signOut](services, id) {
    const { ended } = await services.call('sign_out_user', { p_user_id: id });
    return ended === 1 ? texts.endedOneSession : fillIn(texts.endedSessions, { count: ended });
  },
  async [intents.strike](services, id, text) {
    await services.call('give_strike', {
      ...{ p_user_id: id, p_reason: text('reason') },
      p_ground: readGround(text('ground')),
    });
    return texts.strikeGiven;
  },
  async [intents.strikeBack](services, _id, text) {
    await services.call('take_strike_back', { p_strike_id: text('strike_id') });
    return texts.strikeTakenBack;
  },
  async [intents.note](services, id, text) {
    await services.call('add_user_note', { p_user_id: id, p_text: text('text') });
    return texts.noteSaved;
  },
  async [intents.noteGone](services, _id, text) {
    await services.call('delete_user_note', { p_note_id: text('note_id') });
    return texts.noteDeleted;
  },
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const failure = texts.failedToProcessRequest;
  if (intent === holdIntents.place || intent === holdIntents.lift)
    return answerForm(services, intent, failure, () =>
      changeHold(services, intent, { kind: 'member', id: params.userId ?? '' }, text),
    );
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!act) return refuseForm(intent, { message: failure, field: null });
  return answerForm(services, intent, failure, () => act(services, params.userId ?? '', text));
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function User() {
  const { user, evidence, isSelf } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{user.username}</h1>
      </header>
      <UserRecordPage
        user={user}
        isSelf={isSelf}
        holds={<LegalHolds evidence={evidence} what={user.username} />}
      />
    </>
  );
}
