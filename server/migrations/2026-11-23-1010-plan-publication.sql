-- What becomes of a video that is not published at once.
alter table videos
  -- Its state once its file plays; null: public.
  add column after_processing text check (after_processing in ('draft', 'review', 'scheduled', 'published')),
  add column publish_at timestamptz,
  -- When the right to show it ends; it is out of sight from then on.
  add column licence_ends_at timestamptz,
  add column review_asked_at timestamptz,
  -- An admin has seen this file and let it pass.
  add column reviewed_at timestamptz,
  -- Why it was not let pass, as a sentence for its uploader.
  add column review_reason text check (length(review_reason) <= 1000);
create index videos_review on videos (review_asked_at, id) where publish_status = 'review';
create index videos_scheduled on videos (publish_at) where publish_status = 'scheduled';
create index videos_licence on videos (licence_ends_at)
  where licence_ends_at is not null and publish_status in ('published', 'scheduled', 'review', 'pending');
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in
  ('new_release', 'reply', 'like', 'subscriber', 'message_request', 'report_outcome', 'new_device', 'upload_reviewed'));
