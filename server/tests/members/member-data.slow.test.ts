import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { makeArchive } from '#server/domains/accounts/export/export-account.ts';
import { cleanUpAccounts } from '#server/domains/accounts/leaving/clean-accounts.ts';
import { makeNotification } from '#server/domains/notifications/test-notifications.ts';
import { exportParts } from '#server/main/export-parts.ts';
import { insertTestApplication } from '#tests/inputs/test-creator-inputs.ts';
import { insertTestDataRequest } from '#tests/inputs/test-data-request.ts';
import { insertTestIdentity, testLegalName, versionOf } from '#tests/inputs/test-identity-inputs.ts';
import { insertTestDisabling, insertTestNotice } from '#tests/inputs/test-notice-inputs.ts';
import { insertTestPhoto } from '#tests/inputs/test-photo-inputs.ts';
import { insertTestTicket } from '#tests/inputs/test-support-inputs.ts';
import { insertTestCaptions } from '#tests/inputs/test-upload-inputs.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

/**
 * Where members are named: what of it is in their archive (a file, and its part after `#`), or why nothing is; and what
 * becomes of the row when the member goes.
 */
type Place = {
  archive: string | { not: string };
  going: 'row goes' | 'row stays without them' | 'emptied before';
};
const goes = (archive: Place['archive']): Place => ({ archive, going: 'row goes' });
const stays = (archive: Place['archive']): Place => ({ archive, going: 'row stays without them' });
const secret = { not: 'hashes and keys, which nobody can read' };
const counted = { not: 'counts of what is in other files' };
const ofOthers = { not: 'what others said or did, which is theirs' };
const places: Readonly<Record<string, Place>> = {
  'account_devices.account_id': goes('account.json#browsers_known'),
  'account_exports.account_id': goes({ not: 'the archives themselves' }),
  'account_identities.account_id': goes('account.json#google_accounts'),
  'account_notes.account_id': goes({ not: 'work for the site, not of a member' }),
  'account_notes.written_by': stays({ not: 'work for the site, not of a member' }),
  'account_preferences.account_id': goes('account.json#preferences'),
  'account_rights.account_id': goes('account.json#rights'),
  'account_strikes.account_id': goes('account.json#strikes'),
  'account_strikes.given_by': stays({ not: 'work for the site, not of a member' }),
  'account_tokens.account_id': goes(secret),
  'account_totp.account_id': goes('account.json#authenticator_app'),
  'accounts.id': { archive: 'account.json#account', going: 'emptied before' },
  'ad_assets.uploaded_by': stays({ not: 'work for the site, not of a member' }),
  'ad_report_schedules.account_id': goes({ not: 'work for the site, not of a member' }),
  'agreement_signatures.account_id': goes('identity.json#signed_agreements'),
  'albums.owner_id': goes('photos/albums.json'),
  'blocks.blocked_id': goes(ofOthers),
  'blocks.blocker_id': goes('blocks.json'),
  'case_decisions.author_id': stays('decisions.json'),
  'case_decisions.decided_by': stays({ not: 'work for the site, not of a member' }),
  'case_decisions.confirmed_by': stays({ not: 'work for the site, not of a member' }),
  'case_notes.written_by': stays({ not: 'work for the site, not of a member' }),
  'cases.assignee_id': stays({ not: 'work for the site, not of a member' }),
  'cases.target_owner_id': stays(ofOthers),
  'comment_likes.member_id': goes('videos/comment-likes.json'),
  'comments.author_id': stays('videos/comments.json'),
  'conversation_members.member_id': goes('messages/conversations.json'),
  'conversation_members.other_id': goes({ not: 'the other side of a conversation' }),
  'conversations.first_id': goes({ not: 'told by the two sides of a conversation' }),
  'conversations.second_id': goes({ not: 'told by the two sides of a conversation' }),
  'creator_applications.applicant_id': goes('creator-applications.json'),
  'creator_applications.decided_by': stays({ not: 'work for the site, not of a member' }),
  'canned_texts.written_by': stays({ not: 'work for the site, not of a member' }),
  'email_changes.account_id': goes('account.json#email_change'),
  'authority_reports.noted_by': stays({ not: 'work for the site, not of a member' }),
  'evidence_openings.member_id': stays({ not: 'work for the site, not of a member' }),
  'evidence_packages.asked_by': stays({ not: 'work for the site, not of a member' }),
  'exposures.member_id': goes('account.json#looks_at_what_may_show_minors'),
  'former_usernames.account_id': goes('account.json#former_usernames'),
  'identity_records.account_id': goes('identity.json#checks'),
  'identity_records.decided_by': stays({ not: 'work for the site, not of a member' }),
  'import_batches.declared_by': stays({ not: 'work for the site, not of a member' }),
  'import_feeds.declared_by': stays({ not: 'work for the site, not of a member' }),
  'inbox_counts.member_id': goes(counted),
  'episode_reminders.member_id': goes('list/reminders.json'),
  'list_counts.member_id': goes(counted),
  'list_entries.member_id': goes('list/entries.json'),
  'list_settings.member_id': goes('list/settings.json'),
  'legal_holds.placed_by': stays({ not: 'work for the site, not of a member' }),
  'messages.sender_id': goes('messages/written.json'),
  'notification_counts.member_id': goes(counted),
  'notifications.actor_id': goes({ not: 'what others were told of them' }),
  'notifications.member_id': goes('notifications.json'),
  'passkeys.account_id': goes('account.json#passkeys'),
  'performer_records.recorded_by': stays({ not: 'records of other people, which the law has kept' }),
  'desk_assignments.assignee_id': goes({ not: 'work for the site, not of a member' }),
  'second_looks.asked_by': goes({ not: 'work for the site, not of a member' }),
  'place_rules.set_by': stays({ not: 'work for the site, not of a member' }),
  'photos.owner_id': goes('photos/photos.json'),
  'pictures.owner_id': stays({
    not: 'by what a picture is known again; the picture is with its photo, profile or video',
  }),
  'legal_versions.written_by': stays({ not: 'work for the site, not of a member' }),
  'terms_acceptances.member_id': goes('accepted-terms.json'),
  'data_requests.answered_by': stays({ not: 'work for the site, not of a member' }),
  'urgent_requests.handled_by': stays({ not: 'work for the site, not of a member' }),
  'complaints.answered_by': stays({ not: 'work for the site, not of a member' }),
  'complaints.member_id': stays('complaints.json'),
  'counter_notices.member_id': stays('counter-notices.json'),
  'data_requests.member_id': stays('data-requests.json'),
  'notices.member_id': stays('notices.json'),
  'support_messages.written_by': stays({ not: 'work for the site, not of a member' }),
  'support_tickets.assignee_id': stays({ not: 'work for the site, not of a member' }),
  'support_tickets.member_id': goes('support-tickets.json'),
  'playlist_reactions.member_id': goes('playlists/reactions.json'),
  'removed_looks.profile_id': goes({ not: 'what a decision took down, told in decisions.json' }),
  'playlists.owner_id': goes('playlists/own.json'),
  'recovery_codes.account_id': goes(secret),
  'reporter_records.member_id': goes(counted),
  'reports.decided_by': stays({ not: 'work for the site, not of a member' }),
  'reports.reporter_id': stays('reports.json'),
  'reports.target_owner_id': stays(ofOthers),
  'saved_searches.member_id': goes('saved-searches.json'),
  'search_names.uploader_id': goes({ not: 'words of their names, for the search' }),
  'sessions.account_id': goes('account.json#sessions'),
  'shield_rules.member_id': goes('shield.json'),
  'stay_down_entries.added_by': stays({ not: 'work for the site, not of a member' }),
  'post_likes.member_id': goes('post-likes.json'),
  'stream_posts.author_id': goes('posts.json'),
  'subscriptions.subscriber_id': goes('subscriptions.json'),
  'subscriptions.uploader_id': goes(ofOthers),
  'taste_marks.member_id': goes('recommendations/less-of.json'),
  'taste_settings.member_id': goes('recommendations/settings.json'),
  'uploader_days.uploader_id': goes('videos/watched-days.json'),
  'uploads.owner_id': goes({ not: 'files on their way in; what became of them is with their videos' }),
  'video_captions.sender_id': stays('videos/uploads.json'),
  'video_favorites.member_id': goes('videos/favorites.json'),
  'video_reactions.member_id': goes('videos/reactions.json'),
  'videos.uploader_id': { archive: 'videos/uploads.json', going: 'emptied before' },
  'watch_history.member_id': goes('watching/history.json'),
  'watch_positions.member_id': goes('watching/positions.json'),
  'watch_settings.member_id': goes('watching/settings.json'),
};
/** Ids that no foreign key ties to anything, and that are no member's own data. */
const looseIds: Readonly<Record<string, string>> = {
  'ad_slices.process_id': 'a run of a process',
  'ad_viewer_days.campaign_id': 'what was sold; who saw it is a hash of the day',
  'admin_acts.actor_id': 'work for the site; the log is kept',
  'cases.target_id': 'the reported thing; of a profile it is the member, and the case stays',
  'conversation_members.last_message_sender_id': 'beside the two of the conversation',
  'conversations.started_by': 'one of the two of the conversation',
  'case_decisions.strike_id': 'a strike, which is in their archive itself',
  'import_batches.run_id': 'a run of an import',
  'media_assets.claimed_by': 'a run of a worker',
  'ended_sessions.account_id': 'of a member under a hold; goes into what is preserved when the account goes',
  'exposures.subject_id': 'what an admin looked at, which is not of them',
  'place_rules.case_id': 'a case, which is not of them',
  'desk_assignments.item_id': 'a request or a case, which is not of them',
  'second_looks.subject_id': 'a case, a hold or a request, which is not of them',
  'legal_holds.subject_id': 'what must be kept; the hold outlives it',
  'preserved_things.thing_id': 'what is evidence, until nothing holds it; the tests of evidence follow it',
  'notice_items.target_id': 'what a notice names; its archive has the address',
  'neighbor_rounds.after_id': 'a video, up to which what is like what was found',
  'neighbor_rounds.until_id': 'the same',
  'notifications.subject_id': 'what it speaks of',
  'playback_reports.playback': 'a playback, made of its token; says nothing of who watches',
  'watch_reports.playback': 'the same',
  'skips.song': 'openings that are the same one',
  'studio_successors.gone_id': 'a studio, by which rules of shields follow its name',
  'video_costs.media_id': 'a file',
  'works.series_id': 'works of one story, which are not of them',
  'passkey_challenges.account_id': 'lives for minutes',
  'pictures.subject_id': 'what shows the picture, or would have',
  'reports.target_id': 'the reported thing; of a profile it is the member, and the report stays',
  'stay_down_entries.media_id': 'a file that was taken down; the entry outlives it',
  'stay_down_entries.refused_picture_id': 'a picture that was refused, and is deleted; the entry outlives it',
  'stay_down_look.after': 'the file that was compared last; goes when the comparison is over',
  'second_generations.claimed_by': 'a run of a worker',
  'site_settings.changed_by': 'work for the site; the setting outlives whoever changed it',
  'slug_redirects.target_id': 'a video or a category',
  'video_search.uploader_id': 'goes with the video',
};

