import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { takeNothing } from './test-harmless-acts.ts';
import { sourceWithTexts } from './test-texts.ts';

/** Calls that change something: what only reads, looks for something or counts is asked at once. */
const isAct = ([name, call]: [string, Call]): boolean =>
  !call.cache &&
  !call.get &&
  !['read', 'search', 'tracking', 'naming'].includes(call.limit) &&
  !/^get_/.test(name);
const features = 'web/src/features';

/** What takes something away: the file that asks before each call, and what it asks with; or why it need not ask. */
const asked: Record<string, readonly [file: string, words: string] | string> = {
  delete_ad_creative: [`${features}/admin-ads-creatives/end-creative.tsx`, 'You can’t undo this.'],
  delete_videos: [`${features}/admin-videos/delete-dialog.tsx`, 'Delete {what}'],
  delete_video: 'by programs alone; the back office has delete_videos',
  'delete-category-direct': [`${features}/admin-categories/end-dialog.tsx`, '<Dialog title={'],
  merge_categories: [`${features}/admin-categories/end-dialog.tsx`, '<Dialog title={'],
  merge_tags: [`${features}/admin-tags/tags-table.tsx`, 'Merge “{name}”?'],
  remove_tag_alias: [`${features}/admin-tags/tag-dialogs.tsx`, 'won’t get this tag.'],
  block_tag: [`${features}/admin-tags/tags-table.tsx`, 'Block a tag?'],
  remove_place_rule: [`${features}/admin-places/place-rules.tsx`, 'everywhere again?'],
  remove_stay_down: [`${features}/admin-stay-down/stay-down-list.tsx`, 'It can come in again.'],
  'revoke-user-session': 'one logs in again',
  cancel_email_change: 'one asks for it again',
  disable_totp: 'asks for a code or the password',
  delete_passkey: [`${features}/account-settings/passkey-list.tsx`, 'You won’t be able to log in with'],
  disconnect_google: 'asks for the password',
  cancel_account_deletion: 'it gives back',
  'delete-stream-post': [`${features}/profile/post-menu.tsx`, 'Delete this post for good?'],
  delete_conversation: [`${features}/messages/chat-menu.tsx`, 'Delete this conversation?'],
  delete_message: [`${features}/messages/delete-message.tsx`, 'It goes for both of you.'],
  delete_album: [`${features}/photos/album-forms.tsx`, 'Delete this album and all its photos for good?'],
  delete_photo: [`${features}/photos/photo-viewer.tsx`, 'Delete this photo for good?'],
  delete_episode: [
    `${features}/admin-works/work-episodes.tsx`,
    'Its videos stay, and are no episode anymore.',
  ],
  remove_episode_version: 'one adds it again',
  delete_saved_search: 'one line, that one saves again',
  delete_own_moment: 'one line, that one adds again; the video keeps its tag',
  merge_works: [`${features}/admin-works/reshape-work.tsx`, 'You can undo it under “Recent changes”.'],
  dismiss_episode_proposals: [
    `${features}/admin-works/proposal-group.tsx`,
    'They stay as they are, and we won’t propose it again.',
  ],
  remove_list_entry: [`${features}/my-list/remove-entry.tsx`, 'Remove “{title}” from your list?'],
  preview_list_import: 'it changes nothing',
  import_list: 'it is shown first what would change, and takes nothing off the list',
  delete_comment: [`${features}/comments/remove-dialog.tsx`, 'We’ll delete this comment for good.'],
  withdraw_creator_application: [
    `${features}/become-creator/own-application.tsx`,
    'You can send another one anytime.',
  ],
  merge_cases: [`${features}/admin-reports/case-record.tsx`, 'You can’t undo this.'],
  delete_playlist: [`${features}/profile-playlists/playlist-tools.tsx`, 'Delete “{name}” for good?'],
  'remove-video-from-playlist': 'one adds it again where it was',
  remove_from_watch_history: 'one row, that watching puts there again',
  clear_watch_history: [`${features}/watch-history/history-controls.tsx`, 'You can’t undo this.'],
  clear_watch_positions: [`${features}/account-settings/watching-form.tsx`, 'You can’t undo this.'],
  clear_watched_count: [`${features}/account-settings/watching-form.tsx`, 'will go back to 0.'],
  'block-user': [`${features}/profile/block-control.tsx`, 'and can’t message or follow each other.'],
  remove_notification: 'what it tells of stays',
  remove_all_notifications: 'what they tell of stays',
  cancel_upload: [`${features}/upload/upload-entry.tsx`, 'We’ll delete what you’ve uploaded of the file'],
  delete_own_video: [`${features}/upload/edit-video.tsx`, 'Delete the video and its files for good?'],
  withdraw_identity_check: [`${features}/account-settings/identity-check.tsx`, 'We’ll delete your pictures.'],
  delete_canned_text: [`${features}/admin-support/canned-texts.tsx`, 'We’ll delete it for good.'],
  delete_performer_record: ['web/src/parts/performer-records.tsx', 'We’ll delete the record of'],
  delete_video_captions: ['web/src/parts/video-captions.tsx', 'Delete the {language} subtitles?'],
  cancel_job: [`${features}/admin-jobs/jobs-table.tsx`, 'question='],
  suspend_user: [
    `${features}/admin-users/user-forms.tsx`,
    'out everywhere, and they won’t be able to log in.',
  ],
  take_strike_back: 'it gives back',
  delete_user_note: [`${features}/admin-users/user-forms.tsx`, 'We’ll delete this note for good.'],
  delete_import_feed: [`${features}/admin-import/import-feeds.tsx`, 'What came from it stays.'],
  delete_import_provider: [`${features}/admin-import/provider-form.tsx`, 'What came from it stays.'],
  discard_legal_draft: [`${features}/admin-legal/legal-editor.tsx`, 'We’ll delete the draft.'],
  publish_legal_draft: [`${features}/admin-legal/legal-editor.tsx`, 'takes effect right away'],
  refuse_creator_application: [
    `${features}/admin-applications/application-page.tsx`,
    'The member will read the reason, and can apply again.',
  ],
  refuse_identity: [`${features}/admin-identity/identity-record.tsx`, 'won’t be able to upload anymore.'],
  refuse_picture: 'the reason is written first',
  refuse_captions: 'the reason is written first',
  refuse_video: 'the reason is written first',
  decide_case: [`${features}/admin-reports/decision-form.tsx`, 'its author and its reporters right away.'],
  answer_complaint: [`${features}/admin-reports/decision-objections.tsx`, 'we undo the whole decision'],
  record_court_action: [`${features}/admin-reports/decision-objections.tsx`, 'The waiting period goes on.'],
  confirm_second_look: [
    `${features}/admin-legal/second-looks.tsx`,
    'This happens right away, and you can’t undo it.',
  ],
  decline_second_look: [
    `${features}/admin-legal/second-looks.tsx`,
    'Nothing will happen, and the log will say why.',
  ],
  lift_legal_hold: ['web/src/parts/legal-holds.tsx', 'We’ll delete anything that only this hold preserves'],
  update_user_role: [
    `${features}/admin-users/user-forms.tsx`,
    'the identity check decides whether {username} can upload.',
  ],
  set_upload_right: [
    `${features}/admin-users/user-forms.tsx`,
    'won’t be able to upload any more videos. Published ones stay.',
  ],
  sign_out_user: [`${features}/admin-users/user-forms.tsx`, 'This ends every session of {username}'],
  give_strike: 'the reason is written first, and another admin takes it back',
  forget_hosted_keys: [`${features}/admin-import/known-libraries.tsx`, 'To import more, enter a key again.'],
  undo_import: [`${features}/admin-import/import-batches.tsx`, 'You can import them again later.'],
  request_account_deletion: 'asks for proof and a phrase, and waits 14 days',
  renew_recovery_codes: 'asks for a code or the password',
  sign_out: 'one logs in again',
  set_videos_status: 'the same menu publishes again',
  set_video_thumbnail: 'a picture is chosen first',
  set_own_thumbnail: 'a picture is chosen first',
  submit_replacement: 'a file is chosen first, and the old one plays on until the new one does',
  add_stay_down: 'the same list takes it back',
  set_place_rule: 'the same table takes it back',
  close_urgent_request: 'the answer is written first',
  withdraw_second_generation: [`${features}/admin-jobs/second-generations.tsx`, 'Yes, withdraw it'],
  delete_ad_schedule: [`${features}/admin-ads-reports/report-forms.tsx`, 'Stop emailing you “{name}”?'],
  make_ad_proof: 'its form says that a new address closes the old one',
  make_ad_conversion_secret: 'its form says that a new secret ends the old one',
  revoke_ad_proof: [`${features}/admin-ads-reports/report-forms.tsx`, 'Its address will stop working.'],
  answer_data_request: 'the letter is written first',
  change_password: 'asks for the password',
  reset_password: 'asks by mail',
  delete_ad_category: [`${features}/admin-ads-categories/ad-categories-table.tsx`, '<ConfirmDialog'],
  delete_ad_campaign: [`${features}/admin-ads-campaigns/campaigns-table.tsx`, 'we’ll stop showing them.'],
  set_ad_campaign_active: 'the same row switches it back',
  update_placement_status: [
    `${features}/admin-ads-placements/placements-table.tsx`,
    'until you activate it again.',
  ],
  delete_placement: [`${features}/admin-ads-placements/placements-table.tsx`, 'Postings go with it.'],
  set_ad_posting_active: 'the same row switches it back',
  delete_ad_posting: [
    `${features}/admin-ads-posting/postings-table.tsx`,
    'We’ll stop showing it. Its figures stay.',
  ],
  grant_admin_role: [
    `${features}/admin-users/user-forms.tsx`,
    'will be able to do everything in the back office.',
  ],
};
const asks = /<ConfirmDetails|<ConfirmDialog|<details|<Dialog|<AskedAct|<AskDialog|<CaseForm|\bconfirm\(/;

test('every act that takes something away asks first, or it is said why it need not', () => {
  expect(Object.keys(asked).filter((name) => takeNothing.has(name))).toEqual([]);
  const acts = (Object.entries(calls) as [string, Call][]).filter(isAct).map(([name]) => name);
  expect(acts.sort(), 'say of an act whether it takes something away').toEqual(
    [...Object.keys(asked), ...takeNothing].sort(),
  );
  for (const [name, place] of Object.entries(asked)) {
    if (typeof place === 'string') continue;
    const [file, words] = place;
    const text = sourceWithTexts(file);
    expect(text, `${name} in ${file}`).toContain(words);
    expect(text, `${name} in ${file}`).toMatch(asks);
  }
});

/** Acts that take something away without a call of their own. */
const also: readonly (readonly [file: string, words: string])[] = [
  [`${features}/admin-users/user-forms.tsx`, 'won’t be able to upload any more videos. Published ones stay.'],
  [
    `${features}/admin-videos/thumbnail-forms.tsx`,
    'We’ll delete this picture and show the one from the source again.',
  ],
  [`${features}/admin-import/known-libraries.tsx`, 'To import more, enter a key again.'],
];

test('the right to upload, a thumbnail and a key are not taken away unasked', () => {
  for (const [file, words] of also) {
    const text = sourceWithTexts(file);
    expect(text).toContain(words);
    expect(text).toMatch(asks);
  }
});
