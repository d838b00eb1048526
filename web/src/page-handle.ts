/** What a route may say about itself in its `handle`. */
export interface PageHandle {
  /** Help and legal pages are open without the age gate. */
  open?: true;
  /** The way to a checked identity: open where the gate asks for one. */
  toProve?: true;
  /** The player may start as soon as the page stands. */
  player?: true;
  /** For members only: its loader calls `requireMember`. */
  guarded?: true;
  /** A sign-in page: the header has no profile menu. */
  entrance?: true;
  /** Nothing surrounds the page: it is shown in a frame on another site. */
  bare?: true;
  /** It fills the window below the header, as a conversation does: nothing stands under it. */
  whole?: true;
  /** The header lies over the page's first picture. */
  headerOver?: true;
  /** It draws a frame of its own: the back office. */
  ownFrame?: true;
}
