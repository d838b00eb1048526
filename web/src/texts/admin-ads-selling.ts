// audience-fields
export const notedNote = 'Noted: {note}';
export const countriesAndRegions = 'Countries and regions';
export const everywhere = 'Everywhere';
export const addAnother = 'Add another';
export const chosenCountries = 'Chosen countries';
export const removeChosen = 'Remove {name}';
export const noneIsCalledSo = 'There is no “{typed}” here. Choose one from the list.';
export const severalBeginSo = 'Several begin with “{typed}”. Choose one from the list.';
export const countriesHint =
  'Type a country, or the code of a region such as US-TX. Leave it empty for everywhere.';
export const devices = 'Devices';
export const viewers = 'Viewers';
export const languages = 'Languages';
export const allLanguages = 'All languages';
export const chosenLanguages = 'Chosen languages';
export const languagesHint = 'Type a language that the browser is set to. Leave it empty for all.';
export const siteCategories = 'Site categories';
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
export const firstDayHint = 'Leave it empty to start right away.';
export const lastDay = 'Last day';
export const lastDayHint = 'The campaign still runs on this day ({timeZone}).';
export const advertiser = 'Advertiser';
export const advertiserHint = 'Shown with the ad. Leave it empty for the site.';
export const paidBy = 'Paid by';
export const paidByHint = 'Shown with the ad. Leave it empty for the advertiser.';
export const active = 'Active';
export const activeHint = 'It can run as soon as it has creatives and postings.';
export const totalBudgetCurrency = 'Total budget, {currency}';
export const noLimitHint = 'Leave it empty for no limit.';
export const dailyBudgetCurrency = 'Daily budget, {currency}';
export const pricing = 'Pricing';
export const ratePerClick = 'Rate per click, {currency}';
export const ratePer1000 = 'Rate per 1,000, {currency}';
export const impressionsToReach = 'Impressions to reach';
export const clicksToReach = 'Clicks to reach';
export const pacing = 'Pacing';
export const evenly = 'Evenly';
export const asFastAsPossible = 'As fast as possible';
export const tier = 'Tier';
export const weight = 'Weight';
export const weightHint = 'Among campaigns of the same rank, 1 to 1000.';
export const mostPerViewer = 'Most ads per viewer in total';
export const capsHint = 'Leave it empty to use the settings.';
export const mostPerVisit = 'Most ads per visit';
export const secondsBetweenTwoAds = 'Seconds between two ads';
export const createCampaign = 'Create Campaign';
export const updateCampaign = 'Update Campaign';

// campaign-words
export const noLimit = 'No limit';
export const budgetPer1000Viewable = '{budget}, {rate} per 1,000 viewable';
export const budgetPer1000 = '{budget}, {rate} per 1,000';
export const budgetPerClick = '{budget}, {rate} a click';
export const lastDayHasPassed = 'Its last day has passed, so it won’t be shown.';

// campaigns-table
export const always = 'Always';
export const untilDate = 'Until {date}';
export const fromDate = 'From {date}';
export const accessDeniedYouDoNot = 'Access Denied: You do not have permission to manage campaigns.';
export const nameIsActive = '“{name}” is active.';
export const nameIsPaused = '“{name}” is paused.';
export const searchCampaigns = 'Search campaigns';
export const state = 'State';
export const activeAndPaused = 'Active and paused';
export const pausedLabel = 'Paused';
export const allObjectives = 'All objectives';
export const allCategories = 'All categories';
export const activateSelected = 'Activate selected';
export const pauseSelected = 'Pause selected';
export const deleteSelected = 'Delete selected';
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
export const deleteWhat = 'Delete {what}?';
export const whatDeletingACampaignDoes =
  'Creatives and postings go with it, and we’ll stop showing them. Figures stay.';
export const runs = 'Runs';
export const budget = 'Budget';
export const actions = 'Actions';
export const activated = 'activated';
export const paused = 'paused';
export const deleted = 'deleted';
export const campaignWithin = 'campaign';
export const campaignsWithin = 'campaigns';

