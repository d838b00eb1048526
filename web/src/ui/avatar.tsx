import type { CSSProperties } from 'react';
import { Picture } from './picture.tsx';
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
  // Names that differ in one letter are far apart. An angle may be larger than a turn.
  let tint = 0;
  for (const sign of of) tint = (tint * 31 + sign.charCodeAt(0) * 137) % 9973;
  return (
    <span
      className="avatar"
      style={{ width: size, height: size, '--tint': tint } as CSSProperties}
      aria-hidden="true"
    >
      {url ? (
        <Picture address={url} most={size > 64 ? 320 : 128} width={size} height={size} />
      ) : (
        (name[0] ?? '?').toUpperCase()
      )}
    </span>
  );
}
