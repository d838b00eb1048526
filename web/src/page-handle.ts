/** What a route may say of itself in its `handle`. */
export interface PageHandle {
  /** Help and legal pages are open without the age gate. */
  open?: true;
  /** The player may start as soon as the page stands. */
  player?: true;
  /** For members only: its loader asks `requireMember`. */
  guarded?: true;
  /** One signs in here: the header has no profile menu. */
  entrance?: true;
  /** Nothing stands around the page: it is shown in a frame on another site. */
  bare?: true;
  /** The header lies over the page's first picture. */
  headerOver?: true;
  /** It draws a frame of its own: the back office. */
  ownFrame?: true;
}