// read-campaign
export const enterAnAmount = 'Enter an amount in {currency}, such as {example}.';
export const enterAWholeNumber = 'Enter a whole number.';

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
export const onlyTheNewestPostings = 'This shows only the newest postings. Search, or choose a placement.';
export const noPostingsInTheseWeeks = 'No postings in these weeks.';
export const whatEdgesMean = 'What the edges mean';
export const hindered = 'Can’t run';
export const pausedOrOver = 'Paused or over';
export const postingsByPlacement = 'Postings by placement';

// posting-form
export const notSavedYet = 'Nothing is saved yet. Check this first:';
export const postedIn = '“{creativeTitle}” is posted in “{placementName}”.';
export const postingSaved = 'Posting saved.';
export const campaign = 'Campaign';
export const chooseACampaign = 'Choose a campaign';
export const placement = 'Placement';
export const chooseAPlacement = 'Choose a placement';
export const creative = 'Creative';
export const creativesOfItsCampaign = 'Once you’ve chosen a campaign, its creatives are here.';
export const chooseACampaignFirst = 'Choose a campaign first';
export const chooseACreative = 'Choose a creative';
export const doesNotFitCreative = '{name}: does not fit the creative';
export const doesNotFitPlacement = '{name}: does not fit the placement';
export const placementsOff =
  '“{title}” is {size}. It fits in placements of its shape that are no larger; for the others, choose another creative first.';
export const noCreativesYet = 'This campaign has no creatives yet.';
export const noCreativeFits = 'This campaign has no creative in a size that “{placement}” takes: {sizes}.';
export const creativeOfCampaignIn = '“{creativeTitle}” of “{campaignName}” in “{placementName}”.';
export const saveAnyway = 'Save anyway';
export const createPosting = 'Create Posting';
export const updatePosting = 'Update Posting';

// posting-list
export const creativeInPlacement = '{creativeTitle} in {placementName}';
export const noPostingsFound = 'No postings found.';

// posting-words
export const everyDay = 'Every day';
export const outsideItsCampaign = 'Outside its campaign';
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
export const whatDeletingAPostingDoes = 'We’ll stop showing it. Its figures stay.';

// times-fields
export const starts = 'Starts';
export const startsHint = 'Leave it empty to start with its campaign. Times are in {timeZone}.';
export const ends = 'Ends';
export const endsHint = 'Leave it empty to end with its campaign.';
export const days = 'Days';
export const hours = 'Hours';
export const aroundTheClock = 'Around the clock';
export const priority = 'Priority';
export const priorityHint = 'Within a tier, higher goes first.';

// campaigns
export const campaignsDidNotLoad = 'We couldn’t load the campaigns. Try again.';

// posting
export const postingsDidNotLoad = 'We couldn’t load the postings. Try again.';
export const postingLabel = 'Posting';

// campaign-steps
export const stepWhat = 'What';
export const stepWhere = 'Where and for whom';
export const stepWhen = 'When';
export const stepHowMuch = 'How much';
export const stepCreative = 'Creative';
export const stepCheck = 'Check';
export const nameIsMissing = 'The name is missing';
export const lastDayComesFirst = 'The last day is before the first';
export const dailyAboveTotal = 'A day costs more than all of it';
export const dailyIsMoreThanTotal = 'The daily budget is more than the total budget.';
export const budgetIsNoAmount = 'The budget isn’t an amount';
export const rateIsMissing = 'The rate is missing';
export const noLimitYet = 'No limit';
export const everybodyEverywhere = 'Everyone, everywhere';
export const someOfThem = 'Some people only';
export const creativeComesNext = 'Comes next';
export const noCreativeYet = 'No creative yet';
export const noApprovedCreative = 'No approved creative';
export const notPostedYet = 'Not posted yet';
export const creativesAreThere = 'On their own page';
export const createACreativeForIt = 'Create a creative for it';
export const whereCreativesAre =
  'Once the campaign is saved, add what it shows under <creatives>Creatives</creatives>, then choose where it stands under <posting>Posting</posting>.';
