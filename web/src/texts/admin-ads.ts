// ad-categories-table
export const createCategory = 'Create Category';
export const adCategories = 'Ad categories';
export const none = 'None';
export const campaign = 'campaign';
export const campaigns = 'campaigns';
export const edit = 'Edit';
export const deleteWords = 'Delete';
export const noCategoriesYet = 'No categories yet. Two ads of the same category never stand side by side.';
export const createCategoryLabel = 'Create category';
export const editName = 'Edit “{name}”';
export const deleteName = 'Delete “{name}”?';
export const error = 'Error';
export const whatDeletingACategoryNeeds =
  'You can only delete a category without campaigns. Move them first.';
export const pleaseEnterANameFor = 'Please enter a name for the category.';
export const nameWasCreated = '“{name}” was created.';
export const nameWasSaved = '“{name}” was saved.';
export const name = 'Name';
export const updateCategory = 'Update Category';
export const created = 'Created';
export const actions = 'Actions';

// dashboard
export const ofTheActiveCampaigns = 'of the active campaigns';
export const posting = 'posting';
export const postings = 'postings';
export const inPostings = 'in {postings}';
export const creative = 'creative';
export const creatives = 'creatives';
export const countAheadOfPlan = '{count} ahead of plan';
export const served = 'Served';
export const viewable = 'Viewable';
export const clicks = 'Clicks';
export const spend = 'Spend';
export const today = 'Today';
export const oneNotCountedToday =
  '1 event was not counted today, as from a bot or our own staff. <link>See why</link>';
export const notCountedToday =
  '{count} events were not counted today, as from bots or our own staff. <link>See why</link>';
export const todayNote = '{day}, in {timeZone}. Compared with yesterday up to the same time.';
export const thanYesterday = 'than yesterday';
export const noneYesterdayByNow = 'none yesterday by now';
export const sameAsYesterday = 'same as yesterday';
export const servedByHour = 'Served by hour';
export const hoursNote = 'Hours in {timeZone}. Figures update within about a minute.';
export const deliveredAgainstPlan = 'Delivered against plan';
export const noCampaignsRunning =
  'No campaigns are running, and none ended in the last 30 days. Create one to see whether it gets what it was sold.';
export const campaignsLabel = 'Campaigns';
export const totalBudget = 'Total Budget';
export const activeCampaigns = 'Active campaigns';
export const waitingForReview = 'Waiting for review';
export const yesterday = 'Yesterday';

// pacing-table
export const viewableImpressions = 'viewable impressions';
export const runPaused = '{run}, paused';
export const noGoal = 'no goal';
export const shareAndPlan = '{share}, plan {planned}';
export const deliveredOfGoal = '{delivered} of {goal} {unit}';
export const howPlansWork =
  'The plan spreads a goal over its days the way the site’s visits spread over a week, in {timeZone}. The mark in each bar shows where the plan is now. “Behind” and “ahead” mean more than a twentieth off it.';
export const campaignName = 'Campaign';
export const state = 'State';
export const ofItsGoal = 'Of its goal';
export const delivered = 'Delivered';

// admin-ads-frame
export const advertising = 'Advertising';
export const backToAdmin = 'Back to Admin';
export const settingsMenu = 'Preferences';
export const forYou = 'For you';
export const sidebar = 'Menu width';
export const accountSettings = 'Account Settings';
export const notificationPreferences = 'Notification Preferences';
export const adPreferences = 'Ad Preferences';

// sidebar-mode
export const expanded = 'Expanded';
export const collapsed = 'Collapsed';
export const expandOnHover = 'Expand on hover';

// permissions-table
export const noLongerSeeAds = '{viewers} no longer see ads.';
export const nowSeeAds = '{viewers} see ads.';
export const adVisibilityByRole = 'Ad visibility by role';
export const yes = 'Yes';
export const no = 'No';
export const hideAdsFrom = 'Hide ads from {viewers}';
export const showAdsTo = 'Show ads to {viewers}';
export const hideAds = 'Hide ads';
export const showAds = 'Show ads';
export const noAdVisibilitySettingsFound = 'No ad visibility settings found.';
export const role = 'Role';
export const seesAds = 'Sees ads';

// placement-form
export const custom = 'Custom';
export const popup = 'Popup';
export const popunder = 'Popunder';
export const header = 'Header';
export const allPages = 'All Pages';
export const pageType = 'Page type';
export const position = 'Position';
export const noRoomHere =
  'No page of the site has room at “{position}” of “{pageType}”, so nothing will be shown there.';
export const dimensions = 'Dimensions';
export const customWidth = 'Custom width';
export const customHeight = 'Custom height';
export const otherSizesThatFit = 'Other sizes that fit in it';
export const initialStatus = 'Initial status';
export const active = 'Active';
export const paused = 'Paused';
export const devices = 'Devices';
export const noneMeansAll = 'Choose none for all of them.';
export const onlyOnPagesOfThese = 'Only on pages of these categories';
export const description = 'Description';
export const cancel = 'Cancel';
export const createPlacement = 'Create Placement';
export const updatePlacement = 'Update Placement';

// placement-preview
export const preview = 'Preview';
export const aWindowOf800600 = 'A window of 800 × 600 on top of the page.';
export const aWindowOf800600Beneath = 'A window of 800 × 600 beneath the page.';
export const previewAtTrueScale = 'Preview, at true scale';

