import { Link } from '../../lib/link.tsx';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/videos.ts';
import './category-list.css';

/** A short list of categories with their number of videos. */
export function CategoryLinks(props: {
  categories: readonly { name: string; slug: string; videos: number }[];
}) {
  if (props.categories.length === 0) return <p className="none">{texts.noCategoriesYet}</p>;
  return (
    <>
      <ul className="category-links">
        {props.categories.map(({ name, slug, videos }) => (
          <li key={slug}>
            <Link to={paths.category(slug)}>
              {name} <small>{videos}</small>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="more" to={paths.categories()}>
        {texts.allCategories}
      </Link>
    </>
  );
}
