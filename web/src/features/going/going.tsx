import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import * as texts from '../../texts/site-frame.ts';
import './going.css';

const followLine = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Strips of links or tabs that may be wider than a phone. */
const strips = '.profile-tabs, .tabs';

/** Brings the current one of each strip into view. */
function showWhereOneIs(): void {
  for (const strip of document.querySelectorAll<HTMLElement>(strips)) {
    const here = strip.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
    if (!here || strip.scrollWidth <= strip.clientWidth) continue;
    const { left, width } = here.getBoundingClientRect();
    const bounds = strip.getBoundingClientRect();
    strip.scrollLeft += left + width / 2 - (bounds.left + bounds.width / 2);
  }
}

/** Milliseconds for which the page says that the line is back. */
const relief = 3_000;

/**
 * What a page says while it waits: style sheets draw a bar, and after a moment the outline of the page that comes. Links
 * and forms say so themselves (`guardNavigation`); steps back and forward do here. A page without a line says that it
 * goes on once there is one.
 */
export default function Going() {
  const path = useNavigation().location?.pathname;
  // Of the page that is shown: after a step back the browser's own address is the next one already.
  const { key, pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (path === undefined || dataset.going !== undefined) return;
    dataset.going = path === pathname ? '' : path;
    return () => void delete dataset.going;
  }, [path, pathname]);
  useEffect(() => {
    // A page that the browser kept as it was left.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) delete document.documentElement.dataset.going;
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own place
  useEffect(showWhereOneIs, [key]);
  return <LineBanner />;
}

function LineBanner() {
  const isOnline = useSyncExternalStore(followLine, () => navigator.onLine);
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) return setWasOffline(true);
    const timer = setTimeout(() => setWasOffline(false), relief);
    return () => clearTimeout(timer);
  }, [isOnline]);
  const words = !isOnline ? texts.youreOfflineWellPickUp : wasOffline && texts.youreBackOnline;
  return (
    <p className="line-banner" role="status" data-online={isOnline} hidden={!words}>
      {words}
    </p>
  );
}
