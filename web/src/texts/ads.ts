// ad-proof
export const percentToPercent2In19 = '{percent} to {percent2} in 19 of 20 cases';
export const aFlatPrice = 'a flat price';
export const moneyWordsForTheWholeRun = '{moneyWords} for the whole run';
export const rateWordsForAThousandImpressions = '{rateWords} for a thousand impressions';
export const rateWordsForAThousandViewable = '{rateWords} for a thousand viewable impressions';
export const rateWordsAClick = '{rateWords} a click';
export const served = 'Served';
export const viewable = 'Viewable';
export const clicks = 'Clicks';
export const clickRate = 'Click rate';
export const conversions = 'Conversions';
export const cost = 'Cost';
export const rateOfServed = '{rate} of served';
export const rateOfViewable = '{rate} of viewable';
export const notCounted = 'Not counted';
export const storedApartAndNotPaid = 'stored separately, and not paid for';
export const forAdvertiserName = 'For {advertiserName}';
export const paidByPaidBy = 'paid by {paidBy}';
export const anOpenEnd = 'an open end';
export const startsToEnds = '{starts} to {ends}';
export const valueAsOfAtDays =
  '{value}. As of {at}; days in {timeZone}. Don’t share the address of this page: anyone who has it can read this.';
export const nothingWasShownOfThis =
  'This campaign hasn’t been shown yet. Its figures will appear here within minutes.';
export const theClickRateIsRange = 'The click rate is {range}, the viewable rate {range2}.';
export const byCreative = 'By creative';
export const creative = 'Creative';
export const byDay = 'By day';
export const day = 'Day';
export const corrections = 'Corrections';
export const figuresOfADayThat =
  'Once a day is over, its figures stay. We add corrections to the totals above.';
export const servedServed = '{served} served';
export const viewableViewable = '{viewable} viewable';
export const clicksClicks = '{clicks} clicks';
export const conversionsConversions = '{conversions} conversions';
export const servedItWasPutOn =
  'Served: we put it on a page someone was looking at. Viewable: at least half of it was in sight for a second, or two seconds for a video. A click counts once, and only after that. We don’t count bots, our own staff or anyone who’s too fast.';

// about-ad
export const itOffersSomethingIllegal = 'It offers something illegal';
export const itMisleads = 'It misleads';
export const itOffends = 'It offends';
export const itHarmsMyDevice = 'It harms my device';
export const somethingElse = 'Something else';
export const aboutThisAd = 'About this ad';
export const paidForBy = '{advertiser}. Paid for by {payer}.';
export const whyThisAd = 'Why this ad';
export const close = 'Close';
export const hideThisAd = 'Hide this ad';
export const youWontSeeIt = 'Thanks for telling us. You won’t see this ad again on this visit.';
export const reportThisAd = 'Report this ad';
export const report = 'Report';
export const whatIsWrongWithIt = 'What’s wrong with it?';
export const anythingWeShouldKnow = 'Anything we should know?';
export const failedToSendYourReport = 'Failed to send your report. Please try again.';

// draw-ad
export const closeThisAd = 'Close this ad';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const stopTheVideo = 'Stop the video';
export const playTheVideo = 'Play the video';

// open-window
export const countOfMostPopUps = '{count} of {most} pop-ups today';
export const showMeBannersInsteadOf = 'Show me banners instead of pop-ups';
export const advertiserPaidForByPaidBy = '{advertiser} · Paid for by {paidBy}';

// proof
export const failedToLoadTheFigures = 'Failed to load the figures.';
export const proofOfDelivery = 'Proof of delivery';
