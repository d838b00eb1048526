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
  savedSearches: 50,
  linesPageSize: 12,
  savedSearchNameLength: 80,
  /** How far what was found can be paged; beyond that a better query helps more. */
  highestSearchPage: 20,
  tagPageSize: 24,
  tagDescriptionLength: 500,
  tagImplications: 20,
  relatedVideos: 24,
  synopsisLength: 3000,
  studioNameLength: 100,
  releaseGroupLength: 60,
  /** Most characters accepted of a text of a work, before spaces are removed. */
  workTyped: 6000,
  titlesPerWork: 30,
  studiosPerWork: 10,
  worksPageSize: 100,
  episodesPageSize: 50,
  continuedShown: 12,
  studiosPageSize: 48,
  studioWorksPageSize: 24,
  browsedWorksPageSize: 24,
  browsedTags: 10,
  /** Works on a member's list, on a page of it, and in one file that is read into it. */
  listEntries: 10_000,
  listPageSize: 50,
  listFileEntries: 5000,
  /** Characters of such a file, and of the notes on a work. */
  listFileLength: 900_000,
  listNotesLength: 2000,
  remindersPerMember: 300,
  highestPage: 1000,
  searchQueryLength: 200,
  titleLength: 200,
  descriptionLength: 5000,
  formatLength: 40,
  tagLength: 60,
  tagsPerVideo: 30,
  slugLength: 200,

  /** Back office: rows of a page of videos or tags, and how deep paging goes before the list must be narrowed. The opposite order reaches the other end. */
  moderatedPageSize: 25,
  moderatedDeepest: 50_000,
  /** Back office: how deep the list of costly videos goes. */
  costlyDeepest: 5000,
  /** Back office: how far a long list is counted, and how many matches of a common word are shown. */
  moderatedCounted: 1000,
  /** The share of all videos that may be read and sorted instead of followed in order; videos sampled to estimate how many match a word. */
  moderatedNarrowShare: 0.04,
  moderatedSample: 1000,
  removalReasonLength: 500,
  /** Characters of hashes added to the stay-down list at once. */
  stayDownListLength: 200_000,
  /** Days until what was removed is deleted, and hours until an unused upload is. */
  removedVideoDays: 30,
  /** Whoever made something may object to its removal for six months; until then it can be put back. */
  objectionDays: 184,
  unusedUploadHours: 24,
  /** Videos whose details one call fills in. */
  backfilledAtOnce: 500,
  /** How long the address of a preview works, and how many bytes it sends at once. */
  previewSeconds: 300,
  previewBytes: 4_194_304,

  categoryNameLength: 100,
  categoryDescriptionLength: 1000,
  /** Most characters accepted of either, before spaces are removed. */
  categoryTyped: 4000,

  /** Accounts. The longest password is far beyond what anybody types; without a limit, hashing could be used to exhaust the server. */
  usernameShortest: 3,
  usernameLongest: 30,
  passwordShortest: 8,
  passwordLength: 256,
  emailLength: 254,
  displayNameLength: 50,
  bioLength: 500,
  profileLinks: 5,
  profileLinkLength: 200,
  personNameLength: 60,
  /** Creators without an account that a search of users names at once. */
  catalogueCreators: 50,
  usersPageSize: 10,
  actsPageSize: 50,
  suspensionReasonLength: 500,
  /** Days that a strike counts. */
  strikeDays: 180,
  /** Strikes that count at once, at which the desk is asked to think of a suspension. */
  strikesForSuspension: 3,
  userNoteLength: 2000,
  passkeyNameLength: 60,
  usernameChangeDays: 30,
  deletionGraceDays: 14,
  /** Hours after signing in, or after becoming an admin, when an admin's session ends, used or not. */
  adminSessionHours: 12,
  /** Days that an admin has to set up a passkey or two-step login. */
  adminGraceDays: 7,
  /** A session ends after being unused for this long. */
  sessionDays: 30,
  /** How recent a sign-in must be to change what protects the account. */
  freshMinutes: 5,

  /** Realtime: messages that a client may send in a second; further ones wait. */
  realtimeEventsPerSecond: 10,
  /** Seconds between a client's heartbeats. */
  heartbeatSeconds: 25,
  /** What one join may ask for: kinds of rows, each with its filter. */
  joinFilters: 10,
  /** Ids that a page may ask about in one call. */
  idsAtOnce: 200,
  favoriteIds: 10_000,
  favoritesPageSize: 24,

  /** Every picture that somebody sends: the size of its file, and the dimensions its header may state before it is decoded. */
  pictureBytes: 5_242_880,
  pictureMegapixels: 24,
  avatarLockHours: 24,
  pictureCacheSeconds: 3600,
  profilePageSize: 24,
  subscriptionsShown: 12,

  /** Photos and albums. Bytes are those stored: of the redrawn photos. */
  photosPerMember: 300,
  photoBytesPerMember: 104_857_600,
  photosPageSize: 24,
  albumsPerMember: 50,
  albumNameLength: 100,
  albumDescriptionLength: 500,
  captionLength: 300,
  /** Most characters accepted of any of these texts, before blanks are removed. */
  photoTyped: 2000,

  /** Uploads. How much a member may store and send is in the settings. */
  uploadNameLength: 255,
  uploadLargestBytes: 64_000_000_000,
  /** Hours after which an incomplete file, or one whose form was never sent, is removed. */
  uploadUnfinishedHours: 48,
  /** Minutes until an upload that sent nothing is forgotten, and how many uploads of a member may be open at once. */
  uploadEmptyMinutes: 30,
  uploadsOpen: 2,
  uploadsPageSize: 24,

  /** Subtitle files: their size, how many a video may have added, cues of one and characters of a cue, and how many of a member may wait for a person. */
  captionFileBytes: 1_048_576,
  captionsPerVideo: 30,
  /** Said by hand. */
  momentsPerVideo: 100,
  captionCues: 10_000,
  captionCueLength: 1000,
  captionsWaiting: 40,

  /** Identity checks: characters of a name, rows of a page, and days after a decision until its pictures are deleted. */
  legalNameLength: 120,
  identityPageSize: 20,
  identityPictureDays: 7,
  /** Days until an undecided check is withdrawn and its pictures are deleted. */
  identityWaitDays: 30,
  /** Records of performers: how many a video may have, and for how many years each is stored. */
  performersPerVideo: 50,
  performerRecordYears: 7,

  /** Advertising: characters of names, titles and texts, and of any of them before blanks are removed. */
  adNameLength: 120,
  adTitleLength: 120,
  adTextLength: 1000,
  adTyped: 4000,
  adAssetBytes: 52_428_800,
  adVideoSeconds: 30,
  /** Days until a file of an ad that no creative ever used is deleted. */
  adUnusedAssetDays: 7,
  /** Ads that a page may ask for at once. */
  adSlotsAtOnce: 24,
  /** Minutes in which an ad that was given out may be reported as shown. */
  adTokenMinutes: 30,
  /** Days for which every event of an ad is stored. */
  adEventDays: 90,
  adPageSize: 25,
  /** Rows of a list of advertising that may be asked for at once. */
  adListed: 1000,
  adCategoryLength: 100,

  postLength: 1000,
  /** Characters of a post as sent, before surplus spaces are removed. */
  postTyped: 4000,
  postsPageSize: 20,

  commentLength: 2000,
  /** Characters of a comment as sent, before surplus spaces are removed. */
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
  playlistsForWork: 6,
  playlistSearchDebounceMilliseconds: 300,
  /** Visitors from one network who may like or dislike a playlist in a day. */
  playlistVotesPerNetwork: 5,
  /** Seconds within which the same person opening a playlist again does not count. */
  playlistOpeningSeconds: 60,

  watchedPageSize: 24,

  /** Importing: videos on a page of a source, and outcomes on a page of an import. */
  importPageSize: 50,
  importBatchesPageSize: 20,
  importItemsPageSize: 100,

  reportTextLength: 2000,
  /** Cases: rows of a page, how deep paging goes, and how far a list and what a search finds are counted. */
  casesPageSize: 25,
  casesDeepest: 100_000,
  casesCounted: 2000,
  casesFoundCounted: 1000,
  /** Reports of videos in one answer. */
  videoReportsAtOnce: 1000,
  /** How many of the latest reports, notes and acts of a case are shown. */
  caseReportsShown: 100,
  caseHistoryShown: 100,
  caseNoteLength: 2000,
  explanationLength: 2000,
  /** Legal holds: characters of a reason, active holds on one thing, the most years until a hold ends, and preserved things shown. */
  holdReasonLength: 1000,
  holdsAtOnce: 20,
  holdYears: 20,
  preservedShown: 100,
  /** Reports by one member that hide something before anybody has looked at it; and by a member who is new, or was wrong more often than right. */
  openHolds: 3,
  openHoldsOfUnproven: 1,
  /** Days for which an account counts as new when its reports are weighed. */
  newAccountDays: 7,
  /** Things that reports from one network can hide in a day. */
  holdsPerNetwork: 5,
  /** Things by one author, reported within a day as showing a minor, that become one case. */
  burstThings: 3,
  reportCloseMilliseconds: 3000,

  /** Messages. The longest fits into one notification of PostgreSQL: three bytes a character, and some to spare. */
  messageLength: 2000,
  inboxPageSize: 15,
  inboxSearchLength: 60,
  messagePageSize: 20,
  /** Conversations that one member may start in an hour. */
  newConversations: 30,
  /** Messages that a stranger may send before they are answered. */
  unansweredMessages: 5,
  blockedMembers: 1000,
  blockedPageSize: 20,
  /** What a member sees less of at most, and how far what is recommended goes. */
  tasteMarks: 200,
  forYouPages: 5,
  forYouPageSize: 24,
  /** What a shield names at most; in the cookie of a visitor it stays under 2.5 KB. */
  shieldRules: 100,
  shieldLinesLength: 12_000,

  /** Notifications: how many the popover and a page show, and for how long they are stored. */
  notificationsShown: 10,
  notificationPageSize: 20,
  notificationDays: 180,
  /** Days until visits and views, one by one, are forgotten; until an account whose address nobody confirmed, and an archive, are deleted; until a browser is a stranger again. */
  visitDays: 90,
  /** Until the hours of the whole site are forgotten. */
  activityDays: 70,
  unconfirmedDays: 7,
  archiveDays: 7,
  deviceDays: 365,

  /** Jobs on a page, in one answer, and how far they are counted. */
  jobsPageSize: 25,
  jobsAtMost: 100,
  jobsCounted: 1000,
  /** To how many of each kind what waits is counted. */
  waitingCounted: 1000,
} as const;

