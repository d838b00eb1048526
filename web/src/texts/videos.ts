// category-links
export const noCategoriesYet = 'No categories yet.';
export const allCategories = 'All categories';

// category-tile
export const video = 'video';
export const videos = 'videos';

// use-favorites
export const failedToLoadFavoriteVideos = 'Failed to load favorite videos.';

// filter-bar
export const newest = 'Newest';
export const mostViewed = 'Most viewed';
export const bestRated = 'Best rated';
export const longest = 'Longest';
export const shortest = 'Shortest';
export const subtitled = 'Subtitled';
export const dubbed = 'Dubbed';
export const ongoing = 'Ongoing';
export const completed = 'Completed';
export const short = 'Under 10 min';
export const medium = '10–30 min';
export const long = 'Over 30 min';
export const search = 'Search';
export const order = 'Order';
export const audio = 'Audio';
export const subAndDub = 'Sub and dub';
export const status = 'Status';
export const anyStatus = 'Any status';
export const length = 'Length';
export const anyLength = 'Any length';
export const filters = 'Filters';
export const filtersCount = 'Filters ({count})';
export const showResults = 'Show results';
export const activeFilters = 'Filters that are on';
export const removeFilter = 'Remove';

// search-filters
export const anyTag = 'Any tag';
export const anyChoice = 'Any';
export const quality = 'Quality';
export const anyQuality = 'Any quality';
export const hd = 'HD';
export const uhd = '4K';
export const year = 'Year';
export const anyYear = 'Any year';
export const format = 'Format';
export const anyFormat = 'Any format';
export const subtitlesLabel = 'Subtitles';
export const anySubtitles = 'Any subtitles';

// pager
export const pages = 'Pages';
export const previous = 'Previous';
export const pagePage = 'Page {page}';
export const next = 'Next';

// refused
export const home = 'Home';

// recommendations
export const recommendationsByCategory = 'Recommendations by category';

// report-dialog
export const reportThisName = 'Report this {name}';
export const close = 'Close';
export const reportIllegalContentNow = 'Report illegal content now';
export const whatsWrongWithIt = 'What’s wrong with it?';
export const details = 'Details';
export const detailsOptional = 'Details (optional)';
export const reportItWithoutAnAccount = 'Report it without an account';
export const doesItShowYou = 'Does it show you, or a work of yours? Ask us to remove it';
export const cancel = 'Cancel';
export const submitReport = 'Submit report';

// search-box
export const site = 'Site';
export const searchTitlesTagsStudios = 'Search titles, tags, studios';
export const searchVideos = 'Search videos';
export const closeSearch = 'Close search';

// suggestions
export const videoLabel = 'Video';
export const tag = 'Tag';
export const category = 'Category';
export const uploader = 'Uploader';
export const popularTag = 'Popular tag';
export const clearRecentSearches = 'Clear recent searches';
export const suggestions = 'Suggestions';
export const removeDelete = 'Remove (Delete)';

// spotlight
export const spotlight = 'Spotlight';
export const noSpotlightContentAvailable = 'No Spotlight Content Available';
export const atOfCount = '{at} of {count}';
export const atSpotlight = '#{at} SPOTLIGHT';
export const sub = 'SUB';
export const watchNow = 'Watch Now';
export const playTheSlideshow = 'Play the slideshow';
export const pauseTheSlideshow = 'Pause the slideshow';
export const previousSlide = 'Previous slide';
export const slideIndexOfCount = 'Slide {index} of {count}';
export const nextSlide = 'Next slide';
export const noImageAvailable = 'No Image Available';

// periods
export const trending = 'Trending';
export const today = 'Today';
export const week = 'Week';
export const month = 'Month';
export const allTime = 'All time';

// top-five
export const top5 = 'Top 5';
export const period = 'Period';
export const noViewsInThisPeriod = 'No views in this period yet.';
export const score = 'Score {score}';

// art
export const noImage = 'No Image';

// card-sheet
export const openInNewTab = 'Open in new tab';
export const addToPlaylist = 'Add to playlist';
export const share = 'Share';

// heart
export const favoriteTitle = 'Favorite: {title}';

// video-card
export const noDescription = 'No description.';

