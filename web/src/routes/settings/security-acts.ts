import { type ActionFunctionArgs, redirect } from 'react-router';
import { endAllFailed, intents } from '../../features/account-settings/intents.ts';
import { newPasswordFault } from '../../features/sign-in/new-password-fields.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { isRefusal } from '../../page/page-data.ts';
import { answerForm, refuseForm, type Success } from '../../page/page-form.ts';
import { type Services, servicesContext } from '../../page-context.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/settings-pages.ts';

type Act = (services: Services, form: FormData) => Promise<Success>;
const text = (form: FormData, name: string) => String(form.get(name) ?? '');

const notChanged = texts.failedToProcessRequest;

/** Writes what differs: the name is kept elsewhere than the rest. */
async function saveProfile(services: Services, form: FormData): Promise<void> {
  const { user } = await services.call('get_session', {});
  const name = text(form, 'display_name').trim();
  let hasWritten = false;
  if (user && form.has('bio')) {
    const { bio, links } = await services.call('getPublicProfile', { username: user.username });
    const wished = {
      bio: text(form, 'bio').replace(/\r\n/g, '\n').trim(),
      links: text(form, 'links')
        .split(/\s+/)
        .filter((link) => link !== ''),
    };
    if (wished.bio !== (bio ?? '') || wished.links.join(' ') !== links.join(' ')) {
      await services.call('update_profile', { p_bio: wished.bio, p_links: wished.links });
      hasWritten = true;
    }
  }
  // If nothing is new at all, the refusal says so.
  if (!hasWritten || name !== (user?.display_name ?? ''))
    await services.call('update_account_details', { p_display_name: name });
}

/** That nothing is new is said, and is no fault. */
const unlessUnchanged =
  (act: Act): Act =>
  async (services, form) => {
    try {
      return await act(services, form);
    } catch (error) {
      if (isRefusal(error) && error.message === texts.nothingToSave) return texts.nothingToSave;
      throw error;
    }
  };

/** What each form of the pages of the account does, and what it says if it fails without words. */
const securityActs: Readonly<Record<string, readonly [failure: string, act: Act]>> = {
  [intents.profile]: [
    texts.failedToUpdateDetails,
    unlessUnchanged(async (services, form) => {
      await saveProfile(services, form);
      return texts.weveSavedYourProfile;
    }),
  ],
  [intents.details]: [
    texts.failedToUpdateDetails,
    unlessUnchanged(async (services, form) => {
      await services.call('update_account_details', {
        p_username: text(form, 'username'),
        p_first_name: text(form, 'first_name'),
        p_last_name: text(form, 'last_name'),
        ...(form.has('display_name') ? { p_display_name: text(form, 'display_name').trim() } : {}),
      });
      return texts.weveSavedYourDetails;
    }),
  ],
  [intents.email]: [
    texts.failedToUpdateDetails,
    unlessUnchanged(async (services, form) => {
      const { new_email } = await services.call('change_email', {
        p_email: text(form, 'email'),
      });
      return fillIn(texts.weveEmailedALinkTo, { newEmail: new_email });
    }),
  ],
  [intents.cancelEmail]: [
    texts.failedToUpdateDetails,
    async (services) => {
      await services.call('cancel_email_change', {});
      return texts.youveCanceledTheChangeYour;
    },
  ],
  [intents.password]: [
    texts.failedToChangePassword,
    async (services, form) => {
      await services.call('change_password', {
        p_current_password: text(form, 'current_password'),
        p_new_password: text(form, 'new_password'),
      });
      return texts.youveChangedYourPassword;
    },
  ],
  [intents.endSession]: [
    texts.failedToEndSession,
    async (services, form) => {
      await services.call('revoke-user-session', { session_id: text(form, 'session_id') });
      return texts.youveEndedTheSession;
    },
  ],
  [intents.endAll]: [
    endAllFailed,
    async (services) => {
      await services.call('sign_out', { p_scope: 'global' });
      throw redirect(paths.login());
    },
  ],
  [intents.prove]: [
    notChanged,
    async (services, form) => {
      await services.call('prove_identity', { p_password: text(form, 'password') });
      return {};
    },
  ],
  [intents.beginTotp]: [notChanged, async (services) => ({ totp: await services.call('begin_totp', {}) })],
  [intents.confirmTotp]: [
    notChanged,
    async (services, form) => {
      const code = text(form, 'code').replace(/\s/g, '');
      const { recovery_codes } = await services.call('confirm_totp', { p_code: code });
      return { recoveryCodes: recovery_codes };
    },
  ],
  [intents.disableTotp]: [
    notChanged,
    async (services) => {
      await services.call('disable_totp', {});
      return texts.youveTurnedOffTwoStep;
    },
  ],
  [intents.renewCodes]: [
    notChanged,
    async (services) => {
      const { recovery_codes } = await services.call('renew_recovery_codes', {});
      return { recoveryCodes: recovery_codes };
    },
  ],
  [intents.renamePasskey]: [
    notChanged,
    async (services, form) => {
      await services.call('rename_passkey', {
        p_passkey_id: text(form, 'passkey_id'),
        p_name: text(form, 'name').trim(),
      });
      return {};
    },
  ],
  [intents.deletePasskey]: [
    notChanged,
    async (services, form) => {
      await services.call('delete_passkey', { p_passkey_id: text(form, 'passkey_id') });
      return {};
    },
  ],
  [intents.disconnectGoogle]: [
    notChanged,
    async (services) => {
      await services.call('disconnect_google', {});
      return texts.youCantLogInWith;
    },
  ],
};

/** Answers the forms of the pages of the account. */
export async function securityAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = text(form, 'intent');
  const [failure, act] = securityActs[intent] ?? [];
  if (!failure || !act) return refuseForm(intent, { message: texts.failedToProcessRequest, field: null });
  const fault = intent === intents.password ? newPasswordFault(form) : null;
  if (fault) return refuseForm(intent, fault);
  const services = context.get(servicesContext);
  return answerForm(services, intent, failure, () => act(services, form));
}
