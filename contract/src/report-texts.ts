/** Refusals of a report, as the form shows them too. */
export const reportTexts = {
  signIn: 'You must be logged in to submit a report.',
  noReason: 'Please select a reason for your report.',
  noDetails: 'Please provide details for "Other" reason.',
  failed: 'Failed to submit report. Please try again.',
} as const;
