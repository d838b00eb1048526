import './avatar.css';

/**
 * A member's picture or, if there is none to show, the first letter of their name. Decoration: the name stands beside
 * it.
 */
export function Avatar({ name, url, size = 36 }: { name: string; url: string | null; size?: number }) {
  return (
    <span className="avatar" style={{ width: size, height: size }} aria-hidden="true">
      {url ? (
        <img src={url} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        (name[0] ?? '?').toUpperCase()
      )}
    </span>
  );
}