// history-controls
export const yourHistoryIsPausedWere = 'Your history is paused. We’re not saving what you watch.';
export const pauseHistory = 'Pause history';
export const resumeHistory = 'Resume history';
export const preferences = 'Preferences';
export const clearHistory = 'Clear history';
export const clearEverythingYouveWatchedYou = 'Clear everything you’ve watched? You can’t undo this.';
export const yesClearIt = 'Yes, clear it';

// history-list
export const removeTitleFromYourHistory = 'Remove {title} from your history';
export const removeTitleFromContinueWatching = 'Remove {title} from Continue watching';
export const removedTitleFromContinueWatching =
  'Removed {title} from Continue watching. It comes back when you watch on.';
export const markTitleAsWatched = 'Mark {title} as watched';
export const markedTitleAsWatched = 'Marked {title} as watched.';
export const show = 'Show';
export const showChapters = 'Show chapters';
export const showTitleAndPictureOf = 'Show title and picture of {episode}';
export const removedTitleFromYourHistory = 'Removed {title} from your history.';

// categories
export const failedToFetchCategories = 'Failed to fetch categories.';
export const categories = 'Categories';
export const browseEveryCategoryOnName = 'Browse every category on {name}.';
export const all = 'All';
export const gay = 'Gay';
export const searchCategories = 'Search categories';
export const mostPopular = 'Most Popular';
export const filterCategories = 'Filter categories';
export const noCategoriesMatchYourSearch = 'No categories match your search.';
export const showAll = 'Show all';

// category
export const titleAndPage = '{name}, page {page}';
export const watchCategoryVideosOnSite = 'Watch {category} videos on {site}.';
export const failedToFetchVideosFor = 'Failed to fetch videos for this category.';
export const categoryNotFound = 'Category not found';
export const searchInName = 'Search in {name}';
export const noVideosFoundInThis = 'No videos found in this category.';
export const clearFilters = 'Clear filters';
export const clearAll = 'Clear all';
export const firstPage = 'First page';

// favorites-list
export const noFavoritesYet = 'No favorites yet.';
export const yourFavoriteVideosWillAppear =
  'Your favorite videos will appear here. To add one, press the heart on it.';
export const browseVideos = 'Browse Videos';
export const loadMore = 'Load More';
export const olderFavorites = 'Older favorites';

// favorites
export const myFavoriteVideos = 'My Favorite Videos';
export const pleaseLogInToView = 'Please log in to view your favorites.';
export const logIn = 'Log In';

// feed
export const failedToFetchData = 'Failed to fetch data.';
export const following = 'Following';
export const whatTheMembersYouFollow = 'What the people you follow share, newest first.';
export const videosTab = 'Videos';
export const postsTab = 'Posts';
export const newVideosFromUploadersYou = 'New videos from uploaders you follow will appear here.';
export const noPostsYetFromAnybody = 'Posts by the people you follow will appear here.';
export const uploadersToFollow = 'Uploaders to follow';
export const subscribe = 'Subscribe';
export const subscribed = 'Subscribed';
export const subscribeToName = 'Subscribe to {name}';
export const subscribedToName = 'Subscribed to {name}';

// history
export const history = 'History';
export const removedFromYourHistory = 'Removed from your history.';
export const youveClearedYourHistory = 'You’ve cleared your history.';
export const failedToProcessRequest = 'Failed to process request.';
export const videosYouveWatchedOnlyYou = 'Videos you’ve watched. Only you can see them.';
export const resumesAtTime = 'Resumes at {time}';
export const videosYouWatchWillAppear = 'Videos you watch will appear here.';
export const latest = 'Latest';

// home
export const profileNotFound = 'Profile not found.';
export const accessDenied = 'Access Denied';
export const accessDeniedYouDoNot = 'Access Denied: You do not have permission to view this page.';
export const yourPostIsOnYour = 'Your post is on your profile.';
export const unknownError = 'Unknown error';
export const failedToPostMessage = 'Failed to post: {message}';
export const watchAnime = 'Watch anime';
export const latestRelease = 'Latest Release';
export const noVideosHereYet = 'No videos here yet.';
export const recommended = 'Recommended';
export const noRecommendationsYet = 'No recommendations yet.';
export const chartsAndCategories = 'Charts and categories';
export const mostPopularPlaylist = 'Most Popular Playlist';

// home-rows
export const continueWatching = 'Continue watching';
export const newFromPeopleYouFollow = 'New from people you follow';