// placements-table
export const archived = 'Archived';
export const nameIsStatus = '“{name}” is {status}.';
export const copyWasCreated = '“{name}” was created. It’s paused.';
export const searchPlacements = 'Search placements';
export const status = 'Status';
export const allStatuses = 'All statuses';
export const allPageTypes = 'All page types';
export const onAllPages = 'On all pages';
export const activateSelected = 'Activate selected';
export const pauseSelected = 'Pause selected';
export const deleteSelected = 'Delete selected';
export const placements = 'Placements';
export const postingsLabel = 'Postings';
export const noPageHasRoomThere = 'No page has room there';
export const pause = 'Pause';
export const activate = 'Activate';
export const archive = 'Archive';
export const duplicate = 'Duplicate';
export const noPlacementsFoundInThe = 'No placements found in the database.';
export const createPlacementLabel = 'Create placement';
export const archiveName = 'Archive “{name}”?';
export const whatArchivingDoes = 'Nothing will be shown there until you activate it again.';
export const deleteWhat = 'Delete {what}?';
export const postingsGoWithItFigures = 'Postings go with it. Figures stay.';
export const placement = 'Placement';
export const sizes = 'Sizes';
export const activated = 'activated';
export const pausedName = 'paused';
export const deleted = 'deleted';
export const placementWithin = 'placement';
export const placementsWithin = 'placements';

// ad-tracer
export const whyThisAdOrNone = 'Why this ad, or none';
export const howTheTracerWorks = 'This is the decision that real pages get. Nothing is counted or used up.';
export const page = 'Page';
export const viewer = 'Viewer';
export const device = 'Device';
export const advertisingCookies = 'Advertising cookies';
export const allowed = 'Allowed';
export const refused = 'Refused';
export const country = 'Country';
export const language = 'Language';
export const siteCategory = 'Category of the page';
export const any = 'Any';
export const tagsSeparatedByCommas = 'Tags, separated by commas';
export const timeEmptyForNow = 'Time (UTC, empty for now)';
export const explain = 'Explain';
export const noPlacementsHere = 'There are no placements on this page.';
export const noAdAvailableForThis = 'No ad available for this slot.';
export const postingsOfPlacementName = 'Postings of {placementName}';
export const noPostingsHere = 'No postings here.';
export const creativeName = 'Creative';
export const whatBecameOfIt = 'What became of it';

// asked-viewer
export const homePage = 'Home Page';
export const desktop = 'Desktop';
export const visitors = 'Visitors';
export const unverifiedMembers = 'Unverified members';
export const members = 'Members';
export const premiumMembers = 'Premium members';
export const creators = 'Creators';
export const publishers = 'Publishers';
export const admins = 'Admins';

// slot-tests
export const slotTestsLead =
  'By page type, each with the ad that a visitor on a desktop who allows advertising cookies would see now.';
export const goToPlacements = 'Go to placements';
export const supportedSizes = 'Supported sizes';
export const whoSeesAds = 'Who sees ads';
export const change = 'Change';

// ad-names
export const awareness = 'Awareness';
export const traffic = 'Traffic';
export const conversions = 'Conversions';
export const house = 'House';
export const flatPrice = 'Flat price';
export const per1000Impressions = 'Per 1,000 impressions';
export const per1000ViewableImpressions = 'Per 1,000 viewable impressions';
export const perClick = 'Per click';
export const exclusive = 'Exclusive';
export const guaranteed = 'Guaranteed';
export const remnant = 'Remnant';

// ad-numbers
export const rateBetween = '{rate} ({low} to {high})';
export const notBegun = 'Not begun';
export const behindPlan = 'Behind plan';
export const onPlan = 'On plan';
export const aheadOfPlan = 'Ahead of plan';
export const goalReached = 'Goal reached';
export const endedShortOfItsGoal = 'Ended short of its goal';
export const noPlan = 'No plan';
export const tokenIsntOurs = 'Token isn’t ours';
export const tokenExpired = 'Token expired';
export const alreadyReported = 'Already reported';
export const reportedByAnotherViewer = 'Reported by another viewer';
export const bot = 'Bot';
export const siteAdmin = 'Site admin';
export const dataCenterNetwork = 'Data center network';
export const tooFast = 'Too fast';
export const pageWasntInFront = 'Page wasn’t in front';
export const clickWithoutAViewableAd = 'Click without a viewable ad';
export const tooManyClicksByOneViewer = 'Too many clicks by one viewer';
export const overTheViewersLimit = 'Over the viewer’s limit';
export const budgetOrGoalUsedUp = 'Budget or goal used up';

// use-ad-act
export const accessDenied = 'Access Denied';

// ad-system-test
export const adSystemTestDidNotLoad = 'We couldn’t load the ad system test. Try again.';
export const adSystemTest = 'Ad System Test';

// categories
export const failedToFetchCategories = 'Failed to fetch categories.';
export const adCategoriesLabel = 'Ad Categories';

// dashboard
export const dashboardDidNotLoad = 'We couldn’t load the dashboard. Try again.';
export const dashboard = 'Dashboard';

// permissions
export const permissionsDidNotLoad = 'We couldn’t load who sees ads. Try again.';
export const adPermissions = 'Ad Permissions';
export const permissionsLead = 'Choose who sees ads at all. Each change applies right away.';

// placements
export const placementsDidNotLoad = 'We couldn’t load the placements. Try again.';

// settings
export const adSettingsDidNotLoad = 'We couldn’t load the ad settings. Try again.';
export const adSettings = 'Ad Settings';

// ad-pages
export const creativesName = 'Creatives';
export const postingName = 'Posting';
export const categories = 'Categories';
export const analytics = 'Analytics';
export const permissions = 'Permissions';
export const reports = 'Reports';
export const settings = 'Settings';
