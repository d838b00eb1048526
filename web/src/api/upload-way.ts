import type { OwnIdentity } from '#contract/identity.ts';
import type { Role } from '#contract/roles.ts';

/** What a member still has to do before they may upload, in words and in order; empty where nothing is missing. */
export function missingForUploads(identity: OwnIdentity, role: Role): string[] {
  const { state, upload_word: word, agreement, can_upload_videos: canUpload } = identity;
  if (word === 'denied') return ['An administrator has taken the right to upload from this account.'];
  const missing = role === 'unverified_member' ? ['Your e-mail address has to be confirmed.'] : [];
  if (word === 'granted') return missing;
  const check = {
    not_started: 'Your identity has to be verified.',
    pictures_missing: 'Pictures for your identity check are missing.',
    pending: 'Your identity check waits for an administrator.',
    refused: 'Your identity check was refused; you can apply again.',
    approved: null,
  }[state];
  if (check !== null) missing.push(check);
  if (agreement.must_sign) missing.push('The uploader’s agreement has to be signed.');
  if (missing.length === 0 && !canUpload) missing.push('Your account was changed; reload the page.');
  return missing;
}
