// bell
export const nameCountUnread = '{name}, {count} unread';
export const notifications = 'Notifications';
export const inbox = 'Inbox';

// local-notes
export const successfullyLoggedIn = 'Successfully logged in';
export const successfullyLoggedOut = 'Successfully logged out';

// log-in-to-hear
export const getNotifiedAboutNewVideos =
  'Get notified about new videos, replies and messages. <link>Log in</link>';

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
export const kindNamed = '{kind} “{about}”';
export const reportStays = 'We reviewed the {kind} you reported. It stays up.';
export const reportBrokeARule =
  'We agree that the {kind} you reported broke a rule. It wasn’t serious enough to take down, so it stays up.';
export const reportUnpublished = 'We unpublished the {kind} you reported.';
export const reportDisabled = 'We disabled the {kind} you reported.';
export const reportLimited = 'We now show the {kind} you reported in some places only.';
export const reportRemoved = 'We removed the {kind} you reported.';
export const thankYou = 'Thank you.';
export const weRemovedYour = 'We removed your {kind}. See why.';
export const weUnpublishedYour = 'We unpublished your {kind}. See why.';
export const weDisabledYour = 'We disabled your {kind}. See why.';
export const weLimitedYour = 'We limited where people can see your {kind}. See why.';
export const wePutBackYour = 'We put back your {kind}. See why.';
export const weDecidedAboutYour = 'We made a decision about your {kind}. See why.';
export const someone = 'Someone';
export const whoReleasedTitle = '{who} released {title}';
export const newInSeries = 'New in {title}: {episodes}';
export const newInSearch = 'New in “{title}”: {videos}';
export const whoMentionedYouUnderTitle = '{who} mentioned you under {title}';
export const whoMentionedYouInA = '{who} mentioned you in a post';
export const whoRepliedToYourPost = '{who} replied to your {post}';
export const whoCommentedOnYourVideo = '{who} commented on your video {title}';
export const whoRepliedToYourComment = '{who} replied to your comment on {title}';
export const whoLikesYourPost = '{who} likes your {post}';
export const whoLikesYourCommentOn = '{who} likes your comment on {title}';
export const whoLikesYourVideoTitle = '{who} likes your video {title}';
export const whoLikeYourPost = '{who} like your {post}';
export const whoLikeYourCommentOn = '{who} like your comment on {title}';
export const whoLikeYourVideoTitle = '{who} like your video {title}';
export const twoNames = '{one} and {other}';
export const twoNamesAndMore = '{one}, {other} and {count} more';
export const whoSubscribedToYou = '{who} subscribed to you';
export const whoWantsToMessageYou = '{who} wants to message you';
export const yourUploadTitlePassedOur = 'Your upload {title} passed our review.';
export const weSentYourUploadTitle = 'We sent your upload {title} back to you. See why in your uploads.';
export const yourVideoIsBack = '{title} is back at its source, and shown again.';
export const yourVideoIsGone =
  'The source of {title} doesn’t have it anymore, so it’s out of sight. We’ll show it again once it’s back.';
export const yourSubtitlesPassedOur = 'Your subtitles of {title} passed our review.';
export const weTurnedDownYourSubtitles = 'We turned down your subtitles of {title}. See why in the studio.';
export const weApprovedYourApplicationTo = 'We approved your application to the creator program.';
export const weTurnedDownYourApplication =
  'We turned down your application to the creator program. See why on its page.';
export const weApprovedYourIdentityCheck = 'We approved your identity check.';
export const weCouldntApproveYourIdentity =
  'We couldn’t approve your identity check. See why in your settings.';
export const someoneLoggedInToYour = 'Someone logged in to your account from a new device: {device}';

// use-notifications
export const failedToFetchData = 'Failed to fetch data.';
export const failedToProcessRequest = 'Failed to process request.';

// notifications
export const noNotificationsYetSentence = 'No notifications yet.';
export const loadMore = 'Load More';
