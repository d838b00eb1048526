/** Names under which the contract carries pictures and media. Before the age gate none of them reaches a page. */
const mediaNames = new Set([
  'thumbnail_url',
  'bunny_thumbnail_url',
  'custom_thumbnail_url',
  'cover_image_url',
  'animated_preview_url',
  'image_url',
  'avatar_url',
  'avatarUrl',
  'uploader_avatar_url',
  'other_participant_avatar_url',
  'sender_avatar_url',
  'actor_avatar_url',
  'cover_url',
  'photo_url',
  'small_url',
  'master_url',
  'embed_url',
  'poster_url',
  'storyboard_url',
]);

/** Lists of such addresses, or of what names one. */
const mediaLists = new Set(['captions', 'thumbnails']);

/** A copy of a value without any address of a picture or of media; lists of them become empty. */
export function withoutMedia<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutMedia) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      mediaNames.has(name) ? null : mediaLists.has(name) ? [] : withoutMedia(part),
    ]),
  ) as T;
}
