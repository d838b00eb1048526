// audience-fields
export const audience = 'Audience';
export const notedNote = 'Noted: {note}';
export const countriesAndRegions = 'Countries and regions';
export const gbUsTx = 'GB, US-TX';
export const codesWithCommasBetweenThem = 'Codes with commas between them; empty: everywhere.';
export const devices = 'Devices';
export const viewers = 'Viewers';
export const languages = 'Languages';
export const enJa = 'en, ja';
export const ofTheBrowserEmptyAll = 'Of the browser; empty: all.';
export const categoriesOfTheSite = 'Categories of the site';
export const onlyWithTags = 'Only with tags';
export const neverWithTags = 'Never with tags';

// campaign-form
export const error = 'Error';
export const nameWasCreated = '“{name}” was created.';
export const nameWasSaved = '“{name}” was saved.';
export const name = 'Name';
export const objective = 'Objective';
export const category = 'Category';
export const none = 'None';
export const firstDay = 'First day';
export const emptyAtOnce = 'Empty: at once.';
export const lastDay = 'Last day';
export const itStillBelongsToThe = 'It still belongs to the run ({timeZone}).';
export const advertiser = 'Advertiser';
export const shownWithTheAdEmpty = 'Shown with the ad; empty: the site.';
export const paidBy = 'Paid by';
export const shownWithTheAdEmptyThe = 'Shown with the ad; empty: the advertiser.';
export const active = 'Active';
export const itMayBeShownAs = 'It may be shown as soon as it has creatives and postings.';
export const budgetAndGoals = 'Budget and goals';
export const totalBudgetCurrency = 'Total budget, {currency}';
export const emptyNoLimit = 'Empty: no limit.';
export const dailyBudgetCurrency = 'Daily budget, {currency}';
export const pricing = 'Pricing';
export const perClick = 'per click';
export const per1000 = 'per 1,000';
export const rateValueCurrency = 'Rate {value}, {currency}';
export const impressionsToReach = 'Impressions to reach';
export const clicksToReach = 'Clicks to reach';
export const pacing = 'Pacing';
export const evenly = 'Evenly';
export const asFastAsPossible = 'As fast as possible';
export const tier = 'Tier';
export const weight = 'Weight';
export const amongThoseOfTheSame = 'Among those of the same rank, 1 to 1000.';
export const mostPerViewerInAll = 'Most per viewer in all';
export const emptyAsTheSettingsSay = 'Empty: as the settings say.';
export const mostPerVisit = 'Most per visit';
export const secondsBetweenTwo = 'Seconds between two';
export const createCampaign = 'Create Campaign';
export const updateCampaign = 'Update Campaign';

// campaign-words
export const noLimit = 'No limit';
export const per1000Viewable = ' per 1,000 viewable';
export const aClick = ' a click';
export const itsLastDayHasPassed = 'Its last day has passed: it will not be shown.';

// campaigns-table
export const always = 'Always';
export const until = 'Until';
export const accessDeniedYouDoNot = 'Access Denied: You do not have permission to manage campaigns.';
export const activeWithin = 'active';
export const paused = 'paused';
export const nameIsValue = '“{name}” is {value}.';
export const searchCampaigns = 'Search campaigns';
export const state = 'State';
export const activeAndPaused = 'Active and paused';
export const pausedLabel = 'Paused';
export const allObjectives = 'All objectives';
export const allCategories = 'All categories';
export const activateChosen = 'Activate chosen';
export const pauseChosen = 'Pause chosen';
export const deleteChosen = 'Delete chosen';
export const campaigns = 'Campaigns';
export const postings = 'Postings';
export const yes = 'Yes';
export const no = 'No';
export const edit = 'Edit';
export const pause = 'Pause';
export const activate = 'Activate';
export const deleteWords = 'Delete';
export const noCampaignsFound = 'No campaigns found.';
export const createCampaignLabel = 'Create campaign';
export const editName = 'Edit “{name}”';
export const deleteLength = 'Delete {length}?';
export const creativesAndPostingsGoWith =
  'Creatives and postings go with it, and nothing of it is shown any more. Figures stay.';

// read-campaign
export const typeAnAmountInCurrency = 'Type an amount in {currency}, like {typedMoney}.';
export const typeAWholeNumber = 'Type a whole number.';

// posting-calendar
export const sun = 'Sun';
export const mon = 'Mon';
export const tue = 'Tue';
export const wed = 'Wed';
export const thu = 'Thu';
export const fri = 'Fri';
export const sat = 'Sat';
export const calendar = 'Calendar';
export const weeks = 'Weeks';
export const earlier = 'Earlier';
export const today = 'Today';
export const later = 'Later';
export const onlyTheNewestPostingsAre = 'Only the newest postings are drawn. Search, or choose a placement.';
export const nothingStandsAnywhereInThese = 'Nothing stands anywhere in these weeks.';
export const postingsByPlacement = 'Postings by placement';

// posting-form
export const nothingIsSavedYetLook = 'Nothing is saved yet. Look at what is said below, then save again.';
export const creativeTitleStandsInPlacementName = '“{creativeTitle}” stands in “{placementName}”.';
export const thePostingWasSaved = 'The posting was saved.';
export const campaign = 'Campaign';
export const chooseACampaign = 'Choose a campaign';
export const placement = 'Placement';
export const chooseAPlacement = 'Choose a placement';
export const creative = 'Creative';
export const chooseACampaignFirst = 'Choose a campaign first';
export const chooseACreative = 'Choose a creative';
export const theCampaignHasNoCreatives = 'The campaign has no creatives yet.';
export const theCampaignHasNoCreative =
  'The campaign has no creative of the size that “{name}” takes: {value}.';
export const creativeTitleOfCampaignNameInPlacementName =
  '“{creativeTitle}” of “{campaignName}” in “{placementName}”.';
export const saveAllTheSame = 'Save all the same';
export const createPosting = 'Create Posting';
export const updatePosting = 'Update Posting';

// posting-list
export const creativeTitleInPlacementName = '{creativeTitle} in {placementName}';
export const noPostingsFound = 'No postings found.';

// posting-words
export const everyDay = 'Every day';
export const withoutAnEnd = 'Without an end';
export const fromZonedMoment = 'From {zonedMoment}';
export const untilZonedMoment = 'Until {zonedMoment}';
export const outsideOfItsCampaign = 'Outside of its campaign';
export const over = 'Over';
export const campaignPaused = 'Campaign paused';
export const placementNotActive = 'Placement not active';
export const creativeNotActive = 'Creative not active';
export const planned = 'Planned';
export const running = 'Running';

// postings-table
export const view = 'View';
export const list = 'List';
export const searchPostings = 'Search postings';
export const allCampaigns = 'All campaigns';
export const allPlacements = 'All placements';
export const createPostingLabel = 'Create posting';
export const editPosting = 'Edit posting';
export const posting = 'posting';
export const postingsWithin = 'postings';
export const nothingOfItIsShown = 'Nothing of it is shown any more. Its figures stay.';

// times-fields
export const starts = 'Starts';
export const emptyWithItsCampaignTimes = 'Empty: with its campaign. Times of {timeZone}.';
export const ends = 'Ends';
export const emptyWithItsCampaign = 'Empty: with its campaign.';
export const days = 'Days';
export const hours = 'Hours';
export const aroundTheClock = 'Around the clock';
export const priority = 'Priority';
export const higherGoesFirstWithinA = 'Higher goes first within a tier.';

// campaigns
export const failedToLoadTheCampaigns = 'Failed to load the campaigns.';

// posting
export const failedToLoadThePostings = 'Failed to load the postings.';
export const postingLabel = 'Posting';
