import { Link } from 'react-router';
import type { AdCampaign } from '#contract/ad-shapes.ts';
import * as adminPaths from '../../admin-paths.ts';
import * as texts from '../../texts/admin-ads-selling.ts';

const lacks = {
  creative: texts.noCreativeYet,
  approval: texts.noApprovedCreative,
  posting: texts.notPostedYet,
} as const;

/** Whether a campaign is switched on; instead of Yes what keeps it from being shown all the same, with the way to that. */
export function ActiveCell({ campaign }: { campaign: AdCampaign }) {
  const { id, is_active: isActive, lacks: missing } = campaign;
  const words = isActive ? texts.yes : texts.no;
  if (missing === null) return <>{words}</>;
  const lack = (
    <Link
      className="ad-link"
      to={
        missing === 'posting'
          ? adminPaths.adPostings({ campaign: id })
          : adminPaths.adCreatives(missing === 'creative' ? { for: id } : { campaign: id })
      }
    >
      {lacks[missing]}
    </Link>
  );
  if (isActive) return lack;
  return (
    <span className="ad-name">
      {words}
      <small>{lack}</small>
    </span>
  );
}
