import { isWindowType } from '#contract/ad-page.ts';
import * as texts from '../../texts/admin-ads.ts';

/** What a placement measures in the form: a size, or what is typed so far of a custom one. */
export interface TypedSize {
  dimensions: string;
  width: string;
  height: string;
}

export const sizeOf = ({ dimensions, width, height }: TypedSize): string =>
  dimensions === 'custom' ? `${width.trim()}x${height.trim()}` : dimensions;

const side = (typed: string): number | null => {
  const pixels = Number(typed);
  return Number.isInteger(pixels) && pixels >= 1 && pixels <= 4000 ? pixels : null;
};

/** The room of a placement as large as it will be; `?` for a side that is missing. */
export function PlacementPreview({ size }: { size: TypedSize }) {
  if (isWindowType(size.dimensions))
    return (
      <figure className="placement-preview">
        <figcaption>{texts.preview}</figcaption>
        <p className="said">
          {size.dimensions === 'popup' ? texts.aWindowOf800600 : texts.aWindowOf800600Beneath}
        </p>
      </figure>
    );
  const [width = '', height = ''] = sizeOf(size).split('x');
  const sides = { width: side(width), height: side(height) };
  return (
    <figure className="placement-preview">
      <figcaption>{texts.previewAtTrueScale}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section aria-label={texts.preview} tabIndex={0}>
        <div style={{ width: sides.width ?? 120, height: sides.height ?? 90 }}>
          {`${sides.width ?? '?'} × ${sides.height ?? '?'}`}
        </div>
      </section>
    </figure>
  );
}
