import type { OwnIdentity } from '#contract/identity.ts';
import type { Role } from '#contract/roles.ts';

/** What a member still has to do before they may upload, in words and in order; empty if nothing is missing. */
export function missingForUploads(identity: OwnIdentity, role: Role): string[] {
  const { state, upload_word: word, agreement, can_upload_videos: canUpload } = identity;
  if (word === 'denied') return ['An administrator has withdrawn this account’s right to upload.'];
  const missing = role === 'unverified_member' ? ['Your email address is not confirmed yet.'] : [];
  if (word === 'granted') return missing;
  const check = {
    not_started: 'Your identity is not verified yet.',
    pictures_missing: 'Pictures for your identity check are missing.',
    pending: 'Your identity check is waiting for an administrator.',
    refused: 'Your identity check was refused; you can apply again.',
    approved: null,
  }[state];
  if (check !== null) missing.push(check);
  if (agreement.must_sign) missing.push('The uploader’s agreement is not signed yet.');
  if (missing.length === 0 && !canUpload) missing.push('Your account was changed; reload the page.');
  return missing;
}

/** How far a member is on the way to uploading, in a few words. */
export function uploadState(identity: OwnIdentity, role: Role): string {
  const { state, upload_word: word, agreement } = identity;
  if (word === 'denied') return 'Not open to this account';
  if (role === 'unverified_member') return 'Confirm your email first';
  if (word === 'granted') return 'Ready';
  return {
    not_started: 'Verify your identity first',
    pictures_missing: 'Two pictures are missing',
    pending: 'Under review',
    refused: 'Not approved, you can apply again',
    approved: agreement.must_sign ? 'Sign the agreement' : 'Ready',
  }[state];
}
