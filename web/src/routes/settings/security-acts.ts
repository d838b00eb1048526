import { redirect } from 'react-router';
import { endAllFailed, intents } from '../../features/account-settings/intents.ts';
import type { Success } from '../../page/page-form.ts';
import type { Services } from '../../page-context.ts';
import * as paths from '../../paths.ts';

type Act = (services: Services, form: FormData) => Promise<Success>;
const text = (form: FormData, name: string) => String(form.get(name) ?? '');

const notChanged = 'Failed to process request.';

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

/** What each form of the security page does, and what it says if it fails without words. */
export const securityActs: Readonly<Record<string, readonly [failure: string, act: Act]>> = {
  [intents.profile]: [
    'Failed to update details.',
    async (services, form) => {
      await saveProfile(services, form);
      return 'Your profile was saved.';
    },
  ],
  [intents.details]: [
    'Failed to update details.',
    async (services, form) => {
      await services.call('update_account_details', {
        p_username: text(form, 'username'),
        p_first_name: text(form, 'first_name'),
        p_last_name: text(form, 'last_name'),
      });
      return 'Your details were saved.';
    },
  ],
  [intents.email]: [
    'Failed to update details.',
    async (services, form) => {
      const { new_email } = await services.call('change_email', {
        p_email: text(form, 'email'),
      });
      return `A link is on its way to ${new_email} and to your present address.`;
    },
  ],
  [intents.cancelEmail]: [
    'Failed to update details.',
    async (services) => {
      await services.call('cancel_email_change', {});
      return 'The change was cancelled. Your address stays as it is.';
    },
  ],
  [intents.password]: [
    'Failed to change password.',
    async (services, form) => {
      await services.call('change_password', {
        p_current_password: text(form, 'current_password'),
        p_new_password: text(form, 'new_password'),
      });
      return 'Your password was changed.';
    },
  ],
  [intents.endSession]: [
    'Failed to end session.',
    async (services, form) => {
      await services.call('revoke-user-session', { session_id: text(form, 'session_id') });
      return 'The session was ended.';
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
      return 'Two-step login was turned off.';
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
      return 'You can no longer log in with Google.';
    },
  ],
};
