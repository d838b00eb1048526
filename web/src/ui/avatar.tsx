import type { CSSProperties } from 'react';
import './avatar.css';

/** A number of a name by which names that differ in one letter are far apart. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 2_654_435_761) >>> 7, 7919);

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
  const number = numberOf(of);
  return (
    <span
      className="avatar"
      style={
        { width: size, height: size, '--tint': number % 360, '--drift': (number >> 9) % 150 } as CSSProperties
      }
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
