import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicTextsOf } from '#server/domains/texts/index.ts';
import { storedTexts } from '#server/main/stored-texts.ts';
import { inputSchemas } from '#tests/inputs/test-inputs-by-schema.ts';

/** Which texts come to lie where: schema and path, and columns. The first that fits says it. */
const places: readonly (readonly [text: RegExp, column: string])[] = [
  [/^(?:create_category: p_|(?:create|update)-category-direct: )(name|slug|description)$/, 'categories.$1'],
  [/^rename_tag: p_name$/, 'tags.name'],
  [/^describe_tag: p_description$/, 'tags.description'],
  [/^(?:create|update)_ad_campaign: p_(advertiser_name|paid_by)$/, 'ad_campaign_names.$1'],
  [/^(?:create|update)_creative_with_asset: p_(title|description)$/, 'ad_creative_texts.$1'],
  [/^[\w /-]+: (?:p_|p_video_data\.|p_videos\.\[\]\.)?tags\.\[\]$/, 'tags.name'],
  [/^(?:sign_up|update_account_details): p_(username|display_name)$/, 'profiles.$1'],
  [/^update_profile: p_(bio|links)(?:\.\[\])?$/, 'profiles.$1'],
  [/^table profiles: (username|display_name)$/, 'profiles.$1'],
  [/^(?:account protocol \w+|(?:POST|PUT) \/auth\/v1\/\w+): data\.(username|display_name)$/, 'profiles.$1'],
  [/^(?:create|update)-stream-post: content$/, 'stream_posts.content'],
  [/^(?:create|update)_album: p_(name|description)$/, 'albums.$1'],
  [/^update_photo: p_caption$/, 'photos.caption'],
  [/^POST \/storage\/v1\/object\/photos\/\*: metadata\.caption$/, 'photos.caption'],
  [/^(?:create|update)_comment: p_content$/, 'comments.content'],
  [/^submit_creator_application: p_(makes|about|links)(?:\.\[\])?$/, 'creator_applications.$1'],
  [/^(?:create_playlist|update_playlist_details): p_(name|description)$/, 'playlists.$1'],
  [/^(?:create|update)_work: p_(title|native_title|synopsis)$/, 'work_texts.$1'],
  [/^(?:create|update)_work: p_titles\.\[\]\.title$/, 'work_title_texts.title'],
  [/^(?:create|update)_work: p_studios\.\[\]$/, 'studio_texts.name'],
  [/^save_episode: p_(title|native_title)$/, 'episode_texts.$1'],
  [/^set_episode_version: p_(release_group)$/, 'episode_version_texts.$1'],
  [/^(?:split_work|accept_episode_proposals): p_(title)$/, 'work_texts.$1'],
  [/^accept_episode_proposals: p_proposals\.\[\]\.(title)$/, 'episode_texts.$1'],
  [/^accept_episode_proposals: p_proposals\.\[\]\.(release_group)$/, 'episode_version_texts.$1'],
  [/^(?:say_episode|submit_upload): p_series\.(work_title|release_group)$/, 'episode_proposal_texts.$1'],
  [/^send_message: p_content$/, 'messages.content'],
  [/^(?:submit_upload|update_own_video): p_(title|description|format)$/, 'videos.$1'],
  [/^import_scraped_video: p_video_data\.(title|description)$/, 'videos.$1'],
  [/^preview_import: p_videos\.\[\]\.(title|description)$/, 'videos.$1'],
  [/^(?:api\/)?upsert-video-metadata: (title|description|format)$/, 'videos.$1'],
];
/** Texts that are held to the same rules, and that nobody reads but admins. */
const elsewhere: Readonly<Record<string, string>> = {
  'add_tag_alias: p_alias': 'an alias leads a search to its tag, and is listed in the back office alone',
};

const texts = inputSchemas.flatMap(([name, schema]) =>
  publicTextsOf(schema).map(({ path }) => `${name}: ${path.join('.')}`),
);
const placeOf = (text: string): string | null => {
  const found = places.find(([matches]) => matches.test(text));
  return found === undefined ? null : text.replace(...found);
};

test('every text of the contract that others read, field by field, is looked through where it is stored', () => {
  const columns = new Set(
    storedTexts.flatMap(({ table, texts, lists = [] }) =>
      [...texts, ...lists].map((name) => `${table}.${name}`),
    ),
  );
  assert.deepEqual(
    texts.filter((text) => !(text in elsewhere) && !columns.has(placeOf(text) ?? '')),
    [],
    'say above where it is stored, and name the column in main/stored-texts.ts',
  );
  const reached = new Set(texts.map(placeOf));
  assert.deepEqual(
    [...columns].filter((column) => !reached.has(column)),
    [],
    'looked through, and no text of the contract leads there',
  );
  assert.deepEqual(
    [
      ...places
        .filter(([matches]) => !texts.some((text) => matches.test(text)))
        .map(([matches]) => matches.source),
      ...Object.keys(elsewhere).filter((text) => !texts.includes(text)),
    ],
    [],
    'no such text is left',
  );
});

test('the words that refuse a text are those of where it is stored', () => {
  const inContract = new Set(
    inputSchemas.flatMap(([, schema]) => publicTextsOf(schema).map(({ rules }) => rules.holder)),
  );
  assert.deepEqual(storedTexts.flatMap(({ holders }) => holders).sort(), [...inContract].sort());
});
