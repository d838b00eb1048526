import { useEffect } from 'react';
import Slots from './features/ad-slot/slots.tsx';
import { AddDoor } from './features/add-to-playlist/add-door.tsx';
import Going from './features/going/going.tsx';
import { Notices } from './features/notices/notices.tsx';
import LiveWatch from './features/notifications/live-watch.tsx';
import PageViews from './features/page-views/page-views.tsx';
import FollowAccount from './features/player/follow-account.tsx';
import { watchIntent } from './features/player/intent.ts';
import { ReportDoor } from './features/report/report-door.tsx';
import SessionWatch from './features/sign-in/session-watch.tsx';
import { CardLayers } from './features/video-card/card-layers.tsx';
import { warmRoutes } from './lib/warm-routes.ts';
import { HeartStore } from './state/favorites.ts';

/**
 * What a page does once it stands: previews and sheets of cards, the beginnings of videos that are about to be opened, page views, watching the session, live events, ads, and
 * loading the code of the other pages.
 */
export default function LaterParts({ gated }: { gated: boolean }) {
  useEffect(warmRoutes, []);
  useEffect(() => (gated ? undefined : watchIntent()), [gated]);
  if (gated) return null;
  return (
    <>
      <Going />
      <SessionWatch />
      <FollowAccount />
      <LiveWatch />
      <PageViews />
      <CardLayers />
      <HeartStore />
      <ReportDoor />
      <AddDoor />
      <Notices />
      <Slots />
    </>
  );
}