const web = await testWeb();
const { call, ask } = web;
const { db } = web.platform;
const member = await web.memberNamed('mio', { role: 'creator', canUploadVideos: true });

test('every place where a member is named says what the archive has of it and what becomes of it', async () => {
  const rows = await db.query<{ reference: string; rule: string }>(
    `select c.conrelid::regclass || '.' || a.attname as reference, c.confdeltype as rule
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid in ('profiles'::regclass, 'accounts'::regclass)`,
  );
  const rules: Record<string, Place['going']> = {
    c: 'row goes',
    n: 'row stays without them',
    a: 'emptied before',
  };
  assert.deepEqual(
    Object.fromEntries(rows.map(({ reference, rule }) => [reference, rules[rule]])),
    Object.fromEntries(Object.entries(places).map(([reference, { going }]) => [reference, going])),
  );
});

test('an id that nothing ties to a member is known to be none of their data', async () => {
  const rows = await db.query<{ id: string }>(
    `select c.table_name || '.' || c.column_name as id
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
       and c.column_name not in ('id', 'video_id')
       and not exists (select from pg_inherits where inhrelid = quote_ident(c.table_name)::regclass)
       and not exists (
         select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
         where k.contype = 'f' and k.conrelid = quote_ident(c.table_name)::regclass and a.attname = c.column_name)`,
  );
  assert.deepEqual(rows.map(({ id }) => id).sort(), Object.keys(looseIds).sort());
});

