import { useEffect } from 'react';
import { usePageState } from './api/page-state.tsx';
import PageViews from './features/page-views/page-views.tsx';
import PreviewLayer from './features/video-card/preview-layer.tsx';
import { warmRoutes } from './lib/warm-routes.ts';

/** What a page does once it stands: card previews, page views, and fetching the code of the other pages. */
export default function LaterParts({ gated }: { gated: boolean }) {
  const { settings } = usePageState();
  useEffect(warmRoutes, []);
  if (gated) return null;
  return (
    <>
      <PageViews />
      {settings.autoPlayPreviews && <PreviewLayer />}
    </>
  );
}
