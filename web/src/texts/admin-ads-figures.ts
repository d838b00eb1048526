// analytics-address
export const n7Days = '7 days';
export const n28Days = '28 days';
export const n90Days = '90 days';

// analytics
export const percentClicked = '{percent} clicked';
export const period = 'Period';
export const campaign = 'Campaign';
export const allCampaigns = 'All campaigns';
export const show = 'Show';
export const noAdsShown =
  'No ads were shown on these days. Put a creative into a placement, or choose a longer period.';
export const posting = 'Posting';
export const daysInTimeZone = 'Days in {timeZone}.';
export const servedAndViewable = 'Served and viewable';
export const totalIncludesCorrections = 'The total includes corrections. The line shows what was counted.';
export const whatViewableMeans =
  'Viewable means that at least half of it was in view for a second, or for two seconds for videos.';
export const clickRate = 'Click rate';
export const whatClickRateMeans =
  'Clicks per viewable impression. In 19 of 20 cases, the true rate is inside the band.';
export const viewableRate = 'Viewable rate';
export const viewableOfServed = 'Viewable out of served: {rate} over all days.';
export const spend = 'Spend';
export const whenAdsAreSeen = 'When ads are seen';
export const servedPerHour = 'Ads served in an average hour of the week, in {timeZone}.';
export const placements = 'Placements';
export const placement = 'Placement';
export const served = 'Served';
export const theTopTen = 'The top ten.';
export const countries = 'Countries';
export const country = 'Country';
export const theTopTenRegions = 'The top ten. If an address is on no list, we don’t know its region.';
export const devices = 'Devices';
export const device = 'Device';
export const whatDoesntCount = 'What doesn’t count';
export const reason = 'Reason';
export const events = 'Events';
export const notPaidFor = 'We store these apart, and no one pays for them: {percent} of all events.';
export const everyEventOfTheseDays = 'Every event of these days counted.';
export const n19Of20Cases = '19 of 20 cases';

// forecast
export const tooManyBooked =
  '{count} more are booked than it’s likely to have. Some campaigns won’t get what they were sold.';
export const bookedAndFree = '{booked} of {expected} are booked ({percent}), and about {free} are free.';
export const noneExpected = '{booked} of {expected} are booked.';
export const oneTakesTheRest = 'One campaign without a goal takes what’s left.';
export const someTakeTheRest = '{count} campaigns without a goal take what’s left.';
export const forecast = 'Forecast';
export const noPlacementsYet = 'No placements yet. Create one, and we can forecast it a week later.';
export const chooseAPlacement = 'Choose a placement';
export const tooEarlyToForecast =
  'This placement has had requests for less than a week, so we can’t forecast it yet. Come back in a few days.';
export const expectedRequests = 'Expected requests for {placementName}';
export const expectedRange = '{expected} ({low} to {high})';
export const howTheForecastWorksOne =
  'Based on the same weekdays of the last week. In 19 of 20 cases it stays inside the band, if weeks stay alike. Days in {timeZone}.';
export const howTheForecastWorksMany =
  'Based on the same weekdays of the last {weeks} weeks. In 19 of 20 cases it stays inside the band, if weeks stay alike. Days in {timeZone}.';
export const byWeekdayAndHour = 'By weekday and hour';
export const whatAnHourOfThe = 'What an hour of the week had on average, in {timeZone}.';
export const expected = 'Expected';
export const booked = 'Booked';
export const range = 'Range';

// conversion-secret
export const conversions = 'Conversions';
export const howConversionsWork =
  'The advertiser’s page tells us what came of a click with a pixel, or their server does with this secret. We show it once, and a new one ends the old one.';
export const copyTheSecretNow =
  'Copy it now. We only store a hash, so no one can show it again. Their server sends it with the click to {origin}/conversion.';
export const createSecret = 'Create secret';

// report-acts
export const enterAnAmountSuchAs = 'Enter an amount such as -12.50.';
export const enterAWholeNumber = 'Enter a whole number.';
export const figuresNotCorrected = 'We couldn’t correct the figures. Try again.';
export const correctionAdded = 'Correction added beside the figures.';
export const reportNotStopped = 'We couldn’t stop the report. Try again.';
export const proofPageNotCreated = 'We couldn’t create the proof page. Try again.';
export const theProofPageIsOpen = 'The proof page is open.';
export const secretNotCreated = 'We couldn’t create the secret. Try again.';
export const secretCreated = 'Secret created.';
export const proofPageNotClosed = 'We couldn’t close the proof page. Try again.';
export const reportNotSaved = 'We couldn’t save the report. Try again.';
export const reportWillCome = 'Saved. We’ll email it to you.';

