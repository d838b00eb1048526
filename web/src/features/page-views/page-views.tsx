import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { call } from '#contract/client.ts';
import { findGeo } from './geo.ts';

const sessionKey = 'session_id';

/** The id under which views of this visit are counted once. The player uses the same one. */
function sessionId(): string {
  const fresh = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  try {
    const known = sessionStorage.getItem(sessionKey);
    if (!known) sessionStorage.setItem(sessionKey, fresh);
    return known ?? fresh;
  } catch {
    return fresh;
  }
}

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

const objected = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Counts the first page and each change of path. Not under Global Privacy Control. */
export default function PageViews() {
  const { pathname } = useLocation();
  const last = useRef<{ path: string; href: string } | null>(null);
  useEffect(() => {
    if (objected() || last.current?.path === pathname) return;
    const from = last.current?.href ?? document.referrer;
    last.current = { path: pathname, href: location.href };
    void sendPageView(from);
  }, [pathname]);
  return null;
}
