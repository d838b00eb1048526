import type { AdFile } from '#contract/ad-shapes.ts';

/** A file as visitors will see it: a picture, or a clip that plays without sound. */
export function MediaView({ file, title, plays = true }: { file: AdFile; title: string; plays?: boolean }) {
  const poster = file.media.findLast(({ type }) => type === 'image/webp');
  const clip = file.media.find(({ type }) => type === 'video/mp4');
  if (clip !== undefined && plays)
    return (
      <video
        src={clip.path}
        poster={poster?.path}
        width={clip.width}
        height={clip.height}
        muted
        loop
        autoPlay
        playsInline
        controls
        aria-label={title}
      />
    );
  if (poster === undefined) return null;
  const first = file.media.find(({ type }) => type.startsWith('image/'))!;
  return (
    <picture>
      {file.media
        .filter(({ type }) => type === 'image/avif')
        .slice(0, 1)
        .map(({ path, type }) => (
          <source key={path} srcSet={path} type={type} />
        ))}
      <img src={poster.path} width={first.width} height={first.height} alt={title} />
    </picture>
  );
}
