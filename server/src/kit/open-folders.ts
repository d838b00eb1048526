/**
 * Folders of `media/` that are open to all: pictures of categories. Everything else under `media/` follows
 * the state of its video, or of the profile that shows it.
 */
export const openFolders = ['categories'] as const;
