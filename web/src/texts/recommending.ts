// lists
export const forYou = 'For you';
export const forYouLead = 'Picked from what you watch, like and have on your list.';
export const seeAll = 'See all';
export const becauseYouWatchedTitle = 'Because you watched {title}';
export const becauseYouLikedTitle = 'Because you like {title}';
export const becauseTitleIsOnYourList = 'Because {title} is on your list';
export const newHere = 'New here';
export const moreLikeThis = 'More like this';
export const moreLikeIt = 'More like it';
export const failedToLoad = 'Failed to load recommendations.';
export const nothingKnownYet =
  'Watch a few videos and this page fills with more like them. Until then, here’s what everyone’s watching.';
export const offHere = 'Recommendations are off, so here’s what everyone’s watching.';
export const changeThat = 'Change that';
export const tuneThem = 'Tune your recommendations';

// less of something
export const notForMe = 'Not for me';
export const showLessLikeTitle = 'Show less like {title}';
export const lessLikeThis = 'Less like this';
export const lessByName = 'Less by {name}';
export const nothingTagged = 'Not “{tag}”';
export const wellShowLess = 'Got it. We’ll show you less like this.';
export const undo = 'Undo';
export const undoName = 'Undo for {name}';
export const takenBack = 'Taken back.';

// the page
export const recommendations = 'Recommendations';
export const lead = 'Decide whether we pick videos for you, and what we should know about your taste.';
export const seeWhatWePicked = 'See what we picked for you';
export const areOn = 'Recommendations are on.';
export const areOff = 'Recommendations are off.';
export const areOffHere = 'Recommendations are off in this browser.';
export const onMember =
  'We suggest videos that are like what you watch, like and have on your list. What you watch also helps us see which videos belong together; no one can tell that it was you.';
export const offMember =
  'Lists are sorted by date or by what’s popular. Nothing is worked out about you, and what you watch no longer counts when we look for videos that belong together.';
export const offHereMember =
  'You turned them off here before you logged in, so lists are sorted by date or by what’s popular. On your account they’re still on: what you watch counts when we look for videos that belong together, and your other browsers suggest videos.';
export const onVisitor =
  'We suggest videos that belong with the one you’re watching. We don’t know what you watch, and store nothing about you.';
export const offVisitor =
  'Lists are sorted by date or by what’s popular, in this browser. That you turned it off is all we store here.';
export const turnOff = 'Turn recommendations off';
export const turnOffForAccount = 'Turn them off for your account too';
export const turnOn = 'Turn recommendations on';
export const yourTaste = 'Your taste';
export const somethingNew = 'How much should be new?';
export const little = 'A little';
export const some = 'Some';
export const much = 'A lot';
export const howLong = 'How long should videos be?';
export const shorter = 'Shorter';
export const anyLength = 'Any length';
export const longer = 'Longer';
export const save = 'Save';
export const saved = 'Saved.';
export const failedToSave = 'Failed to save. Please try again.';
export const youSeeLessOf = 'You see less of';
export const nothingMarked =
  'Nothing so far. Choose “Not for me” below a video that we suggest, and it shows up here.';
export const noLongerHere = 'No longer here';
export const ofVideo = 'Videos like this one';
export const ofCreator = 'Creator';
export const ofTag = 'Tag';
export const hideEverywhere = 'Want something gone from the whole site?';
export const whatDecides = 'What decides the order of every list';
