/**
 * Folders of `media/` that are everybody's: pictures of categories. Whatever lies elsewhere under `media/` follows the state
 * of a video, or of the profile that shows it.
 */
export const openFolders = ['categories'] as const;
