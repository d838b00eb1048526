// categories-table
export const failedToUpdateCategory = 'Failed to update category';
export const nameIsNowAt = '“{name}” is now number {place}.';
export const failedToDeleteCategory = 'Failed to delete category';
export const mergedInto = 'Merged “{name}” into “{target}” and moved {videos}.';
export const videos = 'videos';
export const video = 'video';
export const deletedAndMoved = 'Deleted “{name}” and moved {videos} to “{target}”.';
export const createCategory = 'Create Category';
export const categories = 'Categories';
export const hidden = 'Hidden';
export const shown = 'Shown';
export const gay = 'Gay';
export const all = 'All';
export const edit = 'Edit';
export const up = 'Up';
export const down = 'Down';
export const merge = 'Merge';
export const deleteWords = 'Delete';
export const noCategoriesYet = 'No categories yet. Create one to sort videos into.';
export const createCategoryLabel = 'Create category';
export const editName = 'Edit “{name}”';
export const category = 'Category';
export const created = 'Created';
export const actions = 'Actions';

// category-form
export const failedToCreateCategory = 'Failed to create category';
export const nameWasCreated = '“{name}” was created.';
export const nameWasSaved = '“{name}” was saved.';
export const name = 'Name';
export const slug = 'Slug';
export const slugHint = 'Its part of the address. Leave it blank and we’ll make one from the name.';
export const description = 'Description';
export const orientation = 'Orientation';
export const currentThumbnail = 'Current thumbnail';
export const thumbnail = 'Thumbnail';
export const pngJPEGGIFOrWebPUp = 'PNG, JPEG, GIF or WebP, up to 5 MB';
export const save = 'Save';

// end-dialog
export const whatMovesAway =
  'All its videos move to another category, {videoCount} of them published, and its address will lead there. You can’t undo this.';
export const mergeInto = 'Merge into';
export const moveItsVideosTo = 'Move its videos to';
export const cancel = 'Cancel';

// blocked-tags
export const blocked = 'Blocked';
export const byBlockedBy = 'by {blockedBy}';
export const unblockName = 'Unblock {name}';
export const unblock = 'Unblock';

// tag-dialogs
export const aliasesOfName = 'Aliases of “{name}”';
export const noAliasesYet = 'No aliases yet.';
export const remove = 'Remove';
export const removingAnAlias = 'From now on, videos tagged “{alias}” won’t get this tag.';
export const yesRemoveAlias = 'Yes, remove {alias}';
export const newAlias = 'New alias';
export const whatAnAliasDoes = 'Its address leads to this tag, and videos tagged with it get this tag.';
export const add = 'Add';

// tags-table
export const error = 'Error';
export const renamedTo = 'Renamed to “{name}”. The old name still leads there.';
export const mergedTagInto = 'Merged “{name}” into “{target}”, which now has {videos}.';
export const blockedName = 'Blocked “{name}” and took it off {videos}.';
export const searchTags = 'Search tags';
export const blockATag = 'Block a tag';
export const tags = 'Tags';
export const tag = 'Tag';
export const publishedVideos = 'Published videos';
export const rename = 'Rename';
export const aliases = 'Aliases';
export const block = 'Block';
export const noTagsFound = 'No tags found.';
export const tagsAndMore = 'tags and more';
export const unblockedName = 'Unblocked “{name}”.';
export const renameName = 'Rename “{name}”';
export const oldNameStillLeads = 'The old name will still lead to it.';
export const newName = 'New name';
export const mergeName = 'Merge “{name}”?';
export const whatMergingDoes =
  'Its {videos} get the other tag instead, and its names lead there. You can’t undo this.';
export const aliasAdded = 'Alias added.';
export const aliasRemoved = 'Alias removed.';
export const blockATagQuestion = 'Block a tag?';
export const whatBlockingDoes = 'We’ll take it off every video, and no one can use it until you unblock it.';
export const reason = 'Reason';
export const tagName = 'tag';
export const tagsName = 'tags';

// categories
export const failedToFetchCategories =
  'Failed to fetch categories: the list can’t be read right now. Try again.';

// tags
export const tagsDidNotLoad = 'We couldn’t load the tags. Try again.';

// meanings of tags
export const meaning = 'Meaning';
export const meaningOfName = 'What “{name}” means';
export const tagType = 'Type';
export const typeWarning = 'Warning';
export const typeTheme = 'Theme';
export const typeAct = 'Act';
export const typeCharacter = 'Character';
export const typeStudio = 'Studio';
export const typeMeta = 'About the file';
export const whatADescriptionDoes = 'A sentence or two, shown on the page of the tag.';
export const implies = 'Implies';
export const whatImplyingDoes =
  'Tags, separated by commas. Whoever tags a video with this one gets them too, and so do the videos that have it.';
export const savedMeaning = 'Saved what “{name}” means.';
