import type { Call } from '#contract/call.ts';

interface Shape {
  type?: string;
  const?: unknown;
  anyOf?: Shape[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  'x-refusal'?: string;
}

export const parametersOf = (call: Call): { name: string; shape: Shape; required: boolean }[] => {
  const { properties, required = [] } = call.input as unknown as {
    properties: Record<string, Shape>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    shape,
    required: required.includes(name),
  }));
};

/** A value that the shape takes. `known` gives parameters a meaning: the id of a real video, a real slug. */
function goodValue(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  const first = shape.anyOf?.[0];
  if (first) return goodValue(first);
  if (shape.type === 'integer' || shape.type === 'number') return shape.minimum ?? 1;
  if (shape.type === 'boolean') return true;
  if (shape.type === 'null') return null;
  if (shape.type === 'array') return [];
  return 'lantern';
}

/** What exists and can be named: values by the parameter's name, or ways to make one for each request. */
export type Known = Readonly<Record<string, unknown>>;

const sampleOf = async (known: Known, name: string): Promise<unknown> => {
  const value = known[name];
  return typeof value === 'function' ? await value() : value;
};

/** Calls whose parameters mean more than their shape, by how their parameters are called in what is known. */
const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sign_up: { p_email: 'fresh_email', p_username: 'fresh_username', p_password: 'fresh_password' },
  sign_in: { p_email: 'member_email', p_password: 'member_password' },
  check_email_availability: { p_email: 'fresh_email' },
  prove_identity: { p_password: 'own_password' },
  change_password: { p_current_password: 'own_password', p_new_password: 'fresh_password' },
  change_email: { p_email: 'fresh_email', p_password: 'own_password' },
  update_account_details: { p_display_name: 'fresh_username' },
  verify_email: { p_token: 'verify_email_token' },
  resend_verification: { p_email: 'member_email' },
  request_password_reset: { p_email: 'member_email' },
  reset_password: { p_token: 'reset_password_token', p_new_password: 'fresh_password' },
  confirm_email_change: { p_token: 'change_email_token' },
  complete_sign_in: { p_challenge: 'second_factor_challenge', p_code: 'second_factor_code' },
  begin_totp: { p_password: 'own_password' },
  confirm_totp: { p_code: 'own_totp_code' },
  disable_totp: { p_password: 'own_password' },
  renew_recovery_codes: { p_password: 'own_password_with_totp' },
  begin_passkey: { p_password: 'own_password' },
  finish_passkey: { p_response: 'own_new_passkey' },
  finish_passkey_sign_in: { p_response: 'passkey_answer' },
  rename_passkey: { p_passkey_id: 'own_passkey_id' },
  delete_passkey: { p_passkey_id: 'own_passkey_id', p_password: 'own_password' },
  disconnect_google: { p_password: 'own_password' },
  update_site_settings: { p_settings: 'some_settings', p_version: 'latest_settings' },
  retry_job: { p_id: 'failed_job' },
  cancel_job: { p_id: 'waiting_job' },
  update_preferences: { p_preferences: 'some_preferences' },
  request_account_deletion: { p_confirmation: 'deletion_phrase', p_password: 'own_password' },
  request_account_export: { p_password: 'own_password' },
  'revoke-user-session': { session_id: 'own_session_id' },
  getPublicProfile: { username: 'other_username' },
  get_user_videos: { p_user_id: 'other_member_id' },
  get_public_favorite_videos: { p_user_id: 'other_member_id' },
  'get-stream-posts': { userId: 'other_member_id' },
  'create-stream-post': { content: 'fresh_username' },
  'update-stream-post': { postId: 'own_post_id', content: 'fresh_username' },
  'delete-stream-post': { postId: 'own_post_id' },
  get_public_subscriptions: { p_user_id: 'other_member_id' },
  get_user_achievements: { p_user_id: 'other_member_id' },
  get_user_photos: { p_user_id: 'other_member_id' },
  get_user_albums: { p_user_id: 'other_member_id' },
  create_album: { p_name: 'fresh_username' },
  update_album: { p_album_id: 'own_album_id', p_name: 'fresh_username' },
  delete_album: { p_album_id: 'own_album_id' },
  update_photo: { p_photo_id: 'own_photo_id', p_caption: 'fresh_username' },
  delete_photo: { p_photo_id: 'own_photo_id' },
  toggle_subscription: { p_uploader_id: 'other_member_id' },
  'submit-video-report': { video_id: 'p_video_id', reason_category: 'report_reason' },
  get_case: { p_case_id: 'open_case' },
  assign_case: { p_case_id: 'open_case', p_assignee_id: 'nobody' },
  add_case_note: { p_case_id: 'open_case', p_text: 'fresh_username' },
  merge_cases: { p_case_id: 'case_of_author', p_into_id: 'other_case_of_author' },
  reopen_case: { p_case_id: 'decided_case' },
  decide_case: { p_case_id: 'open_case', p_outcome: 'case_outcome' },
  get_statement: { p_statement_id: 'own_statement' },
  get_evidence: { p_subject_kind: 'hold_subject', p_subject_id: 'open_case' },
  place_legal_hold: { p_subject_kind: 'hold_subject', p_subject_id: 'open_case', p_until: 'nobody' },
  lift_legal_hold: { p_hold_id: 'legal_hold' },
  create_comment: { p_content: 'fresh_username' },
  get_comment_replies: { p_comment_id: 'other_comment_id' },
  update_comment: { p_comment_id: 'own_comment_id', p_content: 'fresh_username' },
  delete_comment: { p_comment_id: 'own_comment_id' },
  toggle_comment_like: { p_comment_id: 'other_comment_id' },
  get_playlist_details: { p_playlist_id: 'public_playlist_id' },
  get_playlist_interaction_status: { p_playlist_id: 'public_playlist_id' },
  get_playlist_details_by_slug: { p_slug: 'public_playlist_slug' },
  get_user_playlists_with_thumbnails: { p_user_id: 'other_member_id' },
  update_playlist_details: { p_playlist_id: 'own_playlist_id', p_is_public: 'private' },
  delete_playlist: { p_playlist_id: 'own_playlist_id' },
  add_video_to_playlist: { p_playlist_id: 'own_playlist_id' },
  move_playlist_video: { p_playlist_id: 'own_playlist_id', p_before_video_id: 'before_nothing' },
  'remove-video-from-playlist': { playlist_id: 'own_playlist_id', video_id: 'p_video_id' },
  'toggle-playlist-interaction': { playlist_id: 'public_playlist_id' },
  'record-playlist-view': { playlist_id: 'public_playlist_id' },
  'submit-report': { target_kind: 'report_kind', target_id: 'p_video_id', reason_category: 'report_reason' },
  'block-user': { blocked_id: 'other_member' },
  'unblock-user': { blocked_id: 'other_member' },
  start_conversation: { p_user_id: 'other_member' },
  get_conversation: { p_conversation_id: 'own_conversation' },
  get_messages: { p_conversation_id: 'own_conversation' },
  mark_conversation_read: { p_conversation_id: 'own_conversation' },
  send_message: { p_conversation_id: 'own_conversation' },
  mark_notification_read: { p_notification_id: 'own_notification' },
  remove_notification: { p_notification_id: 'own_notification' },
  'list-bunny-libraries': { apiKey: 'hosted_account_key' },
  'list-bunny-videos': { libraryId: 'hosted_library_id', apiKey: 'hosted_account_key' },
  'upsert-video-metadata': {
    title: 'hosted_title',
    bunny_video_id: 'fresh_hosted_guid',
    bunny_library_id: 'hosted_library_id',
    declaration: 'import_declaration',
  },
  'api/upsert-video-metadata': {
    title: 'hosted_title',
    bunny_video_id: 'fresh_hosted_guid',
    bunny_library_id: 'hosted_library_id',
    declaration: 'import_declaration',
  },
  update_hosted_library: { p_library_id: 'hosted_library_id' },
  update_user_role: { user_id: 'other_member_id' },
  get_user_record: { p_user_id: 'other_member_id' },
  suspend_user: { p_user_id: 'fresh_member_id', p_until: 'tomorrow' },
  lift_suspension: { p_user_id: 'other_member_id' },
  sign_out_user: { p_user_id: 'fresh_member_id' },
  give_strike: { p_user_id: 'other_member_id' },
  take_strike_back: { p_strike_id: 'strike_id' },
  add_user_note: { p_user_id: 'other_member_id' },
  delete_user_note: { p_note_id: 'note_id' },
  set_upload_right: { p_user_id: 'fresh_member_id' },
  grant_admin_role: { p_user_id: 'fresh_member_id', p_password: 'own_password' },
  'scrape-video-list': { url: 'source_url' },
  'scrape-video-info': { url: 'source_page' },
  'scrape-categories': { url: 'source_url' },
  map_source_category: { p_source_url: 'source_url', p_category_id: 'some_category_id' },
  begin_import: {
    p_source_url: 'source_url',
    p_category_id: 'some_category_id',
    p_declaration: 'import_declaration',
  },
  import_scraped_video: { p_video_data: 'fresh_scraped_video' },
  note_import_failure: { p_batch_id: 'some_import_batch', p_source_url: 'source_page' },
  preview_import: { p_source_url: 'source_url', p_videos: 'scraped_videos' },
  get_import_items: { p_batch_id: 'some_import_batch' },
  undo_import: { p_batch_id: 'some_import_batch' },
  save_import_feed: {
    p_url: 'fresh_source_url',
    p_category_id: 'some_category_id',
    p_declaration: 'import_declaration',
  },
  delete_import_feed: { p_feed_id: 'some_import_feed' },
  run_import_feed: { p_feed_id: 'some_import_feed' },
  save_import_provider: { p_id: 'provider_id', p_search_url: 'provider_address' },
  delete_import_provider: { p_id: 'some_provider_id' },
  search_tube_site: { p_provider: 'some_provider_id', p_keywords: 'provider_id' },
  set_videos_status: { p_video_ids: 'some_video_ids' },
  delete_videos: { p_video_ids: 'spare_video_ids' },
  delete_video: { p_video_id: 'spare_video_id' },
  create_category: { p_name: 'fresh_username' },
  'create-category-direct': { name: 'fresh_username' },
  'update-category-direct': { id: 'spare_category_id' },
  'delete-category-direct': { id: 'spare_category_id' },
  merge_categories: { p_category_id: 'spare_category_id', p_into_id: 'other_category_id' },
  order_categories: { p_category_ids: 'some_category_ids' },
  rename_tag: { p_tag_id: 'spare_tag_id', p_name: 'fresh_username' },
  merge_tags: { p_tag_id: 'spare_tag_id', p_into_id: 'other_tag_id' },
  add_tag_alias: { p_tag_id: 'spare_tag_id', p_alias: 'fresh_username' },
  remove_tag_alias: { p_tag_id: 'tag_with_alias', p_alias: 'known_alias' },
  block_tag: { p_name: 'fresh_username' },
  unblock_tag: { p_name: 'blocked_name' },
  report_watching: { p_parts: 'watched_parts' },
  add_stay_down: { p_hashes: 'some_sha256' },
  remove_stay_down: { p_entry_id: 'listed_entry_id' },
  submit_upload: {
    p_upload_id: 'own_upload_id',
    p_category_id: 'category_id',
    p_contains_actual_humans: 'private',
  },
  submit_replacement: { p_upload_id: 'own_upload_id', p_video_id: 'own_prepared_video_id' },
  get_replacement: { p_video_id: 'own_video_id' },
  update_own_video: { p_video_id: 'own_video_id' },
  start_identity_check: {
    p_legal_name: 'person_name',
    p_date_of_birth: 'birth_long_ago',
    p_country: 'some_country',
  },
  sign_uploader_agreement: { p_version: 'agreement_version', p_name: 'own_legal_name' },
  get_identity_record: { p_record_id: 'waiting_identity_id' },
  approve_identity: { p_record_id: 'waiting_identity_id' },
  refuse_identity: { p_record_id: 'waiting_identity_id' },
  get_performer_records: { p_video_id: 'own_filmed_video_id' },
  add_performer_record: {
    p_video_id: 'own_filmed_video_id',
    p_legal_name: 'person_name',
    p_date_of_birth: 'birth_long_ago',
    p_produced_on: 'some_day',
  },
  delete_performer_record: { p_record_id: 'own_performer_id' },
  cancel_upload: { p_upload_id: 'own_upload_id' },
  retry_upload: { p_upload_id: 'own_failed_upload_id' },
  publish_own_video: { p_video_id: 'own_video_id' },
  get_own_playback: { p_video_id: 'own_video_id' },
  set_own_thumbnail: { p_video_id: 'own_prepared_video_id' },
  delete_own_video: { p_video_id: 'own_video_id' },
  approve_video: { p_video_id: 'waiting_video_id' },
  refuse_video: { p_video_id: 'waiting_video_id' },
  approve_picture: { p_picture_id: 'waiting_picture_id' },
  refuse_picture: { p_picture_id: 'waiting_picture_id' },
  submit_creator_application: { p_links: 'application_links' },
  withdraw_creator_application: { p_application_id: 'own_application_id' },
  get_creator_application: { p_application_id: 'waiting_application_id' },
  approve_creator_application: { p_application_id: 'waiting_application_id' },
  refuse_creator_application: { p_application_id: 'waiting_application_id' },
  answer_message_request: { p_conversation_id: 'own_conversation' },
};