/** Places of which the story has something. */
const told = new Set<string>();
const isNamed = async (column: string): Promise<boolean> => {
  const [table, name] = column.split('.') as [string, string];
  return (await db.query(`select from ${table} where ${name} = $1 limit 1`, [member.id])).length > 0;
};

test('the archive of a member who has done everything has something of every place that it is to have', async () => {
  const other = await web.memberNamed('somebody');
  const p_video_id = (await buildVideo(web.platform, { uploaderId: other.id, durationSeconds: 600 })).id;
  await buildVideo(web.platform, { uploaderId: member.id });
  await insertTestCaptions(web.platform, member.id, 'shown');
  await call('toggle_like_video', { p_video_id }, member);
  await call('toggle_favorite_video', { p_video_id }, member);
  await call('toggle_subscription', { p_uploader_id: other.id }, member);
  const theirs = await call('create_comment', { p_video_id, p_content: 'Of somebody.' }, other);
  await call('toggle_comment_like', { p_comment_id: theirs.id }, member);
  await call('create_comment', { p_video_id, p_content: 'My own.' }, member);
  await call('create-stream-post', { content: 'A post.' }, member);
  const answered = await call('create-stream-post', { content: 'Of somebody.' }, other);
  await call('toggle_post_like', { p_post_id: answered.id }, member);
  await call('create_playlist', { p_name: 'Lanterns', p_is_public: false }, member);
  const shared = await call('create_playlist', { p_name: 'Shared', p_is_public: true }, other);
  await call('toggle-playlist-interaction', { playlist_id: shared.id, interaction_type: 'like' }, member);
  const { conversation_id } = await call('start_conversation', { p_user_id: other.id }, member);
  await call('send_message', { p_conversation_id: conversation_id, p_content: 'Hello.' }, member);
  await call(
    'submit-report',
    { target_kind: 'video', target_id: p_video_id, reason_category: 'COPYRIGHT' },
    member,
  );
  await insertTestApplication(db, member.id);
  await insertTestTicket(db, member.id);
  await makeNotification(db, member.id, other.id);
  await db.query('insert into uploader_days (uploader_id, day, views) values ($1, now(), 3)', [member.id]);
  await call('save_watch_position', { p_video_id, p_position_seconds: 99 }, member);
  await call('update_watch_settings', { p_keeps_positions: true }, member);
  const series = await insertTestWork(web.platform, { episodes: [{ number: 1, title: 'To come' }] });
  await call('save_list_entry', { p_work_id: series.id, p_notes: 'Of rain.' }, member);
  await call('set_reminder', { p_episode_id: series.episodeIds[0]!, p_is_on: true }, member);
  await call('update_preferences', { p_preferences: { shortcuts: false } }, member);
  await insertTestNotice(db, member.id);
  await insertTestDataRequest(db, { memberId: member.id });
  await insertTestDisabling(web.platform, member.id, { isAnswered: true, isComplainedOf: true });
  await call('update_account_details', { p_username: 'mio-anew' }, member);
  await db.query('insert into watch_history (member_id, video_id) values ($1, $2)', [member.id, p_video_id]);
  await db.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [member.id, other.id]);
  await call('update_taste', { p_novelty: 2 }, member);
  await call('mark_taste', { p_kind: 'creator', p_slug: other.username }, member);
  await call('save_search', { p_name: 'Rain', p_query: 'rain sub:en' }, member);
  await call('set_shield_rule', { p_kind: 'creator', p_name: other.username, p_act: 'hide' }, member);
  const album = await call('create_album', { p_name: 'Lanterns' }, member);
  await insertTestPhoto(web.platform, member.id, album.id);
  await db.query(`insert into account_devices (account_id, device_hash) values ($1, 'x')`, [member.id]);
  await db.query(
    `insert into account_identities (provider, subject, account_id) values ('google', 'x', $1)`,
    [member.id],
  );
  await db.query(`insert into account_totp (account_id, secret) values ($1, 'x')`, [member.id]);
  await db.query(
    `insert into email_changes (account_id, new_email, expires_at) values ($1, 'new@example.test', now() + interval '1 day')`,
    [member.id],
  );
  await db.query(
    `insert into passkeys (id, account_id, credential_id, public_key, name) values (gen_random_uuid(), $1, 'x', 'x', 'Key')`,
    [member.id],
  );

  await db.query('insert into exposures (member_id, subject_id) values ($1, gen_random_uuid())', [member.id]);
  await insertTestIdentity(web.platform, member.id);
  await call(
    'sign_uploader_agreement',
    {
      p_version: versionOf(web.platform.config.settings.uploaderAgreement),
      p_name: testLegalName,
    },
    member,
  );
  const admin = await web.memberNamed('keeper', { role: 'admin' });
  await call('give_strike', { p_user_id: member.id, p_reason: 'Spam.' }, admin);
  await call('add_user_note', { p_user_id: member.id, p_text: 'Knows the rules.' }, admin);

  const judged = await call('create_comment', { p_video_id, p_content: 'Judged.' }, member);
  await call(
    'submit-report',
    { target_kind: 'comment', target_id: judged.id, reason_category: 'COPYRIGHT' },
    admin,
  );
  const [comment] = (await call('list_cases', { p_kind: 'comment' }, admin)).items;
  await call('assign_case', { p_case_id: comment!.id, p_assignee_id: admin.id }, admin);
  const ground = { p_ground: 'COPYRIGHT' as const, p_explanation: 'It is another’s.' };
  await call(
    'decide_case',
    { p_case_id: comment!.id, p_outcome: 'upheld', p_target_action: 'remove', ...ground },
    admin,
  );

  const { id } = await call('request_account_export', { p_password: member.password }, member);
  await makeArchive(web.platform, exportParts, id);
  const archive = await web.app.inject({
    url: `/account/export/${id}`,
    headers: { cookie: member.cookie },
  });
  const files = unzipSync(archive.rawPayload);
  const missing: string[] = [];
  for (const [reference, { archive: where }] of Object.entries(places)) {
    if (typeof where !== 'string') continue;
    assert.ok(await isNamed(reference), `the story of this test has something in ${reference}`);
    told.add(reference);
    const [file = '', part] = where.split('#');
    const bytes = files[file];
    const content = bytes ? JSON.parse(strFromU8(bytes)) : null;
    const shown = part ? content?.[part] : content;
    if (shown === null || shown === undefined || (Array.isArray(shown) && shown.length === 0))
      missing.push(`${reference} in ${where}`);
  }
  assert.deepEqual(missing, []);
});

test('when that member has gone, no place names them any longer', async () => {
  // What is complained of stays until somebody has answered.
  await db.query(
    `update complaints set outcome = 'dismissed', answer = 'No.', answered_at = now() where answered_at is null`,
  );
  const asked = await ask(
    'request_account_deletion',
    { p_confirmation: 'DELETE MY ACCOUNT', p_password: member.password },
    member,
  );
  assert.equal(asked.status, 200, asked.text);
  await db.query(`update accounts set deletion_requested_at = now() - interval '15 days' where id = $1`, [
    member.id,
  ]);
  assert.deepEqual(await cleanUpAccounts(web.platform, new AbortController().signal), { deleted: 1 });
  const naming: string[] = [];
  for (const column of [...Object.keys(places), ...Object.keys(looseIds)])
    if (await isNamed(column)) naming.push(column);
  assert.deepEqual(naming, []);
  for (const [reference, { going }] of Object.entries(places)) {
    const [table, column] = reference.split('.') as [string, string];
    if (going !== 'row stays without them' || !told.has(reference)) continue;
    const left = await db.query(`select from ${table} where ${column} is null limit 1`);
    assert.equal(left.length, 1, `${reference} stays without them`);
  }
});
