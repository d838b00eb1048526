/** The forms of the page of reports. */
export const reportIntents = {
  schedule: 'schedule',
  unschedule: 'unschedule',
  prove: 'prove',
  unprove: 'unprove',
  secret: 'secret',
  correct: 'correct',
} as const;
