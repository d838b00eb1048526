import type { CallName, Calls } from '#contract/calls.ts';
import type { TableName } from '#contract/tables.ts';
import type { ReadsFrom } from '../platform/calls/call-reads.ts';

/** Calls that must say it: anyone may make them, or their answers are cached. */
type Asked = {
  [N in CallName]: Calls[N]['access'] extends 'anyone' ? N : never;
}[CallName];

/** Of all others nothing is read from a replica, but what is named here. */
type Named = Record<Asked, ReadsFrom> & Partial<Record<CallName, ReadsFrom>>;

/**
 * Where each call reads: what is looked at goes to a replica, and what somebody needs as it is now does not: what is theirs,
 * who they are, what they may, and whatever writes.
 */
export const callReadsFrom = {
  // Videos, and the lists, sitemaps and feeds that are made of them.
  get_all_videos_with_details: 'visitors',
  get_video_details_by_slug: 'visitors',
  get_related_videos: 'visitors',
  get_videos_by_tag: 'visitors',
  get_tag: 'visitors',
  get_popular_tags: 'visitors',
  'list-categories-direct': 'visitors',
  list_categories: 'visitors',
  get_category_videos: 'visitors',
  get_content_rankings_with_ip_dedup: 'visitors',
  get_trending_videos: 'visitors',
  get_recommended_videos_by_views: 'visitors',
  get_random_videos: 'visitors',
  search_videos: 'visitors',
  get_search_suggestions: 'visitors',
  search_names: 'visitors',
  search_works: 'visitors',
  search_studios: 'visitors',
  search_people: 'visitors',
  search_lines: 'visitors',
  get_search_filters: 'visitors',
  get_video_comments: 'visitors',
  get_comment_replies: 'visitors',
  get_work: 'visitors',
  get_episode_of_video: 'visitors',
  list_works: 'visitors',
  list_studios: 'visitors',
  get_studio: 'visitors',
  browse_works: 'visitors',
  get_calendar: 'visitors',
  get_similar_videos: 'visitors',
  get_similar_works: 'visitors',
  // Profiles, as visitors see them.
  getPublicProfile: 'visitors',
  get_public_subscriptions: 'visitors',
  get_user_videos: 'visitors',
  get_public_favorite_videos: 'visitors',
  'get-stream-posts': 'visitors',
  get_post: 'visitors',
  get_public_list: 'visitors',
  get_user_photos: 'visitors',
  get_user_albums: 'visitors',
  get_user_achievements: 'visitors',
  get_user_playlists_with_thumbnails: 'visitors',
  get_public_playlists_by_username_with_thumbnails: 'visitors',
  get_playlists_with_details_paginated: 'visitors',
  search_playlists: 'visitors',
  get_playlist_details: 'visitors',
  get_playlist_details_by_slug: 'visitors',
  get_playlists_for_video: 'visitors',
  get_playlists_for_work: 'visitors',
  get_most_popular_playlist: 'visitors',
  // Texts.
  get_legal_page: 'visitors',
  compare_legal_versions: 'visitors',
  get_transparency: 'visitors',
  // Charts and exports.
  get_ad_proof: 'everyone',
  get_site_activity: 'everyone',
  get_ad_dashboard: 'everyone',
  get_ad_report: 'everyone',
  get_studio_statistics: 'everyone',
  get_video_statistics: 'everyone',
  export_statements: 'everyone',
  // What plays asks for a video to be made ready, and may be withdrawn this moment.
  get_video_playback: 'primary',
  start_playback: 'primary',
  report_watching: 'primary',
  'get-country': 'primary',
  // Ads are chosen by what is booked and paid for now.
  get_placements_by_page_type: 'primary',
  get_available_ads: 'primary',
  record_ad_event: 'primary',
  report_ad: 'primary',
  // Who somebody is.
  sign_up: 'primary',
  sign_in: 'primary',
  sign_out: 'primary',
  get_session: 'primary',
  check_username_availability: 'primary',
  check_email_availability: 'primary',
  get_password_strength: 'primary',
  verify_email: 'primary',
  resend_verification: 'primary',
  request_password_reset: 'primary',
  reset_password: 'primary',
  confirm_email_change: 'primary',
  complete_sign_in: 'primary',
  begin_passkey_sign_in: 'primary',
  finish_passkey_sign_in: 'primary',
  get_terms: 'primary',
  choose_cookies: 'primary',
  get_human_check: 'primary',
  // Whether anything is recommended to somebody.
  get_recommending: 'primary',
  set_recommending: 'primary',
  // What somebody shields.
  set_discreet_mode: 'primary',
  get_shield: 'primary',
  set_shield_rule: 'primary',
  remove_shield_rule: 'primary',
  import_shield: 'primary',
  // What somebody has done, signed in or not.
  get_video_interaction_status: 'primary',
  get_playlist_interaction_status: 'primary',
  'toggle-playlist-interaction': 'primary',
  'record-playlist-view': 'primary',
  // Letters and what became of them.
  open_support_ticket: 'primary',
  get_support_ticket: 'primary',
  continue_support_ticket: 'primary',
  get_statement: 'primary',
  submit_notice: 'primary',
  confirm_notice: 'primary',
  get_notice: 'primary',
  submit_counter_notice: 'primary',
  report_court_action: 'primary',
  submit_complaint: 'primary',
  submit_urgent_request: 'primary',
  submit_data_request: 'primary',
  confirm_data_request: 'primary',
  get_data_request: 'primary',
  get_data_request_records: 'primary',
  get_site_status: 'primary',
} as const satisfies Named;

/** Where each table reads that is asked for by its name. */
export const tableReadsFrom = {
  categories: 'visitors',
  videos: 'visitors',
  profiles: 'visitors',
  placements: 'primary',
  works: 'visitors',
  work_titles: 'visitors',
  work_relations: 'visitors',
  studios: 'visitors',
  work_studios: 'visitors',
  episodes: 'visitors',
  episode_versions: 'visitors',
} as const satisfies Record<TableName, ReadsFrom>;