// report-builder
export const from = 'From';
export const to = 'To';
export const daysInTimeZoneLabel = 'Days in {timeZone}';
export const by = 'By';
export const thenBy = 'Then by';
export const nothingElse = 'Nothing else';
export const allPlacements = 'All placements';
export const pageType = 'Page type';
export const allPageTypes = 'All page types';
export const allDevices = 'All devices';
export const countryHint = 'Two letters, such as JP. Leave it empty for all.';
export const showWhyEventsDontCount = 'Show why events don’t count';
export const showReport = 'Show report';

// report-file
export const nameFrom = '{name} from';
export const nameTo = '{name} to';
export const adReportNamesId = '{adReportNames} id';
export const kind = 'Kind';
export const viewable = 'Viewable';
export const clicks = 'Clicks';
export const conversionRate = 'Conversion rate';
export const notCounted = 'Not counted';
export const notCountedReason = 'Not counted: {reason}';
export const spendCurrency = 'Spend ({currency})';
export const note = 'Note';

// report-forms
export const everyDay = 'Every day, about the day before';
export const everyMonday = 'Every Monday, about the week before';
export const everyFirst = 'Every 1st, about the month before';
export const byEmail = 'By email';
export const howReportsCome =
  'We’ll email you the report above at six in the morning. Other admins set up their own.';
export const name = 'Name';
export const byDimension = 'By {dimension}';
export const when = 'When';
export const emailItToMe = 'Email it to me';
export const reportsWeEmailYou = 'Reports we email you';
export const stop = 'Stop';
export const stopEmailingName = 'Stop emailing you “{name}”?';
export const yesStopIt = 'Yes, stop it';
export const noReportsByEmailYet = 'No reports by email yet.';
export const proofPages = 'Proof pages';
export const whatAProofPageIs =
  'A page with the figures of one campaign, for the advertiser and anyone else who has its address. We show the address once, and a new one closes the old one.';
export const noCampaignsYet = 'No campaigns yet. Create one first.';
export const campaigns = 'Campaigns';
export const copyTheAddressNow = 'Copy it now. We only store a hash, so no one can show it again.';
export const createAddress = 'Create address';
export const campaignsWithAProofPage = 'Campaigns with a proof page';
export const close = 'Close';
export const closeTheProofPage = 'Close the proof page of “{campaignName}”? Its address will stop working.';
export const yesCloseIt = 'Yes, close it';
export const noProofPagesYet = 'No proof pages yet.';
export const correctFigures = 'Correct figures';
export const howCorrectionsWork =
  'Figures of a past day never change. A correction stays beside them for good, with your name and the reason, and advertisers see it.';
export const noPostings = 'This campaign has no postings.';
export const chooseACampaignAbove = 'Choose a campaign above to correct one of its postings.';
export const day = 'Day';
export const spendInCurrency = 'Spend in {currency}';
export const why = 'Why';
export const minusHint = 'Put a minus before what you take away.';
export const next = 'Next';
export const actions = 'Actions';

// report-table
export const sunday = 'Sunday';
export const monday = 'Monday';
export const tuesday = 'Tuesday';
export const wednesday = 'Wednesday';
export const thursday = 'Thursday';
export const friday = 'Friday';
export const saturday = 'Saturday';
export const lowToHigh = '{low} to {high}';
export const report = 'Report';
export const nothingDelivered =
  'Nothing was delivered here on these days. Choose more days or fewer filters.';
export const correctionsAreLeftOut =
  'Corrections belong to a posting and a day, so reports on a country, a device or a page type leave them out.';
export const corrections = 'Corrections';
export const correctionsAreInTheTotal =
  'They’re in the total, but in no row above: figures of past days never change.';
export const total = 'Total';
export const made = 'Made';
export const row = 'row';
export const rows = 'rows';

// analytics
export const analyticsDidNotLoad = 'We couldn’t load the analytics. Try again.';
export const adAnalytics = 'Ad analytics';
export const analytics = 'Analytics';

// reports-csv
export const reportNotExported = 'We couldn’t export the report. Try again.';
export const errorTooManyRows =
  'Error: This report has more than {rows} rows. Choose fewer days, or narrow it down.';

// reports
export const reportsDidNotLoad = 'We couldn’t load the reports. Try again.';
export const adReports = 'Ad reports';
export const reports = 'Reports';
export const downloadCsv = 'Download CSV';
