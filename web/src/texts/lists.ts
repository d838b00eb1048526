// where a member stands with a work
export const watching = 'Watching';
export const planned = 'Plan to watch';
export const completed = 'Completed';
export const onHold = 'On hold';
export const dropped = 'Dropped';
export const rewatching = 'Rewatching';

// scores
export const tenOfTen = '{points}/10';
export const fiveStars = '5 stars';
export const fourStars = '4 stars';
export const threeStars = '3 stars';
export const twoStars = '2 stars';
export const oneStar = '1 star';
export const lovedIt = '😀 Loved it';
export const itWasOkay = '😐 It was okay';
export const notForMe = '🙁 Not for me';
export const noScore = 'No score';

// an entry
export const addToMyList = 'Add to my list';
export const onMyList = 'On my list: {status}';
export const edit = 'Edit';
export const editTitle = 'Edit {title}';
export const status = 'Status';
export const score = 'Score';
export const episodesSeen = 'Episodes watched';
export const timesRewatched = 'Times rewatched';
export const startedOn = 'Started on';
export const finishedOn = 'Finished on';
export const notes = 'Notes';
export const onlyYouSeeYourNotes = 'Only you see them.';
export const tellMeOfNewEpisodes = 'Tell me about new episodes';
export const inWhichLanguage = 'Language';
export const inAnyLanguage = 'Any language';
export const save = 'Save';
export const savedTitle = 'Saved.';
export const removeFromMyList = 'Remove from my list';
export const removeTitleFromYourList = 'Remove “{title}” from your list?';
export const yesRemoveIt = 'Yes, remove it';
export const removedFromYourList = 'Removed from your list.';
export const seenOfAll = '{seen} of {all} episodes';
export const startedDay = 'Started {day}';
export const finishedDay = 'Finished {day}';
export const rewatchedOnce = 'Rewatched once';
export const rewatchedTimes = 'Rewatched {count} times';
export const newEpisodesOn = 'New episodes on';

// the page
export const myList = 'My list';
export const whatYouWatchAndPlan = 'What you watch, plan to watch and finished.';
export const failedToLoadYourList = 'Failed to load your list.';
export const failedToSave = 'We couldn’t save that. Try again.';
export const all = 'All';
export const statusAndCount = '{status} ({count})';
export const statuses = 'Statuses';
export const searchYourList = 'Search your list';
export const sort = 'Sort by';
export const lastChanged = 'Last changed';
export const byTitle = 'Title';
export const byScore = 'Score';
export const byYear = 'Year';
export const show = 'Show';
export const yourListIsEmpty =
  'Your list is empty. Add a series from its page, or watch an episode to the end.';
export const nothingHereYet = 'Nothing here yet.';
export const nothingOnYourListMatches = 'Nothing on your list matches “{query}”.';
export const browseSeries = 'Browse series';
export const wholeList = 'Show the whole list';

// how it is had
export const listSettings = 'List settings';
export const scoreScale = 'Score with';
export const tenPoints = '10 points';
export const stars = '5 stars';
export const smileys = 'Smileys';
export const followsWhatIWatch = 'Update my list as I watch';
export const followsWhatIWatchHint =
  'The first episode you watch to the end adds a series, the last one completes it. What you put on hold or dropped stays as it is.';
export const everyoneSeesIt = 'Show my list on my profile';
export const everyoneSeesItHint = 'Everyone can see it there, without your notes.';
export const savedSettings = 'Saved your settings.';
export const exportYourList = 'Export';
export const exportXml = 'XML for other list sites';
export const exportJson = 'JSON with everything';
export const importList = 'Import a list';

// importing
export const backToMyList = 'My list';
export const importYourList = 'Import your list';
export const importLead =
  'Bring your list from another site as an XML export, or one you exported here. We show you what would change first.';
export const listFile = 'File';
export const listFileHint = 'XML or JSON, up to 900 KB. Unpack it first if it ends in .gz.';
export const whichWins = 'If a title is on both lists';
export const newerWins = 'Keep what changed last';
export const newerWinsHint = 'A file that doesn’t say when it changed counts as older.';
export const fileWins = 'Use the file';
export const fileWinsHint = 'What the file leaves empty stays as it is.';
export const seeWhatWouldChange = 'See what would change';
export const chooseAFile = 'Choose a file.';
export const whatWouldChange = 'What would change';
export const addedCount = '{count} to add';
export const changedCount = '{count} to change';
export const unchangedCount = '{count} unchanged';
export const notFoundCount = '{count} not found';
export const added = 'New';
export const changed = 'Changed';
export const stays = 'Stays: yours is newer';
export const same = 'Same';
export const inTheFile = 'in the file: {title}';
export const beforeAndAfter = '{before} → {after}';
export const addToMyListNow = 'Add to my list';
export const nothingToImport = 'Nothing would change.';
export const notFoundHeading = 'Not found here';
export const notFoundLead = 'We add nothing we aren’t sure about.';
export const severalTitles = '{title} (several series have this name)';
export const andMore = 'and {count} more';
export const importedList = 'Added {added} and changed {changed}.';

// the profile
export const listIsPublic = 'Everyone can see your list here.';
export const listIsPrivate = 'Only you can see your list here.';
export const nothingOnTheList = 'Nothing on the list yet.';

// home
export const newEpisodesOfWhatYouFollow = 'New episodes of what you follow';

// calendar
export const calendar = 'Calendar';
export const calendarOnSite = 'When new episodes air, week by week, on {site}.';
export const failedToLoadCalendar = 'Failed to load the calendar.';
export const weekOf = 'Week of {day}';
export const daysAreUtc = 'Times are in UTC.';
export const daysAreYours = 'Times are in your time zone.';
export const earlierWeek = 'Earlier';
export const laterWeek = 'Later';
export const thisWeek = 'This week';
export const weeks = 'Weeks';
export const today = 'Today';
export const nothingAirs = 'Nothing airs.';
export const nothingAirsThisWeek = 'Nothing airs this week.';
export const watchNow = 'Watch';
export const remindMe = 'Remind me';
export const reminderIsOn = 'Reminder on';
export const remindMeOf = '{shown}: {title}, {episode}';
export const remindersNeedLogIn = '<link>Log in</link> to be reminded of an episode.';
export const wellTellYou = 'We’ll tell you when you can watch it.';
export const wontTellYou = 'We won’t remind you.';

// browsing
export const series = 'Series';
export const seriesOnSite = 'Series, films and OVAs on {site}, by season, studio and tag.';
export const failedToLoadSeriesList = 'Failed to load series.';
export const noSeriesYet = 'No series here yet.';
export const noSeriesFound = 'No series match all of this.';
export const clearFilters = 'Clear filters';
export const filters = 'Filters';
export const order = 'Order';
export const newest = 'Newest';
export const byPopularity = 'Popular';
export const bySeason = 'Season';
export const year = 'Year';
export const season = 'Season';
export const winter = 'Winter';
export const spring = 'Spring';
export const summer = 'Summer';
export const fall = 'Fall';
export const kind = 'Kind';
export const studio = 'Studio';
export const airing = 'Airing';
export const tags = 'Tags';
export const withTag = 'With {tag}';
export const withoutTag = 'Without {tag}';
export const removeFilter = 'Remove {filter}';
