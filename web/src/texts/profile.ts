// message-button
export const message = 'Message';

// add-photos
export const uploadingNumberOfCount = 'Uploading {number} of {count}…';
export const uploading = 'Uploading…';
export const uploadFailed = 'Upload failed';
export const addPhotos = 'Add photos';

// album-forms
export const name = 'Name';
export const optional = 'optional';
export const description = 'Description';
export const anyoneCanSeeIt = 'Anyone can see it';
export const save = 'Save';
export const createAlbum = 'Create album';
export const newAlbum = 'New album';
export const editAlbum = 'Edit album';
export const deleteAlbum = 'Delete album';
export const deleteThisAlbumAndAll = 'Delete this album and all its photos for good?';
export const yesDeleteThem = 'Yes, delete them';

// photo-viewer
export const photoNumberOfCount = 'Photo {number} of {count}';
export const numberOfCount = '{number} of {count}';
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
export const photoFromAgo = 'Photo from {ago}';
export const photos = 'Photos';
export const albumNotFound = 'Album not found.';
export const allPhotos = 'All photos';
export const privateOnlyYouCanSee = 'Private: only you can see it';
export const noPhotosInThisAlbum = 'No photos in this album yet.';
export const noPhotosYet = 'No photos yet.';
export const noOneCanSeeThis = 'No one can see this photo until we’ve reviewed it.';
export const olderPhotos = 'Older photos';

// block-control
export const unblock = 'Unblock';
export const block = 'Block';
export const youAndNameWontSee =
  'You and {name} won’t see each other’s posts, comments and playlists, and can’t message or follow each other.';
export const yesBlockName = 'Yes, block {name}';
export const youveBlockedThisMember = 'You’ve blocked this member.';

// favorites-visibility
export const everyoneCanSeeYourFavorites = 'Everyone can see your favorites.';
export const onlyYouCanSeeYour = 'Only you can see your favorites.';
export const hideThem = 'Hide them';
export const showThemToEveryone = 'Show them to everyone';

// log-out
export const logOut = 'Log Out';

// picture-button
export const avatarUpdateFailed = 'Avatar update failed';
export const coverUpdateFailed = 'Cover update failed';
export const changeAvatar = 'Change avatar';
export const changeCover = 'Change cover';

// post-box
export const writeAPost = 'Write a post';
export const writeAReply = 'Write a reply';
export const unknownError = 'Unknown error';
export const failedToPostMessage = 'Failed to post: {message}';
export const controlEnterPosts = 'Ctrl+Enter posts it';
export const posting = 'Posting…';
export const post = 'Post';
export const replyToName = 'Reply to {name}';
export const reply = 'Reply';
export const yourPostIsOnYour = 'Your post is on your profile.';
export const seeIt = 'See it';
export const yourReplyIsBelow = 'Your reply is below.';

// post
export const postByName = 'Post by {name}';
export const replyByName = 'Reply by {name}';
export const onlyYouCanSeeThis = 'Only you can see this until we’ve reviewed it.';
export const replyWithin = 'reply';
export const replies = 'replies';
export const yourPost = 'Your post';
export const deletePost = 'Delete this post?';
export const deleteReply = 'Delete this reply?';
export const deleteThisPostForGood = 'Delete this post for good? Its replies go with it.';
export const deleteThisReplyForGood = 'Delete this reply for good?';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied.';

// post-form
export const cancel = 'Cancel';
export const saving = 'Saving…';

// profile-cards
export const seeAllName = 'See all: {name}';
export const seeAll = 'See all';
export const nextNext = 'Next: {next}';
export const profileDataCouldNotBe = 'Profile data could not be loaded.';
export const watchPostAndShareTo = 'Watch, post and share to earn achievements. They will appear here.';
export const uploadVideosAndSeeHow = 'Upload videos and see how they’re doing.';
export const studio = 'Studio';
export const videos = 'Videos';
export const yourPublishedVideosWillAppear =
  'Your published videos will appear here. <link>Upload one</link>';
export const yourAlbumsWillAppearHere = 'Show your pictures in albums. <link>Create one</link>';
export const playlists = 'Playlists';
export const yourPlaylistsWillAppearHere = 'Collect videos in playlists. <link>Create one</link>';
export const favorites = 'Favorites';
export const yourFavoriteVideosWillAppear =
  'Press the heart on a video to find it here. <link>Browse videos</link>';
export const membersYouFollowWillAppear =
  'Subscribe to people to find them here. <link>See whom to follow</link>';
export const chooseWhoCanSeeThis = 'Choose who can see this in your <link>privacy settings</link>.';
export const achievements = 'Achievements';
export const uploads = 'Uploads';
export const creatorSubscriptions = 'Creator Subscriptions';

// profile-head
export const subscriber = 'subscriber';
export const subscribers = 'subscribers';
export const videoWatched = 'video watched';
export const videosWatched = 'videos watched';
export const joinedOn = 'Joined {date}';
export const watchedOnlyYouCanSee = '{watched} (only you can see this)';
export const editProfile = 'Edit Profile';
export const upload = 'Upload';
export const subscribed = 'Subscribed';
export const subscribe = 'Subscribe';
export const share = 'Share';
export const twitter = 'Twitter';
export const reddit = 'Reddit';
export const moreActions = 'More actions';

// stream
export const pleaseConfirmYourEmailAddress = 'Please confirm your email address first.';
export const noPostsYet = 'No posts yet.';
export const sayHelloOrShare =
  'Say hello, or share a video: paste the address of its page, and people see its picture.';
export const seeVideosByName = 'See videos by {name}';
export const browseVideos = 'Browse videos';
export const order = 'Order';
export const newest = 'Newest';
export const mostViewed = 'Most viewed';
export const olderPosts = 'Older posts';

// post
export const thisPostIsNoLonger = 'This post is no longer there.';
export const failedToLoadThePost = 'Failed to load the post.';
export const stream = 'Stream';
export const list = 'List';
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
export const failedToDeletePostMessage = 'Failed to delete post: {message}. Please try again.';

// user-cards
export const video = 'video';
export const videosWithin = 'videos';

// user-panel
export const noVideosHereYet = 'No videos here yet.';
export const noFavoritesYet = 'No favorites yet.';
export const moreFavorites = 'More favorites';

// user-panels
export const failedToLoadStreamPosts = 'Failed to load stream posts. {message}';
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
export const seePostsAndVideosBy = 'See posts and videos by {name} on {site}.';
export const moreAboutThisMember = 'More about this member';

// beside blocking a creator
export const hideOrBlur = 'Hide or blur';
