import { Type } from 'typebox';
import { CaptionPath } from './captions.ts';
import { limits } from './limits.ts';
import { captionRules } from './photos.ts';
import type { Route, Routes } from './route.ts';
import { CodeText, Nullable, PrivateText, PublicText, Uuid } from './schema-parts.ts';

const picture = { says: 'The picture.', type: 'image/webp' };
const form = 'multipart/form-data, or the bytes of the picture';
/** Other fields of such a form are passed over. */
const file = { type: form, fields: Type.Object({}) };
const path = (says: string) => Type.Object({ '*': CodeText({ description: says, maxLength: 300 }) });
const Bucket = Type.Union([Type.Literal('avatars'), Type.Literal('covers')]);
const ownPath = Type.Object({
  bucket: Bucket,
  '*': CodeText({ description: '`{userId}/{name}`.', maxLength: 300 }),
});
const stored = {
  says: 'Where it lies. `held`: somebody looks at it before others see it.',
  schema: Type.Object({
    Key: CodeText(),
    Id: CodeText(),
    held: Type.Optional(Type.Boolean()),
  }),
};
const Prefixes = {
  type: 'application/json',
  schema: Type.Object({ prefixes: Type.Array(CodeText(), { maxItems: 10 }) }),
};
const gone = {
  says: 'What is gone.',
  schema: Type.Array(Type.Object({ name: CodeText() })),
};
const deleted = { says: 'It is gone.', schema: Type.Object({ message: Type.String() }) };
const notOne = `Pictures that are no picture, larger than ${limits.pictureBytes} bytes or than ${limits.pictureMegapixels} megapixels are refused by the name \`file\`; one that was taken down before is refused as well.`;

const sendsOwn: Route = {
  summary: 'Makes a picture the caller’s avatar or cover.',
  access: 'verified',
  limit: 'picture',
  path: ownPath,
  body: file,
  answers: { 200: stored },
  errors: [notOne],
};
const readsOwn: Route = {
  summary: 'An avatar or a cover.',
  access: 'anyone',
  limit: 'read',
  path: ownPath,
  answers: { 200: picture, 302: { says: 'The default avatar’s own address.' } },
};
const categoryPath = path('`public/{name}.{png, jpg, gif or webp}`.');
const sendsCategory: Route = {
  summary: 'Stores a category picture. PUT, or `x-upsert: true`, replaces an existing one.',
  access: 'admin',
  limit: 'picture',
  path: categoryPath,
  body: file,
  answers: { 200: stored },
  errors: [notOne],
};
const readsCategory: Route = {
  summary: 'A picture of a category.',
  access: 'anyone',
  limit: 'read',
  path: categoryPath,
  answers: { 200: picture },
};
const adPath = path('`{random name}.{png, jpg, gif, mp4 or webp}`.');
const sendsAd: Route = {
  summary:
    'Stores a file for ads, under a name that was never used. Pictures are ready with the answer, what moves is prepared by a worker.',
  access: 'admin',
  limit: 'picture',
  path: adPath,
  body: { type: 'multipart/form-data, or the bytes of the file', fields: Type.Object({}) },
  answers: { 200: stored },
  errors: [
    `Files that are no PNG, JPG, GIF, MP4 or WebP by their bytes, or larger than ${limits.adAssetBytes} bytes, are refused by the name \`file\`; one that was taken down before is refused as well.`,
    '409 for a name that was used before: none ever means another file.',
  ],
};
const readsAd: Route = {
  summary: 'A file of an ad, or a copy that was made of one. It never changes.',
  access: 'anyone',
  limit: 'read',
  path: path('The name of a file, or the path of a copy.'),
  answers: { 200: { says: 'A picture as WebP or AVIF, or a muted MP4.', type: 'image/webp' } },
};
const photoPath = path('`{userId}/{photoId}.webp`, or `{userId}/{photoId}.small.webp`.');
const readsPhoto: Route = {
  summary: 'A photo that the caller may see, or its smaller form.',
  access: 'anyone',
  limit: 'read',
  path: photoPath,
  answers: { 200: picture, 304: { says: 'It may still be shown.' } },
};
const thumbnailPath = Type.Object({ videoId: Uuid, name: CodeText({ maxLength: 200 }) });
const sendsThumbnail: Route = {
  summary: 'Uploads a thumbnail for the caller’s own video.',
  access: 'uploader',
  limit: 'picture',
  path: thumbnailPath,
  body: file,
  answers: { 200: stored },
  errors: [notOne],
};
const sendsCaptions: Route = {
  summary:
    'Adds subtitles to the caller’s own video, for admins to any, in place of earlier ones in their language: WebVTT, SubRip, or Advanced SubStation Alpha.',
  access: 'member',
  limit: 'write',
  path: CaptionPath,
  body: { type: 'multipart/form-data, or the bytes of the file', fields: Type.Object({}) },
  answers: { 200: stored },
  errors: [
    `Files that are no subtitles, not Unicode, or larger than ${limits.captionFileBytes} bytes are refused by the name \`file\`, with the line at fault.`,
    '404 for a video that is not the caller’s, 409 while a report holds it.',
  ],
};
const oneUpload = Type.Object({ id: Uuid });
const tus = { 'tus-resumable': Type.Literal('1.0.0') };
const beginsUpload: Route = {
  summary: 'Announces a file that will be sent in pieces (tus 1.0.0, creation).',
  access: 'uploader',
  limit: 'upload',
  headers: Type.Object({
    ...tus,
    'upload-length': CodeText({ description: 'Bytes of the whole file.' }),
    'upload-metadata': PrivateText({ description: '`filename` and `filetype`, each in base64.' }),
  }),
  answers: { 201: { says: '`Location`: where its pieces go.' } },
  errors: [
    '412 for another version of the protocol, 413 beyond one’s room, 409 beside too many unfinished ones.',
  ],
};
const describesUploads: Route = {
  summary: 'Which version and extensions of tus are spoken, and how large a file may be.',
  access: 'anyone',
  limit: null,
  answers: { 204: { says: 'In headers.' } },
};

