import { Type } from 'typebox';
import { ageGatePath, assurancePath, assuredPath } from './age.ts';
import { identityPicturesPath } from './identity-words.ts';
import type { Routes } from './route.ts';
import { CodeText, LinkUrl, Nullable, SecretText, Uuid } from './schema-parts.ts';

/** The site's routes outside of calls, tables and pages. */
export const siteRoutes = {
  'GET /geoip': {
    summary: 'Country and city of the connection.',
    access: 'anyone',
    limit: 'read',
    answers: {
      200: {
        says: 'The country as ISO 3166-1 alpha-2; the city is null where it is not known.',
        schema: Type.Object({ country: CodeText(), city: Nullable(Type.String()) }),
      },
    },
  },
  'GET /functions/v1/video-proxy': {
    summary:
      'A part of a file that lies elsewhere, for the preview of an admin: on a listed host, and with the token that `get_video_preview` gave for this address.',
    access: 'admin',
    limit: 'read',
    query: Type.Object({
      sourceUrl: LinkUrl({ maxLength: 2048 }),
      token: SecretText({ maxLength: 500 }),
    }),
    headers: Type.Object({ range: Type.Optional(CodeText({ description: 'One range of bytes.' })) }),
    answers: { 206: { says: 'A part of the file, of a few megabytes at most.', type: 'video/*' } },
    errors: [
      '403 for another host or token, 416 for a range that is not there, 503 where the other side fails.',
    ],
  },
  [`POST ${ageGatePath}`]: {
    summary: 'The form of the age gate: keeps in the browser that an age was shown, or forgets it.',
    access: 'anyone',
    limit: 'write',
    body: {
      type: 'application/x-www-form-urlencoded',
      fields: Type.Object({
        answer: CodeText({ description: '`confirm`, `identity` or `forget`.' }),
        age: Type.Optional(CodeText({ description: 'The age that the page asked for.' })),
        return: Type.Optional(LinkUrl()),
      }),
    },
    answers: { 303: { says: 'The page that was asked for.' } },
    errors: [
      '403 where the place asks for more, or a checked date of birth says that somebody is too young.',
    ],
  },
  [`GET ${assurancePath}`]: {
    summary: 'Redirects to the outside service that checks an age.',
    access: 'anyone',
    limit: 'credential',
    query: Type.Object({ return: Type.Optional(LinkUrl()) }),
    answers: { 303: { says: 'The way there.' } },
    errors: ['404 where no such service is set, or none is asked for.'],
  },
  [`GET ${assuredPath}`]: {
    summary:
      'The outside service sends the browser back here. Each answer counts once, in the browser that began.',
    access: 'anyone',
    limit: 'credential',
    query: Type.Object({
      state: Type.Optional(SecretText()),
      over: Type.Optional(CodeText()),
      signature: Type.Optional(SecretText()),
    }),
    answers: { 303: { says: 'The page that was asked for.' } },
    errors: [
      '403 for an answer that is not the service’s, is late, used or of another browser, or says no.',
      '404 where no such service is set.',
    ],
  },
  'GET /realtime/v1/websocket': {
    summary:
      'A WebSocket with news of the rows and topics that the caller may see. Each topic is joined separately, and each join is checked.',
    access: 'anyone',
    limit: 'join',
    query: Type.Object({
      apikey: Type.Optional(SecretText({ maxLength: 4096 })),
      vsn: Type.Optional(Type.Union([Type.Literal('1.0.0'), Type.Literal('2.0.0')])),
    }),
    answers: { 101: { says: 'The connection stands.' } },
    errors: ['429 beyond the sockets of one client.'],
  },
  'GET /account/export/:id': {
    summary: 'The archive of the caller’s own data.',
    access: 'member',
    hidesFromOthers: true,
    limit: 'write',
    path: Type.Object({ id: Uuid }),
    answers: { 200: { says: 'The archive.', type: 'application/zip' } },
  },
  [`POST ${identityPicturesPath}`]: {
    summary: 'Takes both pictures of an identity check from its page’s form, and returns to that page.',
    access: 'verified',
    limit: 'picture',
    body: { type: 'multipart/form-data', fields: Type.Object({}) },
    answers: { 303: { says: 'The page, with `?error=` where a picture was refused.' } },
  },
  'GET /auth/google': {
    summary: 'Redirects to Google to sign in, sign up or connect an account.',
    access: 'anyone',
    limit: 'credential',
    query: Type.Object({
      intent: Type.Optional(
        Type.Union([Type.Literal('sign-in'), Type.Literal('sign-up'), Type.Literal('connect')]),
      ),
      redirect: Type.Optional(LinkUrl()),
    }),
    answers: { 303: { says: 'The way there.' } },
  },
  'GET /auth/google/callback': {
    summary: 'Google sends the browser back here.',
    access: 'anyone',
    limit: 'credential',
    query: Type.Object({
      code: Type.Optional(SecretText()),
      state: Type.Optional(SecretText()),
      error: Type.Optional(CodeText()),
    }),
    answers: { 303: { says: 'The page that was left, or why it did not work out.' } },
  },
  'GET /go/:token': {
    summary: 'Counts a click on an ad, once, and redirects to the advertiser.',
    access: 'anyone',
    limit: 'tracking',
    path: Type.Object({ token: SecretText({ description: 'Of the ad; good for 30 minutes.' }) }),
    answers: {
      302: { says: 'The page of the advertiser, which is not told where the visitor comes from.' },
      204: { says: 'To browsers that only look ahead: nothing happened.' },
    },
    errors: ['404 for a token that is not ours, 410 for one that is too old.'],
  },
  'GET /conversion/:click': {
    summary:
      'A picture of one pixel for the page on which an advertiser says thanks: counts what came of a click, once, within 30 days.',
    access: 'anyone',
    limit: 'tracking',
    path: Type.Object({
      click: SecretText({ description: 'What the ad put for `{click}` into its address, and `.gif`.' }),
    }),
    answers: { 200: { says: 'The pixel, whatever came of it.', type: 'image/gif' } },
    errors: ['404 for what is no click of ours.'],
  },
  'POST /conversion': {
    summary: 'The same, told by the server of the advertiser.',
    access: 'anyone',
    limit: 'tracking',
    body: {
      type: 'application/json',
      schema: Type.Object({
        click: SecretText({ maxLength: 400 }),
        secret: SecretText({ maxLength: 400, description: 'Of the campaign.' }),
      }),
    },
    answers: {
      200: {
        says: 'Whether it counts, and why not.',
        schema: Type.Object({ recorded: Type.Boolean(), reason: Nullable(Type.String()) }),
      },
    },
    errors: ['403 for a secret that is not the campaign’s.'],
  },
  'POST /webhooks/bunny': {
    summary: 'Notices from the video host, signed with the read-only key of the library.',
    access: 'anyone',
    limit: 'import',
    headers: Type.Object({
      'x-bunnystream-signature-version': Type.Literal('v1'),
      'x-bunnystream-signature-algorithm': Type.Literal('hmac-sha256'),
      'x-bunnystream-signature': SecretText({ pattern: '^[0-9a-f]{64}$' }),
    }),
    body: {
      type: 'application/json',
      schema: Type.Object({
        VideoLibraryId: Type.Integer({ minimum: 1 }),
        VideoGuid: CodeText(),
        Status: Type.Optional(Type.Integer()),
      }),
    },
    answers: { 202: { says: 'It will be looked at.', schema: Type.Object({ received: Type.Boolean() }) } },
    errors: ['403 for a notice that no known library has signed.'],
  },
} as const satisfies Routes;
