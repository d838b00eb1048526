import { Link } from '../../lib/link.tsx';
import { pictureSet } from '../../lib/picture-set.ts';
import type { WorkTileModel } from '../../page/work-card.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/works.ts';
import * as workPaths from '../../work-paths.ts';
import './works.css';

const sizes = '(max-width: 639px) 50vw, (max-width: 1023px) 33vw, 25vw';

/** A still at the size of a card; behind the age gate an empty plate. */
export function Still(props: { picture: string | null; eager?: boolean; sizes?: string }) {
  const { gated } = usePageState();
  if (gated) return null;
  if (props.picture === null) return <span className="no-image">{texts.noImage}</span>;
  return (
    <img
      src={props.picture}
      srcSet={pictureSet(props.picture)}
      sizes={props.sizes ?? sizes}
      alt=""
      width={640}
      height={360}
      loading={props.eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

/** A work in a grid: its first still, its title and what it is. `over` says what it is to another. */
export function WorkTile(props: {
  work: WorkTileModel;
  over?: string;
  heading?: 'h2' | 'h3';
  eager?: boolean;
}) {
  const { work, over, heading: Heading = 'h3' } = props;
  return (
    <article className="card">
      <div className="art" data-shield={work.shield?.act}>
        <Still picture={work.picture} eager={props.eager ?? false} />
        {(over || work.shield) && (
          <span className="badges">
            {work.shield && <span className="tag shielded">{work.shield.name}</span>}
            {over && <span className="tag">{over}</span>}
          </span>
        )}
      </div>
      <Heading className="card-title">
        <Link to={workPaths.series(work.slug)}>{work.title}</Link>
      </Heading>
      <p className="meta">{work.line}</p>
    </article>
  );
}
