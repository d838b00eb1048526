import { Link } from '../../lib/link.tsx';
import type { WorkTileModel } from '../../page/work-card.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/works.ts';
import { Picture } from '../../ui/picture.tsx';
import * as workPaths from '../../work-paths.ts';
import './works.css';

const sizes = 'auto, (max-width: 639px) 50vw, (max-width: 1023px) 33vw, 25vw';

/** A still at the size of a card; behind the age gate an empty plate. */
export function Still(props: { picture: string | null; eager?: boolean; sizes?: string; most?: number }) {
  const { gated } = usePageState();
  if (gated) return null;
  if (props.picture === null) return <span className="no-image">{texts.noImage}</span>;
  return (
    <Picture
      address={props.picture}
      most={props.most ?? 640}
      sizes={props.sizes ?? sizes}
      eager={props.eager}
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
