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
export const nothingWasShownOnThese =
  'Nothing was shown on these days. Put a creative into a placement, or choose a longer period.';
export const posting = 'Posting';
export const daysInTimeZone = 'Days in {timeZone}.';
export const servedAndViewable = 'Served and viewable';
export const theTotalIncludesCorrectionsThe =
  'The total includes corrections; the line shows what was counted.';
export const daysInViewableAtLeastHalf =
  '{daysIn} Viewable: at least half of it for a second, of videos two. {value}';
export const clickRate = 'Click rate';
export const clicksOfViewableImpressionsThe =
  'Clicks of viewable impressions; the band holds the true rate in 19 of 20 cases. {daysIn}';
export const viewableRate = 'Viewable rate';
export const viewableOfServedRateWordsOver = 'Viewable of served. {rateWords} over all days. {daysIn}';
export const spend = 'Spend';
export const whenAdsAreSeen = 'When ads are seen';
export const servedInAnAverageHour = 'Served in an average hour of the week, in {timeZone}.';
export const placements = 'Placements';
export const placement = 'Placement';
export const served = 'Served';
export const theTenWithTheMost = 'The ten with the most.';
export const countries = 'Countries';
export const country = 'Country';
export const theTenWithTheMostWhere =
  'The ten with the most. Where an address is in no list, nobody knows the region.';
export const devices = 'Devices';
export const device = 'Device';
export const whatDoesNotCount = 'What does not count';
export const reason = 'Reason';
export const events = 'Events';
export const storedApartAndNobodyPays = 'Stored apart, and nobody pays for it. {percent} of all events.';
export const everyEventOfTheseDays = 'Every event of these days counted.';

// forecast
export const countMoreAreBookedThan =
  '{count} more are booked than it is likely to have. Some campaigns will not get what they were sold.';
export const countOfCount2AreBooked = '{count} of {count2} are booked{value}, about {count3} are free.';
export const campaignWithoutAGoalTakes = 'campaign without a goal takes';
export const campaignsWithoutAGoalTake = 'campaigns without a goal take';
export const openCampaignsValueWhatIsLeft = ' {openCampaigns} {value} what is left.';
export const forecast = 'Forecast';
export const thereIsNoPlacementYet =
  'There is no placement yet. Create one, and a week later this tells what it will have.';
export const chooseOne = 'Choose one';
export const thisPlacementWasAskedFor =
  'This placement was asked for ads for less than a week, so there is nothing to tell by. Come back then.';
export const adsThatPlacementNameWillBe = 'Ads that {placementName} will be asked for';
export const countCount2ToCount3 = '{count} ({count2} to {count3})';
export const week = 'week';
export const weeks = 'weeks';
export const asTheSameWeekdaysOf =
  'As the same weekdays of {weeks} {value} before had; the band holds it in 19 of 20 cases if weeks stay alike. Days in {timeZone}.';
export const byWeekdayAndHour = 'By weekday and hour';
export const whatAnHourOfThe = 'What an hour of the week had on average, in {timeZone}.';

// conversion-secret
export const conversions = 'Conversions';
export const theAdvertisersPageReportsWhat =
  'The advertiser’s page reports what came of a click by a pixel, or their server by this secret. It is shown once; a new one ends the old one.';
export const copyItNowItIs =
  'Copy it now: it is stored as a hash, so nobody can tell it again. Their server sends it with the click to {origin}/conversion.';
export const makeTheSecret = 'Make the secret';

// report-acts
export const enterAnAmountSuchAs = 'Enter an amount such as -12.50.';
export const enterAWholeNumber = 'Enter a whole number.';
export const failedToCorrectTheFigures = 'Failed to correct the figures.';
export const theCorrectionStandsBesideThe = 'The correction stands beside the figures now.';
export const failedToEndTheReport = 'Failed to end the report.';
export const failedToMakeTheProof = 'Failed to make the proof page.';
export const theProofPageIsOpen = 'The proof page is open.';
export const failedToMakeTheSecret = 'Failed to make the secret.';
export const theSecretIsMade = 'The secret is made.';
export const failedToCloseTheProof = 'Failed to close the proof page.';
export const failedToSaveTheReport = 'Failed to save the report.';
export const itComesToYourAddress = 'It comes to your address.';

