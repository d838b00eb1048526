import type { ComponentProps, CSSProperties } from 'react';

/** Widths in which pictures of one kind or another are stored as AVIF. */
const stored = [128, 320, 480, 640, 960, 1280];
const named = /^(.+\/thumbnails\/\d+-|.+-([\da-f]{9})-)(\d+)\.webp$/;

/**
 * A picture of ours: as AVIF where the browser takes it, in a width that suits its place, and in its colours until it is
 * there. `most` is how many pixels it is shown with at the most, on sharp screens; half of that is the least it is offered in.
 * `sizes` is how wide it is (`auto` first where it is not cropped: then what loads late knows better). A name like
 * `2-a1b2c3d4e-1280.webp` says the colours, from top to bottom, and that AVIF lies beside it; `thumbnails/2-1280.webp`, from
 * before, that narrower ones do. Other pictures have one file.
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
  const [, stem, colours, last] = named.exec(address) ?? [];
  const widest = Math.min(most, +last!);
  const avif =
    colours &&
    stored
      .filter((one) => one * 2 >= widest && one <= widest)
      .map((one) => `${stem}${one}.avif ${one}w`)
      .join();
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        alt=""
        width={640}
        height={360}
        {...rest}
        loading={eager ? undefined : 'lazy'}
        sizes={sizes}
        src={stem ? `${stem}${widest}.webp` : address}
        style={{ '--hint': colours?.replace(/.../g, ',#$&') } as CSSProperties}
      />
    </picture>
  );
}
