-- Images of somebody against their will have a rule of their own; notices name it.
alter table reports drop constraint reports_reason_category_check;
alter table reports add constraint reports_reason_category_check check (reason_category in
  ('INFRINGEMENT_LEGAL', 'COPYRIGHT', 'POTENTIALLY_FEATURES_MINOR', 'NON_CONSENSUAL_IMAGES', 'VIOLENT_HARMFUL',
   'HATEFUL_INFLAMMATORY', 'SPAM_MISLEADING_SPONSORED', 'OTHER_INAPPROPRIATE'));
alter table case_decisions drop constraint case_decisions_ground_check;
alter table case_decisions add constraint case_decisions_ground_check check (ground in
  ('INFRINGEMENT_LEGAL', 'COPYRIGHT', 'POTENTIALLY_FEATURES_MINOR', 'NON_CONSENSUAL_IMAGES', 'VIOLENT_HARMFUL',
   'HATEFUL_INFLAMMATORY', 'SPAM_MISLEADING_SPONSORED', 'OTHER_INAPPROPRIATE'));
update reports r set reason_category = 'NON_CONSENSUAL_IMAGES'
where r.reason_category = 'OTHER_INAPPROPRIATE' and exists (
  select from notice_items i join notices n on n.id = i.notice_id
  where i.report_id = r.id and n.kind = 'removal' and n.reason_category = 'OTHER_INAPPROPRIATE');
update notices set reason_category = 'NON_CONSENSUAL_IMAGES'
where kind = 'removal' and reason_category = 'OTHER_INAPPROPRIATE';
update cases c set reasons = k.reasons
from (select case_id, array_agg(distinct reason_category) as reasons from reports group by case_id) k
where k.case_id = c.id and 'NON_CONSENSUAL_IMAGES' = any (k.reasons);

-- Nobody looked at it in time, so it was taken out of sight until somebody does; the moment of that.
alter table cases add column hidden_late_at timestamptz;
