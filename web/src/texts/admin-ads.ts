// ad-categories-table
export const createCategory = 'Create Category';
export const adCategories = 'Ad categories';
export const none = 'None';
export const campaign = 'campaign';
export const campaigns = 'campaigns';
export const edit = 'Edit';
export const deleteWords = 'Delete';
export const noCategoriesYetTwoAds = 'No categories yet. Two ads of one category never stand side by side.';
export const createCategoryLabel = 'Create category';
export const editName = 'Edit “{name}”';
export const deleteName = 'Delete “{name}”?';
export const error = 'Error';
export const aCategoryThatCampaignsAre = 'A category that campaigns are in stays: move them first.';
export const pleaseEnterANameFor = 'Please enter a name for the category.';
export const nameWasCreated = '“{name}” was created.';
export const nameWasSaved = '“{name}” was saved.';
export const name = 'Name';
export const updateCategory = 'Update Category';

// dashboard
export const ofTheActiveCampaigns = 'of the active campaigns';
export const posting = 'posting';
export const postings = 'postings';
export const inCountValue = 'in {count} {value}';
export const creative = 'creative';
export const creatives = 'creatives';
export const countAheadOfPlan = '{count} ahead of plan';
export const served = 'Served';
export const viewable = 'Viewable';
export const clicks = 'Clicks';
export const spend = 'Spend';
export const today = 'Today';
export const dayInTimeZoneYesterdayCounts = '{day}, in {timeZone}. Yesterday counts until the same time.';
export const thanYesterday = 'than yesterday';
export const noneYesterdayUntilNow = 'none yesterday until now';
export const asYesterday = 'as yesterday';
export const servedByHour = 'Served by hour';
export const hoursInTimeZoneFiguresFollow = 'Hours in {timeZone}. Figures follow within about a minute.';
export const deliveredAgainstPlan = 'Delivered against plan';
export const noCampaignRunsAndNone =
  'No campaign runs, and none ended within 30 days. Create one, and see here whether it gets what it was sold.';
export const campaignsLabel = 'Campaigns';

// pacing-table
export const viewableImpressions = 'viewable impressions';
export const switchedOff = ', switched off';
export const withoutAGoal = 'without a goal';
export const planPercent = ', plan {percent}';
export const amountOfAmount2GoalNames = '{amount} of {amount2} {goalNames}';
export const thePlanSpreadsAGoal =
  'The plan spreads a goal over its days as the site’s visits are spread over a week, in {timeZone}. The mark in each bar is where the plan is now. “Behind” and “ahead” are more than a twentieth off it.';

// admin-ads-frame
export const advertising = 'Advertising';
export const backToAdmin = 'Back to Admin';
export const settingsMenu = 'Settings menu';
export const sidebar = 'Sidebar';

// sidebar-mode
export const expanded = 'Expanded';
export const collapsed = 'Collapsed';
export const expandOnHover = 'Expand on hover';

// permissions-table
export const noLongerSee = 'no longer see';
export const adVisibilityByRole = 'Ad visibility by role';
export const yes = 'Yes';
export const no = 'No';
export const hideAdsFrom = 'Hide ads from';
export const showAdsTo = 'Show ads to';
export const hideAds = 'Hide ads';
export const showAds = 'Show ads';
export const noAdVisibilitySettingsFound = 'No ad visibility settings found.';

// placement-form
export const custom = 'Custom';
export const popup = 'Popup';
export const popunder = 'Popunder';
export const header = 'Header';
export const allPages = 'All Pages';
export const pageType = 'Page type';
export const position = 'Position';
export const noPageOfTheSite =
  'No page of the site has room at “{position}” of “{pageType}”: nothing will be shown there.';
