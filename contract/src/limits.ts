/** Numbers that the server enforces and the client shows. Each is named by the specification or a decision record. */
export const limits = {
  /** Items of the home page. */
  spotlight: 5,
  latestShown: 12,
  latestFetched: 24,
  topRows: 5,
  homeCategories: 12,
  categoryPageSize: 24,
  searchPageSize: 24,
  tagPageSize: 24,
  relatedVideos: 24,
  highestPage: 1000,
  searchQueryLength: 200,
  titleLength: 200,
  descriptionLength: 5000,
  formatLength: 40,
  tagLength: 60,
  tagsPerVideo: 30,
  slugLength: 200,

  /** Back office: rows of a page of videos or tags, and how far one may page without narrowing the list: the rest of 100,000 is in the opposite order. */
  moderatedPageSize: 25,
  moderatedDeepest: 50_000,
  /** How far a long list of the back office is counted, and how far a search for something common is followed. */
  moderatedCounted: 1000,
  /** The part of all videos that is read and sorted rather than passed by; videos looked at to know how many have a word. */
  moderatedNarrowShare: 0.04,
  moderatedSample: 1000,
  removalReasonLength: 500,
  /** Characters of a list of hashes that is put on the list of what stays down. */
  stayDownListLength: 200_000,
  /** Days after which what was removed is deleted, and hours after which an upload that nothing uses is. */
  removedVideoDays: 30,
  unusedUploadHours: 24,
  /** Videos that one call to fill in details looks at. */
  backfilledAtOnce: 500,
  /** How long a preview's address works, and how many bytes it sends at once. */
  previewSeconds: 300,
  previewBytes: 4_194_304,

  categoryNameLength: 100,
  categoryDescriptionLength: 1000,
  /** Most characters accepted of either, before spaces are removed. */
  categoryTyped: 4000,

  /** Accounts. A password's end is far beyond what anybody types; without one, hashing it would be a way to hurt us. */
  usernameShortest: 3,
  usernameLongest: 30,
  passwordShortest: 8,
  passwordLength: 256,
  emailLength: 254,
  displayNameLength: 50,
  personNameLength: 60,
  usersPageSize: 10,
  actsPageSize: 50,
  suspensionReasonLength: 500,
  userNoteLength: 2000,
  passkeyNameLength: 60,
  usernameChangeDays: 30,
  deletionGraceDays: 14,
  /** Hours after signing in, or after becoming an admin, when a session of an admin ends, whatever it does. */
  adminSessionHours: 12,
  /** Days that an admin has to set up a passkey or two-step login. */
  adminGraceDays: 7,
  /** A session ends after being unused for this long. */
  sessionDays: 30,
  /** How recent a sign-in must be to change what protects the account. */
  freshMinutes: 5,

  /** Realtime. Messages that a client may send in a second; more wait their turn. */
  realtimeEventsPerSecond: 10,
  /** How often a client says that it is there, in seconds. */
  heartbeatSeconds: 25,
  /** What one join may ask for: kinds of rows, each with its filter. */
  joinFilters: 10,
  /** Ids that a page may ask of in one call. */
  idsAtOnce: 200,
  favoriteIds: 10_000,
  favoritesPageSize: 24,

  /** Every picture that somebody sends: its file, and what its header may promise before anything of it is decoded. */
  pictureBytes: 5_242_880,
  pictureMegapixels: 24,
  avatarLockHours: 24,
  pictureCacheSeconds: 3600,
  profilePageSize: 24,
  subscriptionsShown: 12,

  /** Photos and albums. Bytes are of what is kept: the photos as they were redrawn. */
  photosPerMember: 300,
  photoBytesPerMember: 104_857_600,
  photosPageSize: 24,
  albumsPerMember: 50,
  albumNameLength: 100,
  albumDescriptionLength: 500,
  captionLength: 300,
  /** Most characters accepted of any of these texts, before blanks are removed. */
  photoTyped: 2000,

  /** Uploads. What one member may keep and send is in the settings. */
  uploadNameLength: 255,
  uploadLargestBytes: 64_000_000_000,
  /** Hours after which an incomplete file, or one whose form was never sent, is removed. */
  uploadUnfinishedHours: 48,
  /** Minutes after which an upload that sent nothing is forgotten, and how many of a member's may be under way at once. */
  uploadEmptyMinutes: 30,
  uploadsOpen: 2,
  uploadsPageSize: 24,

  /** Identity checks: what was sent of a name, rows of a page, and days after a decision until its pictures go. */
  legalNameLength: 120,
  identityPageSize: 20,
  identityPictureDays: 7,
  /** Days after which a check that nobody has decided is withdrawn, with its pictures. */
  identityWaitDays: 30,
  /** Records of performers: of one video, and years for which each is kept. */
  performersPerVideo: 50,
  performerRecordYears: 7,

  postLength: 1000,
  /** What may be sent of a post, before blanks at its ends and doubled ones are taken out. */
  postTyped: 4000,
  postsPageSize: 20,

  commentLength: 2000,
  /** What may be sent of a comment, before blanks at its ends and doubled ones are taken out. */
  commentTyped: 4000,
  commentsPageSize: 10,
  repliesPageSize: 20,

  playlistNameLength: 100,
  playlistDescriptionLength: 1000,
  /** Most characters accepted of either, before spaces are removed. */
  playlistTyped: 2000,
  playlistsPerMember: 200,
  playlistVideos: 300,
  playlistsPageSize: 20,
  playlistTags: 8,
  playlistsForVideo: 24,
  playlistSearchDebounceMilliseconds: 300,
  /** Visitors from one network who may like or dislike one playlist in a day. */
  playlistVotesPerNetwork: 5,
  /** Seconds within which the same person opening a playlist again does not count. */
  playlistOpeningSeconds: 60,

  watchedPageSize: 24,

  /** Importing: videos on a page of a source, and lines on a page of what became of them. */
  importPageSize: 50,
  importBatchesPageSize: 20,
  importItemsPageSize: 100,

  reportTextLength: 2000,
  /** Cases: rows of a page, how far one may page, and as far as a list is counted. */
  casesPageSize: 25,
  casesDeepest: 100_000,
  casesCounted: 2000,
  /** Reports of videos in one answer. */
  videoReportsAtOnce: 1000,
  /** Of one case: the latest reports, notes and acts that are shown. */
  caseReportsShown: 100,
  caseHistoryShown: 100,
  caseNoteLength: 2000,
  explanationLength: 2000,
  /** Legal holds: words of a reason, holds in force on one thing, years that one with an end may last, and what is preserved that is shown. */
  holdReasonLength: 1000,
  holdsAtOnce: 20,
  holdYears: 20,
  preservedShown: 100,
  /** Reports of one member that keep something out of sight before anybody has looked; and of who is new here, or was more wrong than right. */
  openHolds: 3,
  openHoldsOfUnproven: 1,
  /** Days for which an account is new, to whoever weighs its reports. */
  newAccountDays: 7,
  /** Things that reports from one network take out of sight in a day. */
  holdsPerNetwork: 5,
  /** Things of one author, reported within a day as showing a minor, that make one case. */
  burstThings: 3,
  reportCloseMilliseconds: 3000,

  /** Messages. A notification of PostgreSQL holds the longest whole: three bytes a character, and some. */
  messageLength: 2000,
  inboxPageSize: 15,
  messagePageSize: 20,
  /** Conversations that one member may start in an hour. */
  newConversations: 30,
  /** Messages that a stranger may send before they are answered. */
  unansweredMessages: 5,
  blockedMembers: 1000,
  blockedPageSize: 20,

  /** Notifications: in the popover, on a page of them, and for how long they are kept. */
  notificationsShown: 10,
  notificationPageSize: 20,
  notificationDays: 180,

  /** Jobs on a page, in one answer, and as far as they are counted. */
  jobsPageSize: 25,
  jobsAtMost: 100,
  jobsCounted: 1000,
} as const;

