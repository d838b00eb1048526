import type { ShieldMark } from '#contract/shield-mark.ts';
import { Link } from '../../lib/link.tsx';
import * as workPaths from '../../work-paths.ts';
import { scriptOf } from './script-of.ts';
import { Still } from './work-tile.tsx';
import './works.css';

export interface StudioModel {
  slug: string;
  name: string;
  native: string | null;
  picture: string | null;
  shield?: ShieldMark;
  works: string;
}

/** A studio in a grid: a still of its latest work, its name and how many works it has. */
export function StudioTile({ studio, eager }: { studio: StudioModel; eager: boolean }) {
  return (
    <article className="card">
      <div className="art" data-shield={studio.shield?.act}>
        <Still picture={studio.picture} eager={eager} />
      </div>
      <h2 className="card-title">
        <Link to={workPaths.studio(studio.slug)}>{studio.name}</Link>
      </h2>
      <p className="meta">
        {studio.native && <b lang={scriptOf(studio.native)}>{studio.native}</b>}
        <span>{studio.works}</span>
      </p>
    </article>
  );
}