export const dimensions = 'Dimensions';
export const customWidth = 'Custom width';
export const customHeight = 'Custom height';
export const otherSizesThatFitIn = 'Other sizes that fit in it';
export const initialStatus = 'Initial status';
export const active = 'Active';
export const paused = 'Paused';
export const devices = 'Devices';
export const noneAllOfThem = 'None: all of them.';
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
export const nameIsLowerCase = '“{name}” is {lowerCase}.';
export const nameWasCreatedItIs = '“{name}” was created. It is paused.';
export const searchPlacements = 'Search placements';
export const status = 'Status';
export const allStatuses = 'All statuses';
export const allPageTypes = 'All page types';
export const onAllPages = 'On all pages';
export const activateChosen = 'Activate chosen';
export const pauseChosen = 'Pause chosen';
export const deleteChosen = 'Delete chosen';
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
export const nothingIsShownThereUntil = 'Nothing is shown there until you activate it again.';
export const deleteLength = 'Delete {length}?';
export const postingsGoWithItFigures = 'Postings go with it. Figures stay.';

// ad-tracer
export const whyThisAdOrNone = 'Why this ad, or none';
export const theDecisionIsTheOne =
  'The decision is the one that real pages get. Nothing is counted and nothing is used up.';
export const page = 'Page';
export const viewer = 'Viewer';
export const device = 'Device';
export const advertisingCookies = 'Advertising cookies';
export const allowed = 'Allowed';
export const refused = 'Refused';
export const country = 'Country';
export const language = 'Language';
export const categoryItsSlug = 'Category (its slug)';
export const tagsWithCommasBetween = 'Tags, with commas between';
export const momentUtcEmptyNow = 'Moment (UTC; empty: now)';
export const explain = 'Explain';
export const noPlacementIsOnThis = 'No placement is on this page.';
export const noAdAvailableForThis = 'No ad available for this slot.';
export const postingsOfPlacementName = 'Postings of {placementName}';
export const nothingIsPostedHere = 'Nothing is posted here.';

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
export const byPageTypeEachWith =
  'By page type, each with the ad that a visitor at a desk who allows advertising cookies would see now.';
export const toThePlacements = 'To the placements';
export const supportedSizes = 'Supported sizes';
export const whoSeesAds = 'Who sees ads';
export const changeIt = 'Change it';

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
export const percentPercent2ToPercent3 = '{percent} ({percent2} to {percent3})';
export const notBegun = 'Not begun';
export const behindPlan = 'Behind plan';
export const onPlan = 'On plan';
export const aheadOfPlan = 'Ahead of plan';
export const goalReached = 'Goal reached';
export const endedShortOfItsGoal = 'Ended short of its goal';
export const noPlan = 'No plan';
export const tokenThatIsNotOurs = 'Token that is not ours';
export const tokenTooOld = 'Token too old';
export const reportedBefore = 'Reported before';
export const reportedByAnotherViewer = 'Reported by another viewer';
export const bot = 'Bot';
export const adminOfTheSite = 'Admin of the site';
export const networkOfADataCentre = 'Network of a data centre';
export const tooFast = 'Too fast';
export const pageWasNotInFront = 'Page was not in front';
export const clickWithoutAViewableAd = 'Click without a viewable ad';
export const tooManyClicksOfOne = 'Too many clicks of one viewer';
export const beyondWhatOneViewerMay = 'Beyond what one viewer may see';
export const budgetOrGoalUsedUp = 'Budget or goal used up';

// use-ad-act
export const accessDenied = 'Access Denied';

// ad-system-test
export const failedToLoadTheAd = 'Failed to load the ad system test.';
export const adSystemTest = 'Ad System Test';

// categories
export const failedToFetchCategories = 'Failed to fetch categories.';
export const adCategoriesLabel = 'Ad Categories';

// dashboard
export const failedToLoadTheDashboard = 'Failed to load the dashboard.';
export const dashboard = 'Dashboard';

// permissions
export const failedToLoadWhoSees = 'Failed to load who sees ads.';
export const adPermissions = 'Ad Permissions';
export const whoSeesAdsAtAll = 'Who sees ads at all. Each change applies at once.';

// placements
export const failedToLoadThePlacements = 'Failed to load the placements.';

// settings
export const failedToLoadTheSettings = 'Failed to load the settings.';
export const adSettings = 'Ad Settings';