// report-builder
export const from = 'From';
export const to = 'To';
export const daysInTimeZoneLabel = 'Days in {timeZone}';
export const by = 'By';
export const andBy = 'And by';
export const nothingElse = 'Nothing else';
export const allPlacements = 'All placements';
export const pageType = 'Page type';
export const allPageTypes = 'All page types';
export const allDevices = 'All devices';
export const twoLettersSuchAsJp = 'Two letters such as JP; empty: all';
export const reasonsOfWhatDoesNot = 'Reasons of what does not count';
export const showTheReport = 'Show the report';

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
export const eachDayAboutTheDay = 'Each day, about the day before';
export const eachMondayAboutTheWeek = 'Each Monday, about the week before';
export const eachFirstAboutTheMonth = 'Each first, about the month before';
export const byMail = 'By mail';
export const haveTheReportAboveCome =
  'Have the report above come to your own address, at six in the morning. Others have theirs come to themselves.';
export const name = 'Name';
export const byLowerCase = 'By {lowerCase}';
export const when = 'When';
export const mailItToMe = 'Mail it to me';
export const reportsThatComeToYou = 'Reports that come to you';
export const end = 'End';
export const haveNameComeNoMore = 'Have “{name}” come no more?';
export const yesEndIt = 'Yes, end it';
export const noReportComesToYou = 'No report comes to you by mail yet.';
export const proofPages = 'Proof pages';
export const aPageForTheAdvertiser =
  'A page for the advertiser with the figures of one campaign, for whoever has its address. It is told once; a new one closes the old one.';
export const thereIsNoCampaignTo = 'There is no campaign to prove yet.';
export const campaigns = 'Campaigns';
export const copyItNowItIsStored = 'Copy it now: it is stored as a hash, so nobody can tell it again.';
export const makeTheAddress = 'Make the address';
export const campaignsWithAProofPage = 'Campaigns with a proof page';
export const close = 'Close';
export const closeTheProofPageOf =
  'Close the proof page of “{campaignName}”? Its address leads nowhere then.';
export const yesCloseIt = 'Yes, close it';
export const noCampaignHasAProof = 'No campaign has a proof page.';
export const correctFigures = 'Correct figures';
export const figuresOfADayThat =
  'Figures of a day that is over stay as they are. A correction stands beside them for good, with your name and the reason, and advertisers see it.';
export const thisCampaignHasNoPosting = 'This campaign has no posting.';
export const chooseACampaignAboveAnd = 'Choose a campaign above, and correct one of its postings here.';
export const day = 'Day';
export const spendInCurrency = 'Spend in {currency}';
export const why = 'Why';
export const whatIsTakenAwayHas = 'What is taken away has a minus before it.';
export const correctTheFigures = 'Correct the figures';

// report-table
export const sunday = 'Sunday';
export const monday = 'Monday';
export const tuesday = 'Tuesday';
export const wednesday = 'Wednesday';
export const thursday = 'Thursday';
export const friday = 'Friday';
export const saturday = 'Saturday';
export const percentToPercent2 = '{percent} to {percent2}';
export const report = 'Report';
export const nothingWasDeliveredOnThese =
  'Nothing was delivered on these days in this selection. Choose more days, or narrow it down less.';
export const correctionsNameAPostingAnd =
  'Corrections name a posting and a day, so a report on a country, a device or a page type leaves them out.';
export const corrections = 'Corrections';
export const theyAreInTheTotal = 'They are in the total, and in no row above: figures that are over stay.';

// analytics
export const failedToLoadTheAnalytics = 'Failed to load the analytics.';
export const adAnalytics = 'Ad analytics';
export const analytics = 'Analytics';

// reports-csv
export const failedToExportTheReport = 'Failed to export the report.';
export const errorThisReportHasMore =
  'Error: This report has more than {value} rows. Choose fewer days, or narrow it down.';

// reports
export const failedToLoadTheReports = 'Failed to load the reports.';
export const adReports = 'Ad reports';
export const reports = 'Reports';
export const downloadCsv = 'Download CSV';