/** Requests that one client (session, else address) may make in a window, per rate class. */
export const rateBudgets = {
  read: { requests: 600, seconds: 60 },
  search: { requests: 120, seconds: 60 },
  write: { requests: 60, seconds: 60 },
  comment: { requests: 12, seconds: 60 },
  report: { requests: 10, seconds: 60 },
  /** What visitors may do that changes a count: each address has a small budget. */
  vote: { requests: 20, seconds: 60 },
  /** Signing in and up, and anything else that tries a secret. */
  credential: { requests: 20, seconds: 60 },
  /** Requests that could reveal whether somebody has an account here. */
  enumerable: { requests: 8, seconds: 60 },
  /** Asking whether a username is free: a form asks at every pause in typing. */
  naming: { requests: 20, seconds: 60 },
  message: { requests: 40, seconds: 60 },
  /** Pictures: each is decoded, redrawn and compared with what stays down. */
  picture: { requests: 40, seconds: 60 },
  /** Pieces of files: a fast connection sends many, and each is checked against the member's storage. */
  upload: { requests: 1500, seconds: 60 },
  /** What an admin imports item by item. */
  import: { requests: 6000, seconds: 60 },
  tracking: { requests: 240, seconds: 60 },
  /** Realtime, over all connections of a client: joined topics, and messages of every kind. */
  join: { requests: 120, seconds: 60 },
  frame: { requests: 1800, seconds: 60 },
} as const;