/** Requests that one client (session, else address) may make in a window, per rate class. */
export const rateBudgets = {
  read: { requests: 600, seconds: 60 },
  search: { requests: 120, seconds: 60 },
  write: { requests: 60, seconds: 60 },
  comment: { requests: 12, seconds: 60 },
  report: { requests: 10, seconds: 60 },
  /** What visitors may do that moves a count: an address has few of them. */
  vote: { requests: 20, seconds: 60 },
  /** Signing in and up, and anything else that tries a secret. */
  credential: { requests: 20, seconds: 60 },
  /** Requests that could reveal whether somebody has an account here. */
  enumerable: { requests: 8, seconds: 60 },
  /** Asking whether a username is free: somebody who thinks one up asks at each pause. */
  naming: { requests: 20, seconds: 60 },
  message: { requests: 40, seconds: 60 },
  /** Pictures: each is decoded, redrawn and compared with what stays down. */
  picture: { requests: 40, seconds: 60 },
  /** Pieces of files: a fast line sends many, and each is held against the member's room. */
  upload: { requests: 1500, seconds: 60 },
  /** What an admin imports item by item. */
  import: { requests: 6000, seconds: 60 },
  tracking: { requests: 240, seconds: 60 },
  /** Realtime, over all connections of a client: topics that are joined, and messages of every kind. */
  join: { requests: 120, seconds: 60 },
  frame: { requests: 1800, seconds: 60 },
} as const;
