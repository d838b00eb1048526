// flash-warning
export const thisVideoFlashes = 'This video flashes';
export const flashesOnceAt = 'It does so once, at {time}.';
export const flashesTimes = 'It does so {count} times, first at {time}.';
export const itMayHurt = 'That can cause seizures in people with photosensitive epilepsy.';
export const playDimmed = 'Play dimmed';
export const playAsItIs = 'Play as it is';
export const goBack = 'Go back';
export const dontPlay = 'Don’t play';
export const doTheSameEverywhere = 'Do the same with every video';

// moments
export const dimmedHere = 'Dimmed where it flashes';
export const undim = 'Stop dimming';
export const comesSoon = 'Coming up: {warning}';
export const nowShown = 'Now: {warning}';
export const warningSkipped = 'Skipped: {warning}';
export const skip = 'Skip';
export const alwaysSkip = 'Always skip';

// moment-choices
export const whileItPlays = 'While a video plays';
export const whileLead =
  'Some videos flash, and some have warnings at single moments. This is what the player does then.';
export const whileOnDevice = 'Saved in this browser, and on your account if you’re logged in.';
export const flashesBefore = 'Videos that flash';
export const askBefore = 'Ask before they play';
export const alwaysDim = 'Dim them where they flash';
export const alwaysPlay = 'Play them as they are';
export const warningsAtMoments = 'Moments with a warning';
export const sayBefore = 'Tell me shortly before';
export const skipThem = 'Skip them';
export const sayNothing = 'Nothing';
export const whatIsHiddenSkips = 'Moments of a warning that you hide above are always skipped.';
export const showMarks = 'Mark these moments on the seek bar';
export const isSaved = 'Saved.';

// video-moments
export const moments = 'Flashes and warnings';
export const momentsLead =
  'Viewers are told of these before they come. We measure every file for flashing that can hurt; warnings are yours to set, and your video has them as tags, too.';
export const measuredNone = 'We measured this file and found no flashing.';
export const notMeasured = 'We haven’t measured this file yet.';
export const general = 'Flashing';
export const red = 'Red flashing';
export const fromTo = '{from} – {to}';
export const foundByUs = 'Found';
export const saidByHand = 'Set by hand';
export const dismissed = 'Dismissed';
export const play = 'Play from {time}';
export const addMoment = 'Add a moment';
export const change = 'Change';
export const changeThis = 'Change {what} at {time}';
export const remove = 'Remove';
export const removeThis = 'Remove {what} at {time}';
export const dismiss = 'Dismiss';
export const dismissThis = 'Dismiss {what} at {time}';
export const restore = 'Put back';
export const restoreThis = 'Put back {what} at {time}';
export const kind = 'What';
export const start = 'Start';
export const end = 'End';
export const timeHint = 'As in 1:05, or 1:05.5.';
export const timeIsNone = 'Write a time such as 1:05.';
export const save = 'Save';
export const cancel = 'Cancel';
export const isRemoved = 'Removed.';
export const isDismissed = 'Dismissed. Viewers are no longer told of it.';
export const isRestored = 'Put back. Viewers are told of it again.';
export const saved = 'Saved. Viewers see it within a minute.';
export const didNotLoad = 'We couldn’t load the moments. Reload the page.';
export const failed = 'Something went wrong. Please try again.';
