import { countOf } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import * as paths from '../../paths.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/videos.ts';
import './category-list.css';

export interface CategoryModel {
  name: string;
  slug: string;
  image: string | null;
  videos: number;
}

/** A fixed colour for each category, dark enough for white text. */
function hueOf(slug: string): number {
  let hash = 0;
  for (const letter of slug) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return hash;
}

export function CategoryTile({ category }: { category: CategoryModel }) {
  const { gated } = usePageState();
  return (
    <article className="category-tile" style={{ '--hue': hueOf(category.slug) } as React.CSSProperties}>
      {category.image && !gated && (
        <img src={category.image} alt="" width={640} height={360} loading="lazy" decoding="async" />
      )}
      <h3>
        <Link to={paths.category(category.slug)}>{category.name}</Link>
      </h3>
      <p>{countOf(category.videos, texts.video, texts.videos)}</p>
    </article>
  );
}
