import { Suspense } from 'react';
import { laterPart } from '../../lib/lazy-part.ts';
import { useMember } from '../../state/member.tsx';
import './account-banner.css';

const Banner = laterPart(() => import('./banner.tsx'));

/** What every page tells a member: that their address is not confirmed, or that their account will be deleted. */
export function AccountBanner() {
  const member = useMember();
  if (!member || (member.isEmailVerified && !member.deletionAt)) return null;
  return (
    <Suspense>
      <Banner member={member} />
    </Suspense>
  );
}
