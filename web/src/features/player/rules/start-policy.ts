/** `gesture`: somebody pressed play; `arrival`: the page was opened and may play; `wait`: load, but stay paused. */
export type StartKind = 'gesture' | 'arrival' | 'wait';

/** What decides whether a video starts by itself. */
export interface StartConditions {
  /** A narrow or touch-only screen: the connection may be metered, and playing takes over the phone. */
  phone: boolean;
  /** The browser was told to save data. */
  saveData: boolean;
  /** The system asks for less motion. */
  reducedMotion: boolean;
  /** The person has clicked or typed in this document, so opening this page was a deliberate act on this site. */
  hasInteracted: boolean;
  /** Something was already played in this document: the person is watching, not just looking. */
  hasPlayed: boolean;
}

/**
 * Whether opening a watch page loads the player and tries to play, with sound. A browser may still refuse; then the
 * video waits, paused, behind its play button. It never starts muted: nobody asks for a silent start.
 */
export function startsByItself(conditions: StartConditions): boolean {
  if (conditions.saveData) return false;
  if (conditions.reducedMotion && !conditions.hasInteracted) return false;
  return !conditions.phone || conditions.hasPlayed;
}
