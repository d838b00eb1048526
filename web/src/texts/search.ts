// tabs
export const whatToSearch = 'What to search';
export const videos = 'Videos';
export const series = 'Series';
export const studios = 'Studios';
export const playlists = 'Playlists';
export const people = 'People';
export const lines = 'Lines';

// chips
export const whatYouAskedFor = 'What you asked for';
export const remove = 'Remove';
export const keyAndValue = '{key}: {value}';
export const withoutValue = 'Without {value}';
export const inQuotes = '“{words}”';
export const tag = 'Tag';
export const studio = 'Studio';
export const creator = 'Creator';
export const category = 'Category';
export const year = 'Year';
export const length = 'Length';
export const subtitles = 'Subtitles';
export const audio = 'Audio';
export const quality = 'Quality';
export const cut = 'Cut';
export const status = 'Status';
export const format = 'Format';
export const subtitled = 'Subtitled';
export const dubbed = 'Dubbed';
export const directors = 'Director’s cut';
export const uncut = 'Uncut';
export const censored = 'Censored';
export const hd = 'HD';
export const uhd = '4K';
export const ongoing = 'Ongoing';
export const completed = 'Completed';
export const shortVideos = 'Under 10 min';
export const mediumVideos = '10–30 min';
export const longVideos = 'Over 30 min';

// what cannot be searched by
export const saysNothing = '“{part}” has nothing after the colon.';
export const isNoYear = '“{part}” isn’t a year. Try year:2024 or year:2019..2024.';
export const isNoLength = '“{part}” isn’t a length. Try length:>10m or length:5m..30m.';
export const isNoLanguage = '“{part}” isn’t a language. Try its code, like en or ja.';
export const isNoQuality = '“{part}” isn’t a quality. Try quality:hd or quality:4k.';
export const isNoCut = '“{part}” isn’t a cut. Try cut:uncut, cut:censored or cut:directors.';
export const isNoStatus = '“{part}” isn’t a status. Try status:ongoing or status:completed.';
export const isTooMany = '“{part}” is one too many: a search can hold 16 of these.';
export const noRoomForFilter = 'Your search is too long for this filter. Take something out of it first.';
export const isUnknown = 'Nothing here is called “{part}”.';
export const onlyForVideos = 'Only videos can be narrowed by {parts}.';

// nothing found
export const noSeries = 'No series found.';
export const noStudios = 'No studios found.';
export const noPlaylists = 'No playlists found.';
export const noLines = 'No one says that in any subtitles here.';
export const linesOfTitle = 'Lines of {title}';
export const more = 'More';
export const typeWhatIsSaid = 'Type a few words that someone says.';
export const noPeople = 'No people found.';
export const typeAName = 'Type a name to search for.';
export const searchVideosInstead = 'Search videos instead';
export const searchWithoutThese = 'Search without filters';

// help
export const howToSearch = 'How to search';
export const exampleTag = 'tag:"night train" -tag:rain';
export const exampleTagMeans = 'with one tag and without the other';
export const exampleSeries = 'series:"Paper Lanterns" cut:uncut';
export const exampleSeriesMeans = 'episodes of a series, in one cut';
export const exampleStudio = 'studio:"North Lamp" creator:mio';
export const exampleStudioMeans = 'by a studio, or from one member';
export const exampleYear = 'year:2019..2024 length:>10m';
export const exampleYearMeans = 'published in these years, and longer than ten minutes';
export const exampleLanguage = 'sub:en audio:ja quality:hd';
export const exampleLanguageMeans = 'by language and quality; audio:dub is any dub';
export const exampleWords = '"red moon" -loud';
export const exampleWordsMeans = 'words side by side in a title, and a word left out';

// saved searches
export const savedSearches = 'Saved searches';
export const savedLead = 'Searches you come back to. Once a day we tell you what’s new in them.';
export const failedToLoadSaved = 'Failed to load your saved searches.';
export const failedToSave = 'We couldn’t save that. Please try again.';
export const saveThisSearch = 'Save this search';
export const nameOfIt = 'Name';
export const tellMe = 'Tell me once a day what’s new';
export const save = 'Save';
export const rename = 'Rename';
export const renameName = 'Rename {name}';
export const youSavedName = 'You saved “{name}”.';
export const renamedName = 'It’s called “{name}” now.';
export const willTell = 'We’ll tell you what’s new.';
export const wontTell = 'We won’t tell you about it.';
export const removed = 'Removed.';
export const removeName = 'Remove {name}';
export const stopTelling = 'Stop telling me';
export const startTelling = 'Tell me what’s new';
export const stopTellingOf = 'Stop telling me about {name}';
export const noneSaved = 'You haven’t saved a search yet.';
export const goAndSearch = 'Search';
