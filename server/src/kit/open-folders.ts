/**
 * Folders of `media/` in which no video has a say: pictures of members, and of categories. Whatever lies elsewhere under
 * `media/` follows the state of a video.
 */
export const openFolders = ['avatars', 'covers', 'categories'] as const;
