// bulk-import
export const unknownError = 'unknown error';
export const noCategoriesAtSource = 'This source lists no categories.';
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
export const iHoldTheRights = 'I hold the rights to publish it here.';
export const depicts = 'The footage is';
export const liveActionStaysPending = 'live-action, so it stays pending';

// hosted-words
export const noLibrariesFoundForThis =
  'No libraries found for this API key. You can try entering a Library ID (numerical) manually.';
export const errorInvalidDataStructureFrom = 'Error: Invalid data structure from video list function.';
export const alreadyHere = 'Already here';
export const noVideosSelectedForImport = 'No videos selected for import.';
export const pleaseSignTheDeclarationBoth = 'Please sign the declaration: both sentences must be true.';
export const invalidLibraryIdMustBe = 'Invalid Library ID. Must be a numerical value.';
export const hostAccountApiKeyIs = '{host} Account API Key is missing.';
export const pleaseEnterYourHostAccount = 'Please enter your {host} Account API Key.';
export const errorFetchingLibraries =
  'Error fetching libraries: {message}. Ensure the Account API Key is correct.';
export const errorSyncingVideos = 'Error syncing videos: {message}';
export const errorImportingVideos = 'Error importing videos: {message}';
export const alreadyImported = 'Already imported';
export const video = 'video';
export const videos = 'videos';
export const importedOfMany = 'Imported {imported} of {selected} selected videos.';
export const importedOfOne = 'Imported {imported} of 1 selected video.';
export const failedCount = 'Failed: {count}.';

// import-batches
export const imported = 'Imported';
export const skipped = 'Skipped';
export const notImported = 'Not imported';
export const undone = 'Undone';
export const showItems = 'Show items';
export const showMoreItems = 'Show more items';
export const importsSoFar = 'Imports so far';
export const noImportsYet = 'No imports yet.';
export const countNotReached = '{count} not reached';
export const undoneState = 'undone';
export const beingUndone = 'being undone';
export const batchCounts = '{imported} imported, {skipped} skipped, {failed} not imported';
export const undoThisImport = 'Undo this import';
export const undoMany = 'We’ll remove {count} videos. You can import them again later.';
export const undoOne = 'We’ll remove 1 video. You can import it again later.';
export const yesUndoIt = 'Yes, undo it';
export const showOlderImports = 'Show older imports';

// import-feeds
export const everyHour = 'every hour';
export const everySixHours = 'every six hours';
export const everyDay = 'every day';
export const everyWeek = 'every week';
export const everyMinutesMinutes = 'every {minutes} minutes';
export const feedIsChecked = 'We’ll check “{name}” {interval}.';
export const feedIsCheckedOnRequest = 'We’ll only check “{name}” when you ask.';
export const name = 'Name';
export const feedUrl = 'Feed URL';
export const check = 'Check';
export const checkAutomatically = 'Check automatically';
export const otherwiseOnRequest = 'Otherwise we only check when someone asks.';
export const iDeclareForAllThatComesIn = 'I declare for everything that comes in from here';
export const addFeed = 'Add feed';
export const saveFeed = 'Save feed';
export const feeds = 'Feeds';
export const whatFeedsAre = 'Sources we check automatically. New videos come in on their own.';
export const notAutomatically = 'not automatically';
export const feedFacts = '{url}, {interval}, into {category} as {publishAs}';
export const notCheckedYet = 'Not checked yet.';
export const checkNow = 'Check now';
export const remove = 'Remove';
export const whatRemovingAFeedDoes = 'We’ll stop checking it. What came from it stays.';
export const yesRemoveIt = 'Yes, remove it';
export const editName = 'Edit {name}';
export const edit = 'Edit';
export const addAFeed = 'Add a feed';

// import-form
export const importWords = 'Import';
export const iDeclareForAllIImport = 'I declare for everything I import now';
export const importSelected = 'Import {count} selected';
export const importingDoneOf = 'Importing {done} of {total}...';

// known-libraries
export const unknown = 'unknown';
export const errorMessage = 'Error: {message}';
export const savedTheLibraryName = 'Saved the library {name}.';
export const idWithKey = '{id}, key stored';
export const idWithoutKey = '{id}, no key stored';
export const streamHost = 'Stream host';
export const tokenKey = 'Token key';
export const tokenKeyStored = 'For streams that only open with a token. One is stored.';
export const tokenKeyNotStored = 'For streams that only open with a token. None is stored.';
export const readOnlyKey = 'Read-only key';
export const readOnlyKeyStored = 'We check the library’s notices with it. One is stored.';
export const readOnlyKeyNotStored = 'We check the library’s notices with it. None is stored.';
export const save = 'Save';
export const forgetItsKeys = 'Forget its keys';
export const whatForgettingKeysDoes = 'Its videos keep playing. To import more, enter a key again.';
export const forgotTheKeysOfName = 'Forgot the keys of {name}.';
export const yesForgetThem = 'Yes, forget them';
export const storedKeys = 'Stored keys';
export const webhookAddressForEachLibrary = 'Webhook address for each library: {code}';
export const forgetTheAccountApiKey = 'Forget the Account API Key';
export const whatForgettingTheAccountKeyDoes =
  'Libraries with stored keys keep working. To fetch the list of libraries, enter the key again.';
