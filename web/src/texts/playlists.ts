// add-dialog
export const addToPlaylist = 'Add to playlist';
export const close = 'Close';

// add-door
export const pleaseLogInToAdd = 'Please log in to add videos to playlists.';

// create-mode
export const failedToCreatePlaylistOr = 'Failed to create playlist or get new playlist ID.';
export const addedToName = 'Added to {name}.';
export const failedToAddVideoTo = 'Failed to add video to playlist.';
export const newPlaylistName = 'New playlist name';
export const newPlaylistNameIsRequired = 'New playlist name is required.';
export const optional = '(optional)';
export const description = 'Description';
export const publicWords = 'Public';
export const anyoneCanFindAndWatch = 'Anyone can find and watch it. If this is off, only you can.';
export const back = 'Back';
export const createAndAdd = 'Create and add';

// select-mode
export const failedToLoadYourPlaylists = 'Failed to load your playlists.';
export const failedToRemoveVideoPlease = 'Failed to remove video. Please try again.';
export const loading = 'Loading...';
export const noPlaylistsFound = 'No playlists found.';
export const yourPlaylists = 'Your playlists';
export const watchLater = 'Watch later';
export const aPrivateListForYou = 'A private list, made when you first use it';
export const held = 'Held';
export const privateWords = 'Private';
export const video = 'video';
export const videos = 'videos';
export const createNewPlaylist = 'Create New Playlist';
export const done = 'Done';

// playlist-card
export const noImage = 'No Image';
export const noDescription = 'No description.';

// own-videos
export const movedTitleToPlaceOf = 'Moved {title} to {place} of {count}.';
export const weCouldntSaveTheNew = 'We couldn’t save the new order. Please try again.';
export const removedTitleFromThisPlaylist = 'Removed {title} from this playlist.';
export const moveTitleUp = 'Move {title} up';
export const moveTitleDown = 'Move {title} down';
export const removeTitle = 'Remove {title}';

// play-links
export const playAll = 'Play all';
export const shuffle = 'Shuffle';
export const continueTitle = 'Continue: {title}';

// playlist-actions
export const playlistUrlCopiedToClipboard = 'Playlist URL copied to clipboard!';
export const share = 'Share';

// queue-panel
export const numberOfTotal = '{number} of {total}';
export const playlist = 'Playlist';
export const previous = 'Previous';
export const next = 'Next';
export const turnOffShuffle = 'Turn off shuffle';
export const allTotalVideos = 'All {total} videos';

// playlist-filters
export const filterPlaylists = 'Filter playlists';

// playlist-form
export const editPlaylist = 'Edit playlist';
export const name = 'Name';
export const onlyYouCanSeeIt =
  'Only you can see it. To make playlists public, confirm your email address first.';
export const create = 'Create';
export const save = 'Save';
export const cancel = 'Cancel';

// playlist-tools
export const videosInName = 'Videos in {name}';
export const videosLabel = 'Videos';
export const editName = 'Edit {name}';
export const edit = 'Edit';
export const deleteName = 'Delete {name}';
export const deleteWords = 'Delete';
export const deleteNameForGood = 'Delete “{name}” for good?';
export const yesDeleteIt = 'Yes, delete it';

// use-interactions
export const pleaseLogInToLike = 'Please log in to like this video.';
export const weCouldntSaveYourLike = 'We couldn’t save your like. {message}';
export const pleaseLogInToDislike = 'Please log in to dislike this video.';
export const weCouldntSaveYourDislike = 'We couldn’t save your dislike. {message}';

// watch-actions
export const like = 'like';
export const likes = 'likes';
export const likeLikeCount = 'Like, {likeCount}';
export const dislike = 'dislike';
export const dislikes = 'dislikes';
export const dislikeDislikeCount = 'Dislike, {dislikeCount}';
export const favorite = 'Favorite';
export const subscribed = 'Subscribed';
export const subscribe = 'Subscribe';

// held-playlist
export const someoneReportedThisPlaylistOnly =
  'Someone reported this playlist. Only you can see it until we’ve reviewed the report. You can delete it but not change it.';

// playlist
export const unavailableVideo = '1 video in this playlist is no longer available.';
export const unavailableVideos = '{count} videos in this playlist are no longer available.';

// playlist-votes
export const failedToUpdateInteractionStatus = 'Failed to update interaction status. Please try again.';

// playlist-filter-names
export const all = 'All';
export const mostViewed = 'Most viewed';
export const newest = 'Newest';

// playlist-shuffle
export const failedToFetchPlaylistData = 'Failed to fetch playlist data.';
export const playlistNotFound = 'Playlist not found.';

// playlist
export const anUnexpectedErrorOccurred = 'An unexpected error occurred.';
export const aPlaylistByName = 'A playlist by {name}.';
export const backToPlaylists = 'Back to Playlists';
export const createdTime = 'Created {time}';
export const noDescriptionAvailable = 'No description available.';
export const tags = 'Tags';
export const noVideosInThisPlaylist = 'No videos in this playlist yet.';

// playlists-tab
export const playlists = 'Playlists';
export const gridView = 'Grid view';
export const listView = 'List view';
export const noPlaylistSelectedForEditing = 'No playlist selected for editing.';
export const noPlaylistsMatchYourCurrent = 'No playlists match your current filter.';
export const noPublicPlaylistsFoundFor = 'No public playlists found for this user.';
export const openItsPage = 'Open its page';

// playlists
export const failedToLoadPlaylists = 'Failed to load playlists.';
export const playlistsAndPage = 'Playlists, page {page}';
export const playlistsThatMembersOfName = 'Playlists that members of {name} share.';
export const allPlaylists = 'All playlists';
export const pagePageOfPages = 'Page {page} of {pages}';
export const searchPlaylists = 'Search playlists';
export const search = 'Search';
