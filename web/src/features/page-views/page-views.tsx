import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { call } from '#contract/client.ts';
import { sessionId } from '../../state/session-id.ts';
import { isCounted } from '../../state/statistics-choice.ts';
import { findGeo } from './geo.ts';

/** Reports one page view; failures only go to the console. */
export async function sendPageView(from: string): Promise<void> {
  try {
    const geo = await findGeo();
    await call(
      'get-country',
      {
        user_id: null,
        session_id: sessionId(),
        user_agent: navigator.userAgent.slice(0, 1024),
        referrer: from.slice(0, 2048),
        page_url: location.href.slice(0, 2048),
        country_code: geo.country,
        city_name: geo.city,
      },
      { keepalive: true },
    );
  } catch (error) {
    console.debug('page view', error);
  }
}

/** Counts the first page and each change of path, unless that was refused. */
export default function PageViews() {
  const { pathname } = useLocation();
  const last = useRef<{ path: string; href: string } | null>(null);
  useEffect(() => {
    if (!isCounted() || last.current?.path === pathname) return;
    const from = last.current?.href ?? document.referrer;
    last.current = { path: pathname, href: location.href };
    void sendPageView(from);
  }, [pathname]);
  return null;
}
