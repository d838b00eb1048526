import type { OwnIdentity } from '#contract/identity.ts';
import type { Role } from '#contract/roles.ts';
import * as texts from '../texts/upload.ts';

/** What a member still has to do before they may upload, in words and in order; empty if nothing is missing. */
export function missingForUploads(identity: OwnIdentity, role: Role): string[] {
  const { state, upload_word: word, agreement, can_upload_videos: canUpload } = identity;
  if (word === 'denied') return [texts.uploadRightWithdrawn];
  const missing = role === 'unverified_member' ? [texts.emailNotConfirmed] : [];
  if (word === 'granted') return missing;
  const check = {
    not_started: texts.identityNotVerified,
    pictures_missing: texts.picturesMissing,
    pending: texts.checkPending,
    refused: texts.checkRefused,
    approved: null,
  }[state];
  if (check !== null) missing.push(check);
  if (agreement.must_sign) missing.push(texts.agreementNotSigned);
  if (missing.length === 0 && !canUpload) missing.push(texts.accountChanged);
  return missing;
}

/** How far a member is on the way to uploading, in a few words. */
export function uploadState(identity: OwnIdentity, role: Role): string {
  const { state, upload_word: word, agreement } = identity;
  if (word === 'denied') return texts.notOpenToAccount;
  if (role === 'unverified_member') return texts.confirmEmailFirst;
  if (word === 'granted') return texts.ready;
  return {
    not_started: texts.verifyFirst,
    pictures_missing: texts.twoPicturesMissing,
    pending: texts.underReview,
    refused: texts.notApproved,
    approved: agreement.must_sign ? texts.signAgreement : texts.ready,
  }[state];
}
