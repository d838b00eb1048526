// works
export const works = 'Works';
export const worksDidNotLoad = 'We couldn’t load the works. Try again.';
export const searchWorks = 'Search works';
export const noWorksFound = 'No works found.';
export const newWork = 'New work';
export const work = 'Work';
export const kind = 'Kind';
export const year = 'Year';
export const state = 'State';
export const allStates = 'All states';
export const episodes = 'Episodes';
export const videos = 'Videos';
export const lastChanged = 'Last changed';
export const worksThings = 'works';
export const proposed = 'Proposed';
export const published = 'Published';
export const hidden = 'Hidden';

// work-form
export const failedToSave = 'Failed to save';
export const workDidNotLoad = 'We couldn’t load this work. Try again.';
export const titleLabel = 'Title';
export const titleHint = 'In Latin letters. The address is made from it once, and stays.';
export const nativeTitle = 'Original title';
export const synopsis = 'Synopsis';
export const season = 'Season';
export const none = 'None';
export const winter = 'Winter';
export const spring = 'Spring';
export const summer = 'Summer';
export const fall = 'Fall';
export const airing = 'Airing';
export const source = 'Source';
export const notStated = 'Not stated';
export const expectedEpisodes = 'Planned episodes';
export const studios = 'Studios';
export const studiosHint = 'One name a line. A studio we don’t have yet is added.';
export const otherTitles = 'Other titles';
export const otherTitlesHint =
  'One a line, as “de: Title”. For a short title or a synonym: “ja short: Title” or “en synonym: Title”.';
export const create = 'Create';
export const save = 'Save';
export const savedTitle = '“{title}” was saved.';
export const facts = 'Facts';
export const showPage = 'Show its page';
export const allWorks = 'All works';
export const lineIsNoTitle = 'This line is no title: “{line}”. Write it as “de: Title”.';

// work-ties
export const story = 'Story';
export const storyLead = 'Works of one story, in the order to watch.';
export const standsAlone = 'It stands alone.';
export const up = 'Up';
export const down = 'Down';
export const takeOut = 'Take out';
export const actOnName = '{act}: {name}';
export const otherWork = 'The other work';
export const searchHint = 'Search by any title, and choose it from the list.';
export const chooseAWork = 'Choose a work from the list.';
export const addToStory = 'Add to the story';
export const storySaved = 'The story was saved.';
export const relations = 'Relations';
export const relationsLead = 'What other works are to this one.';
export const noRelations = 'None yet.';
export const itIsA = 'It is a';
export const addRelation = 'Add';
export const relationSaved = 'The relation was saved.';
export const relationRemoved = 'The relation was removed.';
export const remove = 'Remove';

// work-episodes
export const addEpisode = 'Add an episode';
export const edit = 'Edit';
export const editEpisode = 'Edit {episode}';
export const number = 'Number';
export const numberHint = 'Such as 7, or 6.5 between two.';
export const regular = 'Episode';
export const special = 'Special';
export const airedOn = 'Aired on';
export const airTime = 'Air time (UTC)';
export const episodeSaved = 'Saved {episode}.';
export const deleteWords = 'Delete';
export const whatDeletingDoes = 'Its videos stay, and are no episode anymore.';
export const yesDelete = 'Yes, delete it';
export const episodeDeleted = 'Deleted {episode}.';
export const noEpisodes = 'No episodes yet.';
export const notPublished = 'not published';
export const noVideo = 'No video yet';
export const addVideo = 'Add a video';
export const addVideoTo = 'Add a video to {episode}';
export const slugOfVideo = 'Slug of the video';
export const slugOfVideoHint = 'The last part of its address.';
export const cut = 'Cut';
export const releaseGroup = 'Group';
export const videoAdded = 'Added the video to {episode}.';
export const videoRemoved = 'Took the video out of {episode}.';

// work-proposals
export const proposals = 'Proposals';
export const lastActs = 'Recent changes';
export const proposalsLead =
  'Videos that look like episodes, by their titles or by what their uploaders say. Correct what is wrong, leave out what does not belong, and accept the rest at once.';
export const noProposals = 'Nothing waits. New videos are read as they come in.';
export const oneVideo = '1 video';
export const manyVideos = '{count} videos';
export const workIsNew = 'a new work';
export const workIsThere = 'a work that is here';
export const workHintEmpty = 'Search by any title, or write a new one.';
export const workHintChosen = 'The videos become episodes of this work.';
export const workHintTyped =
  'A new work of this title is made. Choose one of the list if it is here already.';
export const take = 'Take';
export const saidByUploader = 'said by its uploader';
export const saidOfSource = 'from a feed of this work';
export const readFromTitle = 'read from its title';
export const moreWait = 'And {count} more, once these are decided.';
export const dismiss = 'Dismiss';
export const whatDismissingDoes = 'They stay as they are, and we won’t propose it again.';
export const dismissCount = 'Yes, dismiss {videos}';
export const acceptCount = 'Accept {videos}';
export const proposalsAccepted = '{videos}: now in “{title}”.';
export const proposalsDismissed = '{videos}: not proposed for “{title}” anymore.';

// work-acts
export const actsLead =
  'What was done last. Undo puts everything back as it was, as long as nothing of it has changed since.';
export const noActs = 'Nothing yet.';
export const undo = 'Undo';
export const undone = 'Undone: {summary}';
export const wasUndone = 'undone';
export const failedToUndo = 'Failed to undo';
export const actsThings = 'acts';

// reshape-work
export const merge = 'Merge';
export const mergeLead = 'Brings another work in here, where both are the same.';
export const mergeHint = 'It goes into this work.';
export const whatMergingDoes =
  'Its episodes, videos, titles, studios and relations come here, and its address leads here. You can undo it under “Recent changes”.';
export const yesMerge = 'Yes, merge it';
export const merged = 'Both are one work now.';
export const split = 'Split';
export const splitLead = 'Makes chosen episodes a work of their own, such as a season that was counted on.';
export const chooseEpisodes = 'Choose at least one episode.';
export const splitDone = 'They are a work of their own now.';
export const renumber = 'Renumber';
export const renumberLead = 'Several at once, so that two can change places.';
export const newNumberOf = 'New number of {episode}';
export const renumbered = 'Numbered anew: {count}.';
export const nothingChanged = 'No number was changed.';
