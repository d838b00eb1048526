import { sessionId } from '../../../state/session-id.ts';
import type { PageFacts } from '../rules/view-report.ts';

function fromSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The country, if the page found it out earlier in this session. */
function geo(): { country?: unknown; city?: unknown } {
  try {
    const stored: unknown = JSON.parse(fromSession('geo') ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

const text = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : null;

/** What the browser knows for the body of a view report. The server takes the address from the connection. */
export function pageFacts(): PageFacts {
  const { country, city } = geo();
  return {
    session_id: sessionId(),
    user_agent: navigator.userAgent.slice(0, 1024),
    referrer: document.referrer.slice(0, 2048),
    page_url: location.href.slice(0, 2048),
    country_code: text(country, 8),
    city_name: text(city, 128),
  };
}
