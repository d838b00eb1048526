// bell
export const nameCountUnread = '{name}, {count} unread';
export const notifications = 'Notifications';
export const inbox = 'Inbox';

// local-notes
export const successfullyLoggedIn = 'Successfully logged in';
export const successfullyLoggedOut = 'Successfully logged out';

// log-in-to-hear
export const hearOfNewVideosReplies = 'Hear of new videos, replies and messages.<link>Log in</link>';

// notification-list
export const unread = '(unread)';
export const markAsRead = 'Mark as read';
export const removeText = 'Remove: {text}';
export const markAllAsRead = 'Mark all as read';
export const removeAll = 'Remove all';

// notification-panel
export const loading = 'Loading...';
export const noNotificationsYet = 'No notifications yet';
export const seeAllNotifications = 'See all notifications';

// notification-words
export const brokeARuleAndStays = 'broke a rule, and stays';
export const wasUnpublished = 'was unpublished';
export const wasDisabled = 'was disabled';
export const isShownInSomePlaces = 'is shown in some places only';
export const whatYouReportedTitleWas = 'What you reported ({title}) was looked at and stays.';
export const wasRemoved = 'was removed';
export const thankYou = ' Thank you.';
export const whatYouReportedTitleDone = 'What you reported ({title}) {done}.{value}';
export const moderatorsRemoved = 'Moderators removed';
export const moderatorsUnpublished = 'Moderators unpublished';
export const moderatorsDisabled = 'Moderators disabled';
export const moderatorsLimitedWherePeopleSee = 'Moderators limited where people see';
export const moderatorsPutBack = 'Moderators put back';
export const moderatorsDecidedAbout = 'Moderators decided about';
export const somebody = 'Somebody';
export const whoReleasedTitle = '{who} released {title}';
export const whoMentionedYouUnderTitle = '{who} mentioned you under {title}';
export const whoMentionedYouInA = '{who} mentioned you in a post';
export const whoRepliedToYourPost = '{who} replied to your post';
export const whoCommentedOnYourVideo = '{who} commented on your video {title}';
export const whoRepliedToYourComment = '{who} replied to your comment on {title}';
export const whoLikesYourPost = '{who} likes your post';
export const whoLikesYourCommentOn = '{who} likes your comment on {title}';
export const whoLikesYourVideoTitle = '{who} likes your video {title}';
export const whoSubscribedToYou = '{who} subscribed to you';
export const whoWouldLikeToWrite = '{who} would like to write to you';
export const aDecisionWasMadeAbout = 'A decision was made about';
export const decisionWordsYourTitleReadWhy = '{decisionWords} your {title}. Read why.';
export const yourUploadTitlePassedIts = 'Your upload {title} passed its review.';
export const yourUploadTitleWasSent = 'Your upload {title} was sent back to you. Your uploads say why.';
export const yourApplicationToTheCreator = 'Your application to the creator programme was approved.';
export const yourApplicationToTheCreatorProgramme =
  'Your application to the creator programme was refused. Its page says why.';
export const yourIdentityCheckWasApproved = 'Your identity check was approved.';
export const yourIdentityCheckWasRefused = 'Your identity check was refused. Your settings say why.';
export const somebodyLoggedInToYour = 'Somebody logged in to your account from a new device: {title}';

// use-notifications
export const failedToFetchData = 'Failed to fetch data.';
export const failedToProcessRequest = 'Failed to process request.';

// notifications
export const noNotificationsYetSentence = 'No notifications yet.';
export const loadMore = 'Load More';