/** The parameters that a call needs, with good values; each time again where a value can be used once. */
export async function goodInput(name: string, call: Call, known: Known): Promise<Record<string, unknown>> {
  const meaning = meanings[name] ?? {};
  const input: Record<string, unknown> = {};
  for (const { name: parameter, shape, required } of parametersOf(call)) {
    const source = meaning[parameter];
    if (source !== undefined) input[parameter] = await sampleOf(known, source);
    else if (required)
      input[parameter] = Object.hasOwn(known, parameter)
        ? await sampleOf(known, parameter)
        : goodValue(shape);
  }
  return input;
}

/** Values that the shape must refuse, each with what is wrong with it. */
export function badValues(shape: Shape): { what: string; value: unknown }[] {
  const members = shape.anyOf ?? [shape];
  const types = members.map((member) => member.type ?? typeof member.const);
  const texts = members.filter((member) => member.type === 'string');
  const numbers = members.filter((member) => member.type === 'integer' || member.type === 'number');
  const bad: { what: string; value: unknown }[] = [
    { what: 'an object', value: {} },
    { what: 'a prototype', value: { __proto__: null, constructor: 1 } },
  ];
  const array = members.find((member) => member.type === 'array');
  if (!array) bad.push({ what: 'an array', value: ['lantern'] });
  else {
    bad.push({ what: 'an array of objects', value: [{}] });
    if (array.maxItems !== undefined)
      bad.push({ what: 'one item too many', value: Array(array.maxItems + 1).fill('lantern') });
  }
  if (!types.includes('boolean')) bad.push({ what: 'a boolean', value: true });
  if (!types.includes('null')) bad.push({ what: 'null', value: null });
  if (numbers.length === 0) bad.push({ what: 'a number', value: 7 });
  if (texts.length > 0 || members.some((member) => typeof member.const === 'string')) {
    bad.push({ what: 'NUL', value: 'a\0b' }, { what: 'a lone surrogate', value: 'a\ud800b' });
    bad.push({ what: 'a very long text', value: 'x'.repeat(100_000) });
  }
  for (const text of texts) {
    if (text.maxLength !== undefined)
      bad.push({ what: 'one letter too many', value: 'x'.repeat(text.maxLength + 1) });
    if ((text.minLength ?? 0) > 0) bad.push({ what: 'an empty text', value: '' });
    if (text.pattern)
      bad.push({ what: 'text of another form', value: 'not-a-uuid' }, { what: 'an empty text', value: '' });
  }
  if (texts.length === 0) bad.push({ what: 'a text', value: 'nonsense' });
  for (const number of numbers) {
    bad.push({ what: 'a huge number', value: 1e300 }, { what: 'a fraction', value: 1.5 });
    if (number.maximum !== undefined) bad.push({ what: 'one too many', value: number.maximum + 1 });
    if (number.minimum !== undefined) bad.push({ what: 'one too few', value: number.minimum - 1 });
  }
  return bad;
}

/** The words of the specification for a wrong choice, where it has some: they stand in place of the field's name. */
export const refusalOf = (shape: Shape): string | undefined =>
  shape['x-refusal'] ?? shape.anyOf?.map(refusalOf).find((words) => words !== undefined);

export const pathOf = (name: string, call: Call): string =>
  call.kind === 'rpc' ? `/rest/v1/rpc/${name}` : `/functions/v1/${name}`;
