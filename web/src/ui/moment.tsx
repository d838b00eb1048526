import { formatMoment } from '../lib/format.ts';
import { useInBrowser } from '../lib/use-in-browser.ts';
import { zonedMoment } from '../lib/zoned.ts';

/**
 * A moment by the clock of whoever reads it, and in UTC on hover. The server knows no clock but UTC: it writes that, and so
 * does the browser until the page has come to life.
 */
export function Moment({ at }: { at: string }) {
  const isInBrowser = useInBrowser();
  const utc = formatMoment(at);
  if (utc === '') return null;
  return (
    <time dateTime={at} title={utc}>
      {isInBrowser ? zonedMoment(Intl.DateTimeFormat().resolvedOptions().timeZone, at) : utc}
    </time>
  );
}
