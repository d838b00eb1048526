// what a work is
export const tvSeries = 'TV series';
export const ova = 'OVA';
export const ona = 'ONA';
export const film = 'Film';
export const special = 'Special';
export const winterYear = 'Winter {year}';
export const springYear = 'Spring {year}';
export const summerYear = 'Summer {year}';
export const fallYear = 'Fall {year}';
export const announced = 'Announced';
export const airingNow = 'Airing now';
export const finished = 'Finished';
export const cancelled = 'Canceled';
export const original = 'Original story';
export const fromManga = 'From a manga';
export const fromLightNovel = 'From a light novel';
export const fromVisualNovel = 'From a visual novel';
export const fromGame = 'From a game';
export const fromNovel = 'From a novel';
export const fromOther = 'From another work';
export const sequel = 'Sequel';
export const prequel = 'Prequel';
export const sideStory = 'Side story';
export const parentStory = 'Main story';
export const summary = 'Summary';
export const fullStory = 'Full story';
export const alternative = 'Alternative version';

// episodes
export const episodeNumber = 'Episode {number}';
export const specialNumber = 'Special {number}';
export const uncut = 'Uncut';
export const censored = 'Censored';
export const directorsCut = 'Director’s cut';
export const subtitlesIn = 'subtitles in {languages}';
export const audioUnknown = 'Audio not stated';
export const airedOnDay = 'Aired {day}';
export const airsOnDay = 'Airs {day}';
export const episode = 'episode';
export const episodes = 'episodes';
export const someOfAll = '{here} of {all} episodes';

// series page
export const errorFailedToLoadSeries = 'Error: Failed to load series.';
export const seriesNotFound = 'Series not found.';
export const watchTitleOnSite = 'Watch {title} on {site}.';
export const startWithEpisode = 'Start with {episode}';
export const watchTheFilm = 'Watch the film';
export const seasonsAndFilms = 'Seasons and films of this story';
export const episodesHeading = 'Episodes';
export const specialsHeading = 'Specials';
export const noEpisodesYet = 'No episodes here yet.';
export const notHereYet = 'Not here yet';
export const versionsOf = 'Versions of {episode}';
export const related = 'Related';
export const listsItIsIn = 'Lists it is in';
export const inListsOfMembers = 'In the lists of members:';
export const plannedBy = '{count} planned';
export const watchedBy = '{count} watching';
export const completedBy = '{count} completed';
export const alsoKnownAs = 'Also known as';
export const studio = 'Studio';
export const studiosOfWork = 'Studios';
export const noImage = 'No Image';

export const titlePage = '{title}, page {page}';
export const pagesOfEpisodes = 'Pages of episodes';
export const continueWithEpisode = 'Continue with {episode}';
export const goOnWithEpisode = 'Go on with {episode}';
export const continueTheFilm = 'Continue the film';
export const watched = 'Watched';
export const watchedShare = '{percent}% watched';
export const hideSpoilers = 'Hide spoilers';
export const show = 'Show';
export const showSpoilerOf = 'Show title and picture of {episode}';

// watch page
export const allEpisodes = 'All episodes';
export const fromFirst = 'Start from {episode}';
export const season = 'Season';
export const range = 'Episodes';
export const failedToLoadEpisodes = 'Failed to load the episodes.';
export const loadingEpisodes = 'Loading the episodes…';
export const useArrowKeys = 'Use the arrow keys to go through the episodes.';
export const youAreHere = 'You’re watching this';
export const markAsWatched = 'Mark as watched';
export const markAsNotWatched = 'Mark as not watched';
export const markedAsWatched = 'Marked {episode} as watched.';
export const markedAsNotWatched = 'Marked {episode} as not watched.';
export const notMarked = 'That didn’t work. Please try again.';
export const nowAtSameTime =
  'Now playing in {version}, at the same time. If it’s cut differently, that may be another scene.';
export const nowInVersion = 'Now playing in {version}.';
export const episodeOfSeries = 'Episode of a series';
export const previousEpisode = 'Previous episode';
export const nextEpisode = 'Next episode';
export const versions = 'Versions';

// studios
export const studios = 'Studios';
export const studiosOnSite = 'The studios whose series and films are on {site}.';
export const failedToLoadStudios = 'Failed to load studios.';
export const noStudiosYet = 'No studios yet.';
export const browseCategories = 'Browse categories';
export const title = 'title';
export const titles = 'titles';
export const backToStudios = 'All studios';
export const failedToLoadStudio = 'Failed to load this studio.';
export const studioNotFound = 'Studio not found.';
export const seriesAndFilmsByStudio = 'Series and films by {studio} on {site}.';
export const noMoreTitles = 'No more titles.';

// work-field
export const foundSeries = 'Series found';
