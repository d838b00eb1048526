// the page
export const whatYouSee = 'What you see';
export const lead =
  'Some things just aren’t for you. Name them here, and we hide them, blur them or warn you everywhere on the site.';
export const savedOnAccount =
  'Your list is saved with your account and works on all your devices. No one else sees it.';
export const savedInBrowser =
  'Your list stays in this browser, and no one else sees it. Once you’re logged in, what you add is saved with your account.';
export const failedToLoad = 'Failed to load your list.';
export const failedToSave = 'Failed to save. Please try again.';

// adding a rule
export const addToYourList = 'Add to your list';
export const whatKind = 'What is it?';
export const aTag = 'A tag or warning';
export const aCreator = 'A creator';
export const aStudio = 'A studio';
export const itsName = 'Name';
export const nameHint = 'As it stands on the site. For a creator, use the username.';
export const whatToDo = 'What should we do?';
export const hide = 'Hide';
export const blur = 'Blur';
export const warn = 'Warn me';
export const hideHint =
  'Hide: you won’t meet it anywhere. Blur: the picture stays covered until you point at it. Warn me: a word on the picture.';
export const add = 'Add';
export const addedName = 'Saved: {name}.';

// the list
export const yourList = 'Your list';
export const nothingYet = 'Nothing here yet. You see everything.';
export const tag = 'Tag';
export const warning = 'Warning';
export const creator = 'Creator';
export const studio = 'Studio';
export const whatToDoWithName = 'What to do with {name}';
export const change = 'Change';
export const remove = 'Remove';
export const removeName = 'Remove {name}';
export const removed = 'Removed.';

// lists as text
export const bringAList = 'Copy or bring a list';
export const yourListAsText = 'Your list as text';
export const linesToAdd = 'Lines to add';
export const linesHint =
  'One a line, such as “hide tag: rain” or “warn creator: slate-maker”. A name alone hides a tag.';
export const addLines = 'Add these';
export const addedCount = 'Added {count}.';
export const addedCountBut = 'Added {count}. We don’t know: {names}.';

// discreet mode
export const discreetMode = 'Discreet mode';
export const discreetLead =
  'For screens that others can see: a plain tab title and icon, pictures blurred until you point at them, and emails that don’t name the site.';
export const whereTo = 'Where should “Leave now” take you?';
export const search = 'A search engine';
export const weather = 'The weather';
export const news = 'The news';
export const encyclopedia = 'An encyclopedia';
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';
export const saveChoice = 'Save';
export const discreetIsOn = 'Discreet mode is on. Press Esc twice to leave at once, from any page.';
export const discreetOn = 'Discreet mode is on.';
export const discreetOff = 'Discreet mode is off.';
export const leaveNow = 'Leave now';
export const leaveNowHint = 'Leave now (Esc twice)';

// on a tag
export const hideTag = 'Hide';
export const blurTag = 'Blur';
export const warnOfTag = 'Warn me';
export const forYou = 'For you alone:';
export const youHideThis = 'You hide this tag.';
export const youBlurThis = 'You blur this tag.';
export const youAreWarned = 'We warn you of this tag.';
export const showItAgain = 'Show it again';
export const hiddenHere = 'You hide this tag, so there’s nothing to see here.';

// a hidden video
export const notOnYourScreen = 'You chose not to see this';
export const hiddenByTag = 'This video has the tag “{name}”, which you hide.';
export const hiddenByCreator = 'This video is by {name}, whom you hide.';
export const hiddenByStudio = 'This video is by the studio {name}, which you hide.';
export const showAnyway = 'Show anyway';
export const changeYourList = 'Change your list';
