// bulk-import
export const unknownError = 'unknown error';
export const theSourceNamesNoCategories = 'The source names no categories.';
export const source = 'Source';
export const aFeedMediaRssRss =
  'A feed (Media RSS, RSS, JSON Feed), a video sitemap, or a page that describes its videos.';
export const sourceUrl = 'Source URL';
export const fetching = 'Fetching...';
export const fetchVideos = 'Fetch Videos';
export const fetchCategories = 'Fetch Categories';

// destination
export const pleaseSelectALocalCategory = 'Please select a local category to import into.';
export const category = 'Category';
export const chooseACategory = 'Choose a category';
export const importAs = 'Import as';
export const published = 'Published';
export const pending = 'Pending';
export const everyoneDepictedIsAnAdult = 'Everyone depicted is an adult.';
export const iHoldTheRightsTo = 'I hold the rights to publish it here.';
export const itIs = 'It is';
export const liveActionItStaysPending = 'live-action: it stays pending';

// hosted-words
export const noLibrariesFoundForThis =
  'No libraries found for this API key. You can try entering a Library ID (numerical) manually.';
export const errorInvalidDataStructureFrom = 'Error: Invalid data structure from video list function.';
export const itIsHereAlready = 'It is here already';
export const noVideosSelectedForImport = 'No videos selected for import.';
export const pleaseSignTheDeclarationBoth = 'Please sign the declaration: both sentences must be true.';
export const invalidLibraryIdMustBe = 'Invalid Library ID. Must be a numerical value.';
export const hostAccountApiKeyIs = '{host} Account API Key is missing.';
export const pleaseEnterYourHostAccount = 'Please enter your {host} Account API Key.';
export const errorFetchingLibrariesWordsOfEnsure =
  'Error fetching libraries: {wordsOf}. Ensure the Account API Key is correct.';
export const errorFetchingVideosWordsOf = 'Error fetching videos: {wordsOf}';
export const errorSyncingVideosWordsOf = 'Error syncing videos: {wordsOf}';
export const errorImportingVideosWordsOf = 'Error importing videos: {wordsOf}';
export const alreadyImported = 'Already imported';
export const video = 'video';
export const videos = 'videos';
export const importedImportedOfChosenSelected = 'Imported {imported} of {chosen} selected {value}.';
export const saidFailedChosen = '{said} Failed: {chosen}.';

// import-batches
export const imported = 'Imported';
export const skipped = 'Skipped';
export const notImported = 'Not imported';
export const takenBack = 'Taken back';
export const showItsItems = 'Show its items';
export const showMoreItems = 'Show more items';
export const importsSoFar = 'Imports so far';
export const nothingWasImportedYet = 'Nothing was imported yet.';
export const notReachedNotReached = ', {notReached} not reached';
export const takenBackLabel = '. Taken back';
export const beingTakenBack = '. Being taken back';
export const createdAtDeclaredByImportedCountImportedSkippedCount =
  '{createdAt}{declaredBy}: {importedCount} imported, {skippedCount} skipped, {failedCount} not imported{notReached}{state}{state2}';
export const undoThisImport = 'Undo this import';
export const oneVideoIs = 'One video is';
export const importedCountVideosAre = '{importedCount} videos are';
export const valueRemovedTheyMayBe = '{value} removed. They may be imported again later.';
export const yesUndoIt = 'Yes, undo it';
export const showOlderImports = 'Show older imports';

// import-feeds
export const everyHour = 'every hour';
export const everySixHours = 'every six hours';
export const everyDay = 'every day';
export const everyWeek = 'every week';
export const everyMinutesMinutes = 'every {minutes} minutes';
export const theFeedNameIsLooked = 'The feed "{name}" is looked at {intervalWords}.';
export const theFeedNameIsChecked = 'The feed "{name}" is checked only when you say so.';
export const name = 'Name';
export const feedUrl = 'Feed URL';
export const look = 'Look';
export const checkAutomatically = 'Check automatically';
export const otherwiseOnlyWhenSomebodySays = 'Otherwise only when somebody says so.';
export const iDeclareOfAllThat = 'I declare of all that comes in by this';
export const addTheFeed = 'Add the feed';
export const saveTheFeed = 'Save the feed';
export const feeds = 'Feeds';
export const sourcesTheSiteChecksAutomatically =
  'Sources the site checks automatically. New videos come in on their own.';
export const notByItself = 'not by itself';
export const urlIntervalWordsIntoCategoryNameAs =
  '{url}, {intervalWords} into {categoryName}, as {publishAs}';
export const notCheckedYet = 'Not checked yet.';
export const lookNow = 'Look now';
export const remove = 'Remove';
export const itIsNoLongerChecked = 'It is no longer checked. What came from it stays.';
export const yesRemoveIt = 'Yes, remove it';
export const changeName = 'Change {name}';
export const change = 'Change';
export const addAFeed = 'Add a feed';

// import-form
export const importWords = 'Import';
export const iDeclareOfAllThatIs = 'I declare of all that is imported now';
export const importChosenSelected = 'Import {chosen} selected';
export const importingDoneOfOf = 'Importing {done} of {of}...';
export const whatCouldNotBeImported = 'What could not be imported';

