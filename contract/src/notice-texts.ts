import { noticeLimits } from './notice-lists.ts';

/** What the forms of notices say, before anything was sent and after. */
export const takedownTexts = {
  title: 'DMCA Takedown Request',
  allRequired: 'All fields are required.',
  signIn: 'You must be logged in to submit a DMCA takedown notice.',
  incomplete: 'Please fill out all fields.',
  noAddress: 'Please provide at least one valid video URL.',
  failed: 'Failed to submit your notice. Please try again.',
  sent: 'Your DMCA takedown notice has been submitted successfully.',
  submit: 'Submit Takedown Request',
  sending: 'Submitting...',
} as const;

export const removalTexts = {
  signIn: 'You must be logged in to submit a content removal request.',
  mismatch: 'Emails do not match.',
  incomplete: 'Please fill out all required fields.',
  noAddress: 'Please provide at least one valid video URL.',
  failed: 'Failed to submit your request. Please try again.',
  sent: 'Your content removal request has been submitted successfully.',
} as const;

export const illegalTexts = {
  title: 'Report illegal content',
  noReason: 'Please say what is wrong with it.',
  incomplete: 'Please fill out all required fields.',
  noAddress: 'Please name at least one page of this site.',
  notHere: 'We found no page of this site at “{line}”. Its addresses begin with {origin}/.',
  tooManyUnknown: `Please list at most ${noticeLimits.unknownAddresses} pages, or give an email address to list more.`,
  failed: 'Failed to send your notice. Please try again.',
  sent: 'Your notice was sent. Thank you.',
  waits: 'Saved. One step is left before your notice counts.',
} as const;

/** What a notice is called, on its page and among the reports of a case. */
export const noticeKindWords = {
  copyright: 'DMCA takedown notice',
  removal: 'Content removal request',
  illegal: 'Notice of illegal content',
} as const;

/** Of these, what a notice is about: why, and what its writer wrote. The rest is about its writer. */
export const heartFields: readonly string[] = [
  'originalWorkDescription',
  'explanation',
  'reportingFor',
  'doYouAppear',
  'additionalInfo',
];

/** Names of what was sworn, by the fields of the forms. */
export const swornWords: Readonly<Record<string, string>> = {
  fullName: 'Full name',
  legalName: 'Legal name',
  address: 'Mailing address',
  phoneNumber: 'Phone number',
  originalWorkDescription: 'Original work',
  goodFaithBelief: 'Believes in good faith that the use is not authorized',
  accuracyStatement: 'Swears that the notice is accurate, and to be authorized',
  name: 'Name',
  explanation: 'Why it is illegal',
  goodFaith: 'Believes in good faith that this is accurate and complete',
  reportingFor: 'Reporting for',
  doYouAppear: 'Appears in it',
  additionalInfo: 'More',
  signature: 'Signature',
  digitalSignature: 'Signature',
};
