import type { CSSProperties } from 'react';
import './avatar.css';

/**
 * A member's picture or, if there is none to show, the first letter of their name, in a color by which people are told
 * apart at a glance. Decoration: the name stands beside it.
 */
export function Avatar({
  name,
  of,
  url,
  size = 36,
}: {
  name: string;
  /** Their user name: their color stays while they call themselves otherwise. */
  of: string;
  url: string | null;
  size?: number;
}) {
  return (
    <span
      className="avatar"
      style={{ width: size, height: size, '--tint': of.length * 47 + of.charCodeAt(0) * 31 } as CSSProperties}
      aria-hidden="true"
    >
      {url ? (
        <img src={url} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        (name[0] ?? '?').toUpperCase()
      )}
    </span>
  );
}
