import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import * as texts from '../../texts/account-settings.ts';
import './account-settings.css';

/** The settings, in the order in which people look for them; `part`: the part of its page that one leads to. */
const entries = [
  { name: texts.profile, to: memberPaths.settingsSecurity(), part: 'profile' },
  { name: texts.account, to: memberPaths.settingsSecurity(), part: 'account' },
  { name: texts.verify, to: memberPaths.settingsVerify(), part: null },
  { name: texts.security, to: memberPaths.settingsSecurity(), part: 'security' },
  { name: texts.playback, to: memberPaths.settingsPreferences(), part: 'playback' },
  { name: texts.privacy, to: memberPaths.settingsPreferences(), part: 'privacy' },
  { name: texts.blocklist, to: memberPaths.settingsBlocklist(), part: null },
  { name: texts.notifications, to: memberPaths.settingsPreferences(), part: 'notifications' },
  { name: texts.data, to: memberPaths.settingsDelete(), part: null },
] as const;
/** Entries that belong to the one above them. */
const within: readonly string[] = [texts.verify, texts.blocklist];

/** The part of the page that is being read: the last one whose top has passed the upper third of the window. */
function usePartRead(pathname: string): string | null {
  const first = entries.find(({ to, part }) => to === pathname && part !== null)?.part ?? null;
  const [read, setRead] = useState<string | null>(first);
  useEffect(() => {
    const parts = entries.flatMap(({ to, part }) => (to === pathname && part !== null ? [part] : []));
    const look = () => {
      const passed = parts.filter((part) => {
        const top = document.getElementById(part)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 4;
      setRead((isAtEnd && window.scrollY > 0 ? parts.at(-1) : passed.at(-1)) ?? parts[0] ?? null);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pathname]);
  return read;
}

/** Leads to every setting. On a phone the one being read is scrolled into view. */
export function SettingsNav() {
  const { pathname } = useLocation();
  const read = usePartRead(pathname);
  const nav = useRef<HTMLElement>(null);
  const isRead = (to: string, part: string | null) =>
    to === pathname && (part === null || part === read) && (part !== null || read === null);
  const current = entries.find(({ to, part }) => isRead(to, part))?.name;
  useEffect(() => {
    const chosen = current === undefined ? null : nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && chosen) nav.current.scrollLeft = chosen.offsetLeft - nav.current.offsetLeft - 16;
  }, [current]);
  return (
    <nav className="settings-nav" aria-label={texts.settings} ref={nav}>
      {entries.map(({ name, to, part }) => (
        <Link
          key={name}
          to={part === null ? to : { pathname: to, hash: part }}
          className={within.includes(name) ? 'is-within' : undefined}
          aria-current={name !== current ? undefined : part === null ? 'page' : 'location'}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
