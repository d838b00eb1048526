import { Type } from 'typebox';
import { declare } from './call.ts';
import { CodeText, Input, LinkUrl, Nullable, SecretText, Uuid } from './schema-parts.ts';
import { watchParts } from './watch-parts.ts';

const Text = (maxLength: number) => Type.Optional(Nullable(CodeText({ maxLength })));

export const viewingCalls = {
  start_playback: declare({
    kind: 'rpc',
    summary:
      'Starts the clock of a view: returns a signed token that the view body of `get-country` carries later.',
    access: 'anyone',
    limit: 'tracking',
    input: Input({ p_video_id: Uuid }),
    output: Type.Object({
      video_id: Uuid,
      view_token: Type.String(),
      watch_seconds: Type.Number({
        description: 'Seconds to watch before the view counts: min(10, 25 % of the length).',
      }),
    }),
    errors: ['notFound (404): no such published video'],
  }),
  report_watching: declare({
    kind: 'rpc',
    summary:
      'How much of a video a playback has played so far, for its uploader’s statistics. A later report of the same playback replaces the earlier one. Nothing is stored under Global Privacy Control.',
    access: 'anyone',
    limit: 'tracking',
    input: Input({
      p_view_token: SecretText({ maxLength: 512, description: 'As `start_playback` gave it.' }),
      p_seconds: Type.Integer({
        minimum: 0,
        maximum: 86_400,
        description: 'Seconds really watched: no pauses, no stalls, nothing that was jumped over.',
      }),
      p_parts: CodeText({
        pattern: `^[01]{${watchParts}}$`,
        description: `For each ${watchParts}th of the length, whether its middle was played.`,
      }),
    }),
    output: Type.Object({ recorded: Type.Boolean() }),
  }),
  'get-country': declare({
    kind: 'function',
    summary:
      'The country of the connection. With a page body it records a page view, with a video body a view of that video. The address always comes from the connection.',
    access: 'anyone',
    limit: 'tracking',
    input: Input({
      ip: Text(64),
      video_id: Type.Optional(Nullable(Uuid)),
      user_id: Text(64),
      session_id: Text(128),
      user_agent: Text(1024),
      referrer: Type.Optional(Nullable(LinkUrl({ maxLength: 2048 }))),
      page_url: Type.Optional(Nullable(LinkUrl({ maxLength: 2048 }))),
      country_code: Text(8),
      city_name: Text(128),
      view_token: Text(512),
    }),
    output: Type.Object({
      country: Type.String({ description: 'ISO 3166-1 alpha-2; US where unknown.' }),
      city: Type.Optional(Nullable(Type.String())),
      recorded: Type.Optional(Type.Boolean()),
      view_recorded: Type.Optional(Type.Boolean()),
      message: Type.String(),
    }),
  }),
};