export const forgotTheAccountApiKey = 'Forgot the Account API Key.';
export const yesForgetIt = 'Yes, forget it';

// library-form
export const found1Library = 'Found 1 library.';
export const foundLibraries = 'Found {count} libraries.';
export const hostNameLibrary = '{hostName} library';
export const useTheStoredAccountApi = 'Use the stored Account API Key';
export const accountApiKey = 'Account API Key';
export const keyGoesOnlyToTheServer = 'It only goes to the server, and is never shown again.';
export const keepThisKey = 'Keep this key';
export const storedEncrypted = 'Stored encrypted, so you enter it only once.';
export const fetchLibraries = 'Fetch Libraries';
export const library = 'Library';
export const byItsId = 'By its ID';
export const libraryId = 'Library ID';

// new-category
export const categoryWasCreated = '“{name}” was created.';
export const newCategory = 'New category';
export const categoryName = 'Category name';
export const createCategory = 'Create Category';

// provider-form
export const nameIsConfigured = '“{name}” is configured.';
export const addAProvider = 'Add a provider';
export const configureName = 'Configure {name}';
export const searchFeedAddress = 'Search feed address';
export const withQueryOrCategoryAnd = 'With [query] or [category], and [page] if it has pages.';
export const categoriesAddress = 'Categories address';
export const categoriesAddressHint = 'If it has one, you can choose categories from it.';
export const back = 'Back';
export const removeName = 'Remove {name}';
export const whatRemovingAProviderDoes = 'We’ll stop searching it. What came from it stays.';

// source-categories
export const categoriesOfTheSource = 'Categories of the source';
export const categoryHereFor = 'Category here for {name}';
export const noneHere = 'None here';

// source-form
export const useTheSourcesCategories = 'Use the source’s categories';
export const whereCategoriesAreMapped =
  'Where one is mapped to a category here. Other videos go into the one you chose.';
export const dryRun = 'Dry run';
export const whatWasNotImported = 'What we couldn’t import';

// source-listing
export const withoutATitle = 'Without a title';
export const none = 'none';
export const alreadyHereSentence = 'It’s already here.';
export const noVideosOnThisPage = 'There are no videos on this page of the source.';
export const videosOfTheSource = 'Videos of the source';
export const pagesOfTheSource = 'Pages of the source';
export const previous = 'Previous';
export const pageOfPages = 'Page {page} of {pages}';
export const next = 'Next';
export const title = 'Title';
export const duration = 'Duration';
export const categoriesThere = 'Categories there';

// source-words
export const pleaseEnterKeywordsOrA = 'Please enter keywords or a tube site category.';
export const pleaseEnterAUrlTo = 'Please enter a URL to fetch categories from.';
export const categoryUrlIsRequired = 'Category URL is required.';
export const categoryNameIsRequired = 'Category Name is required.';
export const errorDeclareThatEveryoneDepicted =
  'Error: Declare that everyone depicted is an adult and that you hold the rights.';
export const errorFetchingVideosMessage = 'Error fetching videos: {message}';
export const errorFetchingCategories = 'Error fetching categories: {message}';
export const errorCreatingCategory = 'Error creating category: {message}';
export const failedToScrapeDetailsMessage = 'Failed to scrape details: {message}';
export const importFailedMessage = 'Import failed: {message}';
export const unexpectedError = 'Unexpected error: {message}';
export const importedImportedOutOfSelected = 'Imported {imported} out of {selected} selected videos.';
export const newWords = 'New';
export const changedAtItsSource = 'Changed at its source';
export const refused = 'Refused';
export const dryRunResult =
  'Dry run: {fresh} new, {changed} changed, {known} here already, {refused} refused. Nothing was imported.';

// tube-sites
export const foundOneCategory = 'Found 1 category.';
export const foundCategories = 'Found {count} categories.';
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
export const picture = 'Picture';
export const uploaded = 'Uploaded';
export const length = 'Length';
export const state = 'State';

// feed-of-work
export const feedOfWork = 'Series of the feed';
export const feedOfWorkHint =
  'If all that comes in is of one series: each video is proposed as an episode of it, on the page of works.';
export const chooseTheWork = 'Choose it from the list.';