/** Buckets at the addresses that client libraries of storage use, and uploads in pieces. */
export const storageRoutes = {
  'POST /storage/v1/object/:bucket/*': sendsOwn,
  'PUT /storage/v1/object/:bucket/*': sendsOwn,
  'GET /storage/v1/object/:bucket/*': readsOwn,
  'GET /storage/v1/object/public/:bucket/*': readsOwn,
  'DELETE /storage/v1/object/:bucket/*': {
    summary: 'Removes the caller’s avatar or cover.',
    access: 'verified',
    limit: 'write',
    path: ownPath,
    answers: { 200: deleted },
  },
  'DELETE /storage/v1/object/:bucket': {
    summary: 'Removes the caller’s avatar or cover, by a list of paths.',
    access: 'verified',
    limit: 'write',
    path: Type.Object({ bucket: Bucket }),
    body: Prefixes,
    answers: { 200: gone },
  },
  'POST /storage/v1/object/category_thumbnails/*': sendsCategory,
  'PUT /storage/v1/object/category_thumbnails/*': sendsCategory,
  'GET /storage/v1/object/category_thumbnails/*': readsCategory,
  'GET /storage/v1/object/public/category_thumbnails/*': readsCategory,
  'DELETE /storage/v1/object/category_thumbnails/*': {
    summary: 'Removes a category picture, even one in use.',
    access: 'admin',
    limit: 'write',
    path: categoryPath,
    answers: { 200: deleted },
  },
  'DELETE /storage/v1/object/category_thumbnails': {
    summary: 'The same by a list of paths.',
    access: 'admin',
    limit: 'write',
    body: Prefixes,
    answers: { 200: gone },
  },
  'POST /storage/v1/object/ad_assets/*': sendsAd,
  'PUT /storage/v1/object/ad_assets/*': sendsAd,
  'GET /storage/v1/object/ad_assets/*': readsAd,
  'GET /storage/v1/object/public/ad_assets/*': readsAd,
  'DELETE /storage/v1/object/ad_assets/*': {
    summary: 'Deletes a file that no creative shows or showed.',
    access: 'admin',
    limit: 'write',
    path: adPath,
    answers: { 200: deleted },
    errors: ['409 for one that a creative shows or showed, or that waits for a look.'],
  },
  'DELETE /storage/v1/object/ad_assets': {
    summary: 'The same by a list of paths.',
    access: 'admin',
    limit: 'write',
    body: Prefixes,
    answers: { 200: gone },
  },
  'POST /storage/v1/object/photos/*': {
    summary: 'Uploads a photo of the caller’s own. Caption and album are sent as metadata.',
    access: 'verified',
    limit: 'picture',
    path: path('`{userId}/{name}`.'),
    body: {
      type: form,
      fields: Type.Object({
        metadata: Type.Optional(
          Type.Object({
            caption: Type.Optional(Nullable(PublicText(captionRules))),
            album_id: Type.Optional(Nullable(Uuid)),
          }),
        ),
      }),
    },
    answers: { 200: stored },
    errors: [notOne],
  },
  'GET /storage/v1/object/photos/*': readsPhoto,
  'GET /storage/v1/object/authenticated/photos/*': readsPhoto,
  'POST /storage/v1/object/thumbnails/:videoId/:name': sendsThumbnail,
  'PUT /storage/v1/object/thumbnails/:videoId/:name': sendsThumbnail,
  'POST /storage/v1/object/captions/:videoId/:language': sendsCaptions,
  'PUT /storage/v1/object/captions/:videoId/:language': sendsCaptions,
  'GET /storage/v1/object/authenticated/held-pictures/:pictureId': {
    summary: 'A picture that waits for a decision.',
    access: 'admin',
    limit: 'read',
    path: Type.Object({ pictureId: Uuid }),
    answers: { 200: picture },
  },
  'GET /storage/v1/object/authenticated/identity/:recordId/:kind': {
    summary: 'A picture of an identity check.',
    access: 'admin',
    limit: 'read',
    path: Type.Object({ recordId: Uuid, kind: CodeText({ maxLength: 20 }) }),
    answers: { 200: picture },
  },
  'GET /storage/v1/object/evidence/:id/:index': {
    summary: 'A picture of what is preserved as evidence.',
    access: 'admin',
    limit: 'read',
    path: Type.Object({ id: Uuid, index: CodeText({ maxLength: 3 }) }),
    answers: { 200: picture },
  },
  'GET /storage/v1/object/evidence-packages/:id': {
    summary: 'A sealed package of evidence, for whoever opened it a moment ago with `open_evidence_package`.',
    access: 'admin',
    limit: 'write',
    path: Type.Object({ id: Uuid }),
    answers: { 200: { says: 'Manifest, report and files.', type: 'application/zip' } },
  },
  'POST /storage/v1/upload/resumable': beginsUpload,
  'POST /storage/v1/upload/resumable/': beginsUpload,
  'OPTIONS /storage/v1/upload/resumable': describesUploads,
  'OPTIONS /storage/v1/upload/resumable/': describesUploads,
  'HEAD /storage/v1/upload/resumable/:id': {
    summary: 'How much of the caller’s file has arrived.',
    access: 'uploader',
    limit: 'upload',
    path: oneUpload,
    headers: Type.Object(tus),
    answers: { 200: { says: '`Upload-Offset` and `Upload-Length`.' } },
  },
  'PATCH /storage/v1/upload/resumable/:id': {
    summary: 'Sends the next piece of the caller’s file.',
    access: 'uploader',
    limit: 'upload',
    path: oneUpload,
    headers: Type.Object({
      ...tus,
      'upload-offset': CodeText({ description: 'Where the piece goes, in bytes.' }),
    }),
    body: { type: 'application/offset+octet-stream' },
    answers: { 204: { says: '`Upload-Offset`: where the file ends now.' } },
    errors: ['409 for a piece that does not go on where the file ends, 415 for another type.'],
  },
  'DELETE /storage/v1/upload/resumable/:id': {
    summary: 'Cancels one of the caller’s uploads.',
    access: 'uploader',
    limit: 'upload',
    path: oneUpload,
    headers: Type.Object(tus),
    answers: { 204: { says: 'It is gone.' } },
  },
} as const satisfies Routes;
