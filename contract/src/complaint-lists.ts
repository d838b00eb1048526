import { limits } from './limits.ts';

export const complaintLimits = {
  /** Days after a decision in which it can be complained of. */
  days: limits.objectionDays,
  /** Days within which a complaint is answered. */
  answerDays: 14,
  /** Days that it is kept once it is answered. */
  answeredDays: 730,
  words: 5000,
  answer: 2000,
  typed: 250_000,
} as const;

export const complaintOutcomes = ['upheld', 'dismissed'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

export const complaintTexts = {
  title: 'Complaint',
  incomplete: 'Please say what is wrong with the decision.',
  sent: 'Your complaint is sent. Somebody else looks at it.',
  gone: 'What it was about is deleted by now and cannot be put back. We are sorry for that.',
  identity: 'Your right to upload comes back once your identity is checked.',
  failed: 'Failed to send your complaint. Please try again.',
} as const;
