import './avatar.css';

/** A member's picture; where there is none to show, the first letter of the name. Decoration: the name stands beside it. */
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
