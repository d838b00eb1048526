import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { OptionalExplanation, OptionalGround } from './reports.ts';
import { CodeText, Input, MediaUrl, Nullable, PublicText, Timestamp, Uuid } from './schema-parts.ts';

/** A photo of a member, redrawn from what was uploaded. */
export const Photo = Type.Object({
  id: Uuid,
  user_id: Uuid,
  album_id: Nullable(Uuid),
  caption: Nullable(Type.String({ description: 'Plain text.' })),
  photo_url: Nullable(MediaUrl({ description: 'Null while a report holds it: then nobody receives it.' })),
  small_url: Nullable(MediaUrl({ description: 'The same as a square.' })),
  width: Type.Integer(),
  height: Type.Integer(),
  is_held: Type.Boolean({ description: 'It waits for an admin; until then only its owner sees it.' }),
  created_at: Timestamp,
  cursor: Type.String({ description: 'The next page begins after this one.' }),
});
export type Photo = Static<typeof Photo>;

/** An album. */
export const Album = Type.Object({
  id: Uuid,
  user_id: Uuid,
  name: Type.String(),
  description: Nullable(Type.String()),
  is_public: Type.Boolean({ description: 'False: only its owner sees it and what is in it.' }),
  photo_count: Type.Integer(),
  thumbnails: Type.Array(MediaUrl(), { description: 'Its latest photos as squares, at most four.' }),
  created_at: Timestamp,
});
export type Album = Static<typeof Album>;

/** Captions come with a file as well, beside the calls. */
export const captionRules = {
  holder: 'The caption holds',
  longest: limits.captionLength,
  holdWords: 'refused',
} as const;
const Caption = Nullable(PublicText({ ...captionRules, maxLength: limits.photoTyped }));
const texts = {
  p_name: PublicText({
    holder: 'The album name holds',
    longest: limits.albumNameLength,
    holdWords: 'refused',
    maxLength: limits.photoTyped,
  }),
  p_description: Type.Optional(
    Nullable(
      PublicText({
        holder: 'The description holds',
        longest: limits.albumDescriptionLength,
        holdWords: 'refused',
        maxLength: limits.photoTyped,
      }),
    ),
  ),
};
const OneAlbum = Input({ p_album_id: Uuid });
const badText = 'badInput (400): a text is empty, too long, or holds a word that is not allowed';
const noAlbum = 'notFound (404): no such album of this member';
const noPhoto = 'notFound (404): no such photo of this member';

export const photoCalls = {
  get_user_photos: declare({
    kind: 'rpc',
    summary:
      'A member’s photos that the caller may see, latest first; of one album, or all. `p_cursor` continues after a photo.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({
      p_user_id: Uuid,
      p_album_id: Type.Optional(Nullable(Uuid)),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      p_cursor: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
    }),
    output: Type.Array(Photo),
  }),
  get_user_albums: declare({
    kind: 'rpc',
    summary: 'A member’s albums that the caller may see, latest first.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ p_user_id: Uuid }),
    output: Type.Array(Album),
  }),
  create_album: declare({
    kind: 'rpc',
    summary: 'Creates an empty album.',
    access: 'verified',
    limit: 'write',
    input: Input({ ...texts, p_is_public: Type.Optional(Type.Boolean({ default: true })) }),
    output: Album,
    errors: [badText, `conflict (409): the caller has ${limits.albumsPerMember} already`],
  }),
  update_album: declare({
    kind: 'rpc',
    summary: 'Changes name, description and visibility of the caller’s own album.',
    access: 'verified',
    limit: 'write',
    input: Input({ p_album_id: Uuid, ...texts, p_is_public: Type.Boolean() }),
    output: Album,
    errors: [badText, noAlbum],
  }),
  delete_album: declare({
    kind: 'rpc',
    summary: 'Deletes the caller’s own album with the photos in it.',
    access: 'member',
    limit: 'write',
    input: OneAlbum,
    output: Type.Object({ deleted: Type.Literal(true), photos: Type.Integer() }),
    errors: [noAlbum, 'conflict (409): a report of a photo in it is being looked at'],
  }),
  update_photo: declare({
    kind: 'rpc',
    summary:
      'Changes the caption of the caller’s own photo, and moves it into one of their albums or, with null, out of it.',
    access: 'verified',
    limit: 'write',
    input: Input({
      p_photo_id: Uuid,
      p_caption: Type.Optional(Caption),
      p_album_id: Type.Optional(Nullable(Uuid)),
    }),
    output: Photo,
    errors: [badText, noPhoto, noAlbum, 'conflict (409): a report of it is being looked at'],
  }),
  delete_photo: declare({
    kind: 'rpc',
    summary:
      'Deletes the caller’s own photo and its files. Admins can remove any; its owner gets a statement of reasons.',
    access: 'member',
    limit: 'write',
    input: Input({ p_photo_id: Uuid, p_ground: OptionalGround, p_explanation: OptionalExplanation }),
    output: Type.Object({ deleted: Type.Literal(true) }),
    errors: [noPhoto, 'conflict (409): a report of it is being looked at'],
  }),
};
