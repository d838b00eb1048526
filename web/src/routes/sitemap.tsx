import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fillIn } from '../lib/fill-in.ts';
import * as memberPaths from '../member-paths.ts';
import { breadcrumbs, head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { orElse } from '../page/page-data.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/site-frame.ts';
import { FailedPart } from '../ui/failed-part.tsx';
import * as workPaths from '../work-paths.ts';
import './plain-page.css';

/** Tags in the tree; there is no page of all tags. */
const tagsShown = 60;

export async function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const [categories, tags] = await Promise.all([
    orElse(services, services.call('list-categories-direct', {}), null),
    orElse(services, services.call('get_popular_tags', { limit_count: tagsShown }), null),
  ]);
  const { site } = services;
  return {
    head: head({
      site,
      title: texts.sitemap,
      description: fillIn(texts.findYourWayAroundName, { name: site.name }),
      path: paths.sitemap(),
      structured: [breadcrumbs(site.origin, [[texts.sitemap, paths.sitemap()]])],
    }),
    hasFailed: categories === null || tags === null,
    categories: (categories ?? []).map(({ name, slug }) => ({ name, to: paths.category(slug) })),
    tags: (tags ?? []).map(({ name, slug }) => ({ name, to: paths.tag(slug) })),
  };
}

export const meta = headOf;

export const handle = { open: true };

interface Leaf {
  name: string;
  to: string;
}

/** A node that opens: its name ends in a plus sign. */
function Branch(props: { name: string; leaves: readonly Leaf[]; all?: Leaf; open?: boolean }) {
  const { name, leaves, all } = props;
  if (leaves.length === 0) return all ? <TreeLink {...all} /> : null;
  return (
    <li>
      <details open={props.open}>
        <summary>{name} +</summary>
        <ul>
          {all && <TreeLink {...all} />}
          {leaves.map((leaf) => (
            <TreeLink key={leaf.to} {...leaf} />
          ))}
        </ul>
      </details>
    </li>
  );
}

const TreeLink = ({ name, to }: Leaf) => (
  <li>
    <Link to={to}>{name}</Link>
  </li>
);

export default function Sitemap() {
  const { hasFailed, categories, tags } = useLoaderData<typeof loader>();
  return (
    <div className="plain tree">
      <h1>{texts.sitemap}</h1>
      {hasFailed && <FailedPart />}
      <ul>
        <li>
          <Link className="root" to={paths.home()}>
            {texts.homeLabel}
          </Link>
        </li>
        <li>
          <details open>
            <summary className="root">{texts.videos}</summary>
            <ul>
              <Branch
                name={texts.categories}
                open
                leaves={categories}
                all={{
                  name: categories.length > 0 ? texts.allCategories : texts.categories,
                  to: paths.categories(),
                }}
              />
              <Branch name={texts.tags} leaves={tags} />
              <TreeLink name={texts.series} to={workPaths.browse()} />
              <TreeLink name={texts.calendar} to={workPaths.calendar()} />
              <TreeLink name={texts.studios} to={paths.studios()} />
            </ul>
          </details>
        </li>
        <li>
          <details open>
            <summary className="root">{texts.user}</summary>
            <ul>
              <TreeLink name={texts.profile} to={paths.profile()} />
              <TreeLink name={texts.playlists} to={paths.playlists()} />
              <TreeLink name={texts.favorites} to={memberPaths.favorites()} />
              <TreeLink name={texts.inbox} to={memberPaths.inbox()} />
              <TreeLink name={texts.settings} to={memberPaths.settings()} />
              <TreeLink name={texts.premium} to={paths.premium()} />
            </ul>
          </details>
        </li>
        <li>
          <details open>
            <summary className="root">{texts.supportLabel}</summary>
            <ul>
              <TreeLink name={texts.support} to={paths.support()} />
              <TreeLink name={texts.contentRemoval} to={memberPaths.contentRemoval()} />
              <TreeLink name="FAQ" to={paths.faq()} />
            </ul>
          </details>
        </li>
      </ul>
    </div>
  );
}
