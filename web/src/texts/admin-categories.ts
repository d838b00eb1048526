// categories-table
export const failedToUpdateCategory = 'Failed to update category';
export const nameStandsAtPlaceAt = '“{name}” stands at place {at}.';
export const failedToDeleteCategory = 'Failed to delete category';
export const nameWasWordMovedVideos = '“{name}” was {word}; {moved} videos went to “{name2}”.';
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
export const noCategoriesFound = 'No categories found.';
export const createCategoryLabel = 'Create category';
export const editName = 'Edit “{name}”';

// category-form
export const failedToCreateCategory = 'Failed to create category';
export const nameWasCreated = '“{name}” was created.';
export const nameWasSaved = '“{name}” was saved.';
export const name = 'Name';
export const slug = 'Slug';
export const itsPartOfTheAddress = 'Its part of the address; leave it blank to derive it from the name';
export const description = 'Description';
export const orientation = 'Orientation';
export const presentThumbnail = 'Present thumbnail';
export const removeIt = 'Remove it';
export const thumbnail = 'Thumbnail';
export const pngJpegGifOrWebP = 'PNG, JPEG, GIF or WebP, at most 5 MB';
export const save = 'Save';

// end-dialog
export const itsVideoCountPublishedVideosAnd =
  'Its {videoCount} published videos, and the others, go to another category; its address leads there from then on. This cannot be undone.';
export const mergeInto = 'Merge into';
export const whereItsVideosGo = 'Where its videos go';
export const cancel = 'Cancel';

// blocked-tags
export const blocked = 'Blocked';
export const byBlockedBy = 'by {blockedBy}';
export const unblockName = 'Unblock {name}';
export const unblock = 'Unblock';

// tag-dialogs
export const aliasesOfName = 'Aliases of “{name}”';
export const itHasNone = 'It has none.';
export const remove = 'Remove';
export const videosTaggedAliasFromThen =
  'Videos tagged “{alias}” from then on are no longer filed under this tag.';
export const yesRemoveAlias = 'Yes, remove {alias}';
export const newAlias = 'New alias';
export const itLeadsToThisTag = 'It leads to this tag, and is tied as it.';
export const add = 'Add';

// tags-table
export const error = 'Error';
export const itIsNameNowThe = 'It is “{name}” now; the old name leads to it.';
export const nameIsPartOfName2 = '“{name}” is part of “{name2}” now, which has {videoCount} videos.';
export const goneIsBlockedUntiedVideos = '“{gone}” is blocked; {untied} videos had it.';
export const searchTags = 'Search tags';
export const blockAName = 'Block a name';
export const tags = 'Tags';
export const tag = 'Tag';
export const publishedVideos = 'Published videos';
export const rename = 'Rename';
export const aliases = 'Aliases';
export const block = 'Block';
export const noTagsFound = 'No tags found.';
export const tagsAndMore = 'tags and more';
export const nameMayBeUsedAgain = '“{name}” may be used again.';
export const renameName = 'Rename “{name}”';
export const theOldNameGoesOn = 'The old name goes on leading to it.';
export const newName = 'New name';
export const mergeName = 'Merge “{name}”?';
export const itsVideoCountVideosGetThe =
  'Its {videoCount} videos get the other tag instead, and its names lead there. This cannot be undone.';
export const intoTheTag = 'Into the tag';
export const theAliasLeadsToThe = 'The alias leads to the tag.';
export const theAliasIsGone = 'The alias is gone.';
export const blockATag = 'Block a tag?';
export const itIsRemovedFromEvery =
  'It is removed from every video, and nothing can be tagged with it until it is unblocked.';
export const reason = 'Reason';

// categories
export const failedToFetchCategoriesThe = 'Failed to fetch categories: the list cannot be read right now.';

// tags
export const failedToLoadTheTags = 'Failed to load the tags.';