// search
export const errorFailedToFetchData = 'Error: Failed to fetch data.';
export const searchQuery = 'Search: {query}';
export const resultsForQuery = 'Results for “{query}”';
export const noExactMatchShowingResults = 'No exact match. Showing results for {query}.';
export const searchInsteadFor = 'Search for {query} instead.';
export const bestMatch = 'Best match';
export const youMightAlsoLike = 'You might also like';
export const relatedTags = 'Related tags';
export const tagNamed = 'Tag: {names}';
export const tagsNamed = 'Tags: {names}';
export const categoryNamed = 'Category: {name}';
export const uploaderNamed = 'Uploader: @{name}';
export const nameOrAlias = '{name} ({alias})';
export const alsoSearchedFor = 'Also searched for {query}.';
export const uploaders = 'Uploaders';
export const searchForATitleA = 'Search for a title, a tag or a studio.';
export const noMoreResults = 'No more results.';
export const noResultsForQuery = 'No results for “{query}”';
export const nothingPassesTheseFilters = 'No videos pass these filters.';
export const playlistAndVideos = 'Playlist · {videos}';
export const usernameAndFollowers = '@{username} · {followers}';
export const popularTags = 'Popular tags';

// surprise
export const videoNotFound = 'Video not found.';

// tag
export const videosTaggedWithName = 'Videos tagged with "{name}"';
export const watchVideosTaggedTagOn = 'Watch videos tagged “{tag}” on {site}.';
export const failedToFetchVideosForThis = 'Failed to fetch videos for this tag.';
export const tags = 'Tags';
export const noVideosFoundForThis = 'No videos found for this tag.';
export const browseCategories = 'Browse categories';

// watch-about
export const comment = 'comment';
export const comments = 'comments';
export const subscriber = 'subscriber';
export const subscribers = 'subscribers';
export const noDescriptionAvailable = 'No description available.';
export const showMore = 'Show more';
export const showLess = 'Show less';
export const edit = 'Edit';

// watch-head
export const watchTitleOnSite = 'Watch {title} on {site}.';
export const subtitlesSubtitles = '{subtitles} subtitles';
export const subtitlesInThePicture = '{subtitles} subtitles in the picture';

// watch-side
export const related = 'Related';
export const playlists = 'Playlists';
export const moreToWatch = 'More to watch';
export const failedToLoadRelatedVideos = 'Failed to load related videos.';
export const noRelatedVideosYet = 'No related videos yet.';
export const more = 'More';
export const loading = 'Loading...';
export const failedToLoadPlaylists = 'Failed to load playlists.';
export const noPlaylistsFound = 'No playlists found.';
export const allPlaylists = 'All playlists';

// watch-state
export const thisVideoIsADraft = 'This video is a draft.';
export const thisVideoIsScheduledWell = 'This video is scheduled. We’ll publish it automatically.';
export const werePreparingThisVideo = 'We’re preparing this video.';
export const thisVideoIsWaitingForA = 'This video is waiting for a review.';
export const thisVideoIsUnpublished = 'This video is unpublished.';
export const thisVideoIsOnHold = 'This video is on hold because someone reported it.';
export const thisVideoIsDisabledBecause = 'This video is disabled because of a notice.';
export const thisVideosLicenseHasEnded = 'This video’s license has ended.';
export const weCouldntPrepareThisVideo = 'We couldn’t prepare this video.';
export const thisVideoWasRemoved = 'This video was removed.';
export const statusOfThisVideo = 'Status of this video';
export const stateOnlyItsUploaderAnd = '{state} Only its uploader and admins can see this page.';
export const openInTheStudio = 'Open in the studio';
export const openInTheBackOffice = 'Open in the back office';

// watch
export const errorFailedToLoadVideo = 'Error: Failed to load video data.';
export const failedToLoadVideosFor = 'Failed to load videos for this playlist.';

// of a tab, where its viewer hides the video
export const notShown = 'Not shown';
// in the sheet of a card
export const hideCreator = 'Hide or blur {name}';

// types of tags
export const tagWarning = 'Warning';
export const tagTheme = 'Theme';
export const tagAct = 'Act';
export const tagCharacter = 'Character';
export const tagStudio = 'Studio';
export const tagMeta = 'About the file';
