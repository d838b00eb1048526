import { Type } from 'typebox';
import { declare } from './call.ts';
import { libraryIds } from './hosted-library.ts';
import { ImportDeclaration } from './import-shapes.ts';
import { limits } from './limits.ts';
import { AdminStatus, ModeratedVideo, ReleaseState, VideoSource } from './moderated-videos.ts';
import { OptionalExplanation, OptionalGround } from './reports.ts';
import { CodeText, Input, MediaUrl, Nullable, Uuid } from './schema-parts.ts';
import { VideoText } from './video-text.ts';

const Text = (longest: number) => Type.Optional(Nullable(CodeText({ maxLength: longest })));

const upsert = declare({
  kind: 'function',
  summary:
    'With `id`: writes what people read of a video; absent fields stay, and whose video is unpublished by it gets a statement of reasons, with `ground` and `explanation`. Without: brings a video of the hosted library in. What the library says of it counts for its length and pictures; a video that is here already is answered as it is.',
  access: 'admin',
  proof: 'none',
  limit: 'import',
  input: Input({
    id: Type.Optional(Uuid),
    title: Type.Optional(VideoText('title', { maxLength: limits.titleLength * 2 })),
    description: Type.Optional(
      Nullable(VideoText('description', { maxLength: limits.descriptionLength * 2 })),
    ),
    tags: Type.Optional(
      Type.Array(VideoText('tags', { maxLength: limits.tagLength * 2 }), { maxItems: 100 }),
    ),
    animated_preview_url: Type.Optional(Nullable(MediaUrl({ maxLength: 2048 }))),
    video_source: Type.Optional(VideoSource),
    bunny_video_id: Text(100),
    bunny_library_id: Type.Optional(Type.Union([...libraryIds, Type.Null()])),
    bunny_thumbnail_url: Type.Optional(Nullable(MediaUrl({ maxLength: 2048 }))),
    duration_seconds: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 }))),
    category_id: Type.Optional(Nullable(Uuid)),
    status: Type.Optional(AdminStatus),
    ground: OptionalGround,
    explanation: OptionalExplanation,
    format: Type.Optional(Nullable(VideoText('format', { maxLength: limits.formatLength * 2 }))),
    audio_language: Text(40),
    subtitle_languages: Type.Optional(Type.Array(CodeText({ maxLength: 40 }), { maxItems: 40 })),
    release_status: Type.Optional(Nullable(ReleaseState)),
    declaration: Type.Optional(ImportDeclaration),
    batch_id: Type.Optional({
      ...Uuid,
      description:
        'The import that a hosted video belongs to: it was declared with it. One that comes alone is an import of one.',
    }),
  }),
  output: Type.Object({
    success: Type.Boolean(),
    message: Type.String(),
    id: Uuid,
    slug: Type.String(),
    status: AdminStatus,
    publish_status: Type.String(),
    already_imported: Type.Boolean(),
    /** After an edit: the names of the changed fields, and the video as it is now. */
    changed: Type.Optional(Type.Array(Type.String())),
    video: Type.Optional(ModeratedVideo),
  }),
  errors: [
    'badInput (400): Video ID is required (neither `id` nor a hosted video); no declaration of an import, a text that is not allowed, a video that is not finished, or a key that is not accepted',
    'notFound (404): no such video, here or in the library, or no such import',
    'notAllowed (403): the file of this video must stay down',
    'conflict (409): it was removed, the key of its library is not kept here, or its import was taken back',
  ],
});

/** One declaration under the two names that clients know. */
export const videoMetadataCalls = {
  'upsert-video-metadata': upsert,
  'api/upsert-video-metadata': upsert,
};
