// video-skips
export const skips = 'Opening, ending and recap';
export const lead =
  'Viewers can skip these. We listen for what the episodes of a season have in common; you can say better.';
export const opening = 'Opening';
export const ending = 'Ending';
export const recap = 'Recap';
export const fromTo = '{from} – {to}';
export const foundBySound = 'Found by its sound';
export const saidByHand = 'Set by hand';
export const noneFound = 'None found';
export const noneByHand = 'None, set by hand';
export const change = 'Change';
export const changeKind = 'Change the {kind}';
export const save = 'Save';
export const thereIsNone = 'There is none';
export const listenAgain = 'Find it by sound again';
export const cancel = 'Cancel';
export const isSaved = 'Saved. Viewers see it within a minute.';
export const isListening = 'We’ll listen for it again. That takes a few minutes.';
export const didNotLoad = 'We couldn’t load the openings and endings. Reload the page.';
export const failed = 'Something went wrong. Please try again.';

// work-listening
export const weListen =
  'We listen for what the episodes share. Times set by hand, in a video’s details, go first.';
export const weDontListen = 'We don’t listen in this series. Times set by hand still hold.';
export const stopListening = 'Stop listening';
export const beginListening = 'Listen for them';
export const listensNoMore = 'Stopped. What was found goes within a few minutes.';
export const listensNow = 'We’ll listen. That takes a few minutes.';
