import { Link } from 'react-router';
import * as paths from '../../paths.ts';

/** Ways to the pages of tags. */
export function TagChips(props: { label: string; tags: readonly { name: string; slug: string }[] }) {
  return (
    <ul className="chips" aria-label={props.label}>
      {props.tags.map((tag) => (
        <li key={tag.slug}>
          <Link className="chip" to={paths.tag(tag.slug)}>
            {tag.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
