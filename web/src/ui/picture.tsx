import type { ComponentProps, CSSProperties } from 'react';
import { pictureSet } from '../lib/picture-set.ts';

/**
 * A picture of ours: as AVIF where the browser takes it, in a width that suits its place, and in its colours until it is
 * there. `most` is how many pixels it is shown with at the most, on sharp screens; `sizes` how wide it is (`auto` first where
 * it is not cropped: then what loads late knows better).
 */
export function Picture({
  address,
  most = 640,
  sizes,
  eager,
  ...rest
}: {
  address: string;
  most?: number;
  sizes?: string | undefined;
  eager?: boolean | undefined;
} & Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'style' | 'loading'>) {
  const [avif, webp, tint] = pictureSet(address, most);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        alt=""
        width={640}
        height={360}
        decoding="async"
        {...rest}
        loading={eager ? 'eager' : 'lazy'}
        sizes={sizes}
        srcSet={webp}
        src={address}
        style={{ '--hint': tint } as CSSProperties}
      />
    </picture>
  );
}