// known-libraries
export const unknown = 'unknown';
export const errorMessage = 'Error: {message}';
export const notStored = 'not stored';
export const savedTheLibraryName = 'Saved the library {name}.';
export const idKeyYesNo = '{id}, key {yesNo}';
export const hostOfItsStreams = 'Host of its streams';
export const tokenKey = 'Token key';
export const forStreamsThatOpenWith = 'For streams that open with tokens alone. One is {yesNo}.';
export const readOnlyKey = 'Read-only key';
export const itsNoticesAreCheckedWith = 'Its notices are checked with it. One is {yesNo}.';
export const save = 'Save';
export const forgetItsKeys = 'Forget its keys';
export const itsVideosGoOnPlaying = 'Its videos go on playing; to import more, enter a key again.';
export const forgotTheKeysOfName = 'Forgot the keys of {name}.';
export const yesForgetThem = 'Yes, forget them';
export const storedKeys = 'Stored keys';
export const webhookAddressForEachLibrary = 'Webhook address for each library: {code}';
export const forgetTheAccountApiKey = 'Forget the Account API Key';
export const librariesWhoseKeysAreStored =
  'Libraries whose keys are stored keep working; to fetch the list of libraries, enter the key again.';
export const forgotTheAccountApiKey = 'Forgot the Account API Key.';
export const yesForgetIt = 'Yes, forget it';

// library-form
export const found1Library = 'Found 1 library.';
export const foundLengthLibraries = 'Found {length} libraries.';
export const hostNameLibrary = '{hostName} library';
export const useTheStoredAccountApi = 'Use the stored Account API Key';
export const accountApiKey = 'Account API Key';
export const itIsSentOnlyTo = 'It is sent only to the server, and never shown again.';
export const keepThisKey = 'Keep this key';
export const storedEncryptedSoThatYou = 'Stored encrypted, so that you enter it only once.';
export const fetchLibraries = 'Fetch Libraries';
export const library = 'Library';
export const byItsId = 'By its ID';
export const libraryId = 'Library ID';

// new-category
export const theCategoryNameWasCreated = 'The category "{name}" was created.';
export const newCategory = 'New category';
export const categoryName = 'Category name';
export const createCategory = 'Create Category';

// provider-form
export const nameIsConfigured = '"{name}" is configured.';
export const anotherProvider = 'Another provider';
export const configureName = 'Configure {name}';
export const addressOfItsSearchFeed = 'Address of its search feed';
export const withQueryOrCategoryAnd = 'With [query] or [category], and [page] if it has pages.';
export const addressOfItsCategories = 'Address of its categories';
export const ifItHasOneCategories = 'If it has one: categories can then be chosen from it.';
export const back = 'Back';
export const removeName = 'Remove {name}';
export const itIsNoLongerSearched = 'It is no longer searched. What came from it stays.';

// source-categories
export const categoriesOfTheSource = 'Categories of the source';
export const whatNameStandsFor = 'What {name} stands for';
export const nothingHere = 'Nothing here';

// source-form
export const sortByTheSourcesCategories = "Sort by the source's categories";
export const whereOneIsMappedTo = 'Where one is mapped to a category here; otherwise into the chosen one.';
export const dryRun = 'Dry run';
export const whatWasNotImported = 'What was not imported';

// source-listing
export const withoutATitle = 'Without a title';
export const none = 'none';
export const itIsHereAlreadySentence = 'It is here already.';
export const thereAreNoVideosOn = 'There are no videos on this page of the source.';
export const videosOfTheSource = 'Videos of the source';
export const pagesOfTheSource = 'Pages of the source';
export const previous = 'Previous';
export const pagePageOfTotalPages = 'Page {page} of {totalPages}';
export const next = 'Next';

// source-words
export const pleaseEnterKeywordsOrA = 'Please enter keywords or a tube site category.';
export const pleaseEnterAUrlTo = 'Please enter a URL to fetch categories from.';
export const categoryUrlIsRequired = 'Category URL is required.';
export const categoryNameIsRequired = 'Category Name is required.';
export const errorDeclareThatEveryoneDepicted =
  'Error: Declare that everyone depicted is an adult and that you hold the rights.';
export const errorBecause = 'Error: {because}';
export const errorFetchingVideosMessage = 'Error fetching videos: {message}';
export const errorFetchingCategoriesBecause = 'Error fetching categories: {because}';
export const errorCreatingCategoryBecause = 'Error creating category: {because}';
export const failedToScrapeDetailsMessage = 'Failed to scrape details: {message}';
export const importFailedMessage = 'Import failed: {message}';
export const unexpectedErrorBecause = 'Unexpected error: {because}';
export const importedImportedOutOfSelected = 'Imported {imported} out of {selected} selected videos.';
export const newWords = 'New';
export const changedAtItsSource = 'Changed at its source';
export const refused = 'Refused';
export const dryRunCountNewCount2 =
  'Dry run: {count} new, {count2} changed, {count3} here already, {count4} refused. Nothing was imported.';

// tube-sites
export const n1Category = '1 category';
export const categoriesCategories = '{categories} categories';
export const foundLength = 'Found {length}.';
export const chooseATubeSite = 'Choose a tube site.';
export const errorHint = 'Error: {hint}';
export const search = 'Search';
export const tubeSite = 'Tube site';
export const nameNotConfigured = '{name} (not configured)';
export const keywords = 'Keywords';
export const tubeSiteCategory = 'Tube site category';
export const searching = 'Searching...';

// video-picker
export const videosOfTheLibrary = 'Videos of the library';
export const noVideosInThisLibrary = 'No videos in this library.';
export const pagesOfTheLibrary = 'Pages of the library';
export const pageCurrentPageOfPages = 'Page {currentPage} of {pages}';
