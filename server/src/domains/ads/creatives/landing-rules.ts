/** Failing looks in a row, a day apart, after which an ad is paused. */
export const faultsToPause = 2;

/** Why an answer says that a page is gone; null: it is there, or lets in no machine. */
export function landingFault(status: number): string | null {
  if (status < 400 || status === 403 || status === 429) return null;
  return `The site answered ${status}.`;
}
