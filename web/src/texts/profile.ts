// message-button
export const message = 'Message';

// add-photos
export const uploadingIOfLength = 'Uploading {i} of {length}…';
export const uploading = 'Uploading…';
export const uploadFailed = 'Upload failed';
export const addPhotos = 'Add photos';

// album-forms
export const name = 'Name';
export const optional = 'optional';
export const description = 'Description';
export const everybodyMaySeeIt = 'Everybody may see it';
export const save = 'Save';
export const createAlbum = 'Create album';
export const newAlbum = 'New album';
export const editAlbum = 'Edit album';
export const deleteAlbum = 'Delete album';
export const deleteThisAlbumAndThe = 'Delete this album and the photos in it for good?';
export const yesDeleteThem = 'Yes, delete them';

// photo-viewer
export const photoAtOfLength = 'Photo {at} of {length}';
export const atOfLength = '{at} of {length}';
export const report = 'Report';
export const newerPhoto = 'Newer photo';
export const olderPhoto = 'Older photo';
export const close = 'Close';
export const edit = 'Edit';
export const caption = 'Caption';
export const album = 'Album';
export const none = 'None';
export const deleteWords = 'Delete';
export const deleteThisPhotoForGood = 'Delete this photo for good?';
export const yesDeleteIt = 'Yes, delete it';

// photos-tab
export const albums = 'Albums';
export const privateWords = 'Private';
export const photoAgo = 'Photo, {ago}';
export const photos = 'Photos';
export const albumNotFound = 'Album not found.';
export const allPhotos = 'All photos';
export const privateOnlyYouSeeIt = ' · Private: only you see it';
export const noPhotosInThisAlbum = 'No photos in this album yet.';
export const noPhotosYet = 'No photos yet.';
export const nobodySeesThisPhotoUntil = 'Nobody sees this photo until somebody has looked at it.';
export const olderPhotos = 'Older photos';

// block-control
export const unblock = 'Unblock';
export const block = 'Block';
export const nameAndYouWillNot =
  '{name} and you will not see each other’s posts, comments and playlists, and cannot message or follow each other.';
export const yesBlockName = 'Yes, block {name}';
export const youHaveBlockedThisMember = 'You have blocked this member.';

// default-cover
export const xMidYMidSlice = 'xMidYMid slice';

// favorites-visibility
export const everybodySeesYourFavorites = 'Everybody sees your favorites.';
export const onlyYouSeeYourFavorites = 'Only you see your favorites.';
export const hideThem = 'Hide them';
export const showThemToOthers = 'Show them to others';

// log-out
export const logOut = 'Log Out';

// picture-button
export const avatar = 'Avatar';
export const cover = 'Cover';
export const wordsUpdateFailed = '{words} update failed';
export const changeAvatar = 'Change avatar';
export const changeCover = 'Change cover';

// post-box
export const writeAPost = 'Write a post';
export const writeAReply = 'Write a reply';
export const unknownError = 'Unknown error';
export const failedToPostMessage = 'Failed to post: {message}';
export const posting = 'Posting…';
export const post = 'Post';
export const reply = 'Reply';
export const yourPostIsOnYour = 'Your post is on your profile.';
export const yourReplyIsBelow = 'Your reply is below.';

// post
export const valueByName = '{value} by {name}';
export const onlyYouSeeThisUntil = 'Only you see this until somebody has looked at it.';
export const replyWithin = 'reply';
export const replies = 'replies';
export const thePost = 'The post';
export const deleteThisPostForGood = 'Delete this post for good?';

// profile-cards
export const nameSeeAll = '{name}: see all';
export const seeAll = 'See all';
export const nextNext = 'Next: {next}';
export const profileDataCouldNotBe = 'Profile data could not be loaded.';
export const watchPostAndShareYour = 'Watch, post and share: your achievements appear here.';
export const uploadVideosAndFollowTheir = 'Upload videos, and follow their progress.';
export const studio = 'Studio';
export const videos = 'Videos';
export const yourPublishedVideosAppearHere = 'Your published videos appear here.';
export const yourAlbumsAppearHere = 'Your albums appear here.';
export const playlists = 'Playlists';
export const yourPlaylistsAppearHere = 'Your playlists appear here.';
export const favorites = 'Favorites';
export const yourFavoriteVideosAppearHere = 'Your favorite videos appear here.';
export const membersYouFollowAppearHere = 'Members you follow appear here.';
export const othersSeeItIfYour = 'Others see it if your <link>preferences</link> say so.';

// profile-head
export const subscriber = 'subscriber';
export const subscribers = 'subscribers';
export const videoWatched = 'video watched';
export const videosWatched = 'videos watched';
export const onlyYouSeeThis = ' (only you see this)';
export const editProfile = 'Edit Profile';
export const upload = 'Upload';
export const subscribed = 'Subscribed';
export const subscribe = 'Subscribe';
export const share = 'Share';
export const twitter = 'Twitter';
export const reddit = 'Reddit';
export const moreActions = 'More actions';

// stream
export const pleaseConfirmYourEMail = 'Please confirm your e-mail address first.';
export const noPostsYet = 'No posts yet.';
export const olderPosts = 'Older posts';

// use-subscription
export const yourSubscriptionIsAsIt = 'Your subscription is as it was. {message}';

// post
export const thisPostIsNoLonger = 'This post is no longer there.';
export const failedToLoadThePost = 'Failed to load the post.';
export const stream = 'Stream';
export const postsByName = 'Posts by {name}';
export const repliesLabel = 'Replies';
export const logInToReply = '<link>Log in</link> to reply.';
export const noRepliesYet = 'No replies yet.';
export const moreReplies = 'More replies';

// profile
export const profile = 'Profile';
export const profileDataNotAvailablePlease = 'Profile data not available. Please log in or specify a user.';
export const logIn = 'Log In';

// user-acts
export const failedToUpdatePostMessage = 'Failed to update post: {message}';
export const failedToDeletePostReplace = 'Failed to delete post: {replace}. Please try again.';

// user-cards
export const video = 'video';
export const videosWithin = 'videos';

// user-panel
export const noVideosHereYet = 'No videos here yet.';
export const noFavoritesYet = 'No favorites yet.';
export const moreFavorites = 'More favorites';

// user-panels
export const failedToLoadStreamPosts = 'Failed to load stream posts. {wordsOf}';
export const failedToLoadTab = 'Failed to load {tab}.';

// user-photos
export const photo = 'photo';
export const photosWithin = 'photos';

// user-playlists
export const playlistNotFound = 'Playlist not found.';
export const failedToLoadVideosFor = 'Failed to load videos for this playlist.';
export const failedToCreatePlaylist = 'Failed to create playlist.';
export const failedToUpdatePlaylist = 'Failed to update playlist.';
export const failedToDeletePlaylist = 'Failed to delete playlist.';
export const noPlaylistSelectedForEditing = 'No playlist selected for editing.';
export const failedToCreatePlaylistNo = 'Failed to create playlist: No data returned.';

// user
export const failedToLoadProfile = 'Failed to load profile.';
export const nameOnName2PostsAnd = '{name} on {name2}: posts and videos.';
export const moreOfThisProfile = 'More of this profile';
