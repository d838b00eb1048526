import type { AdCreative, AdVisibility, Placement } from '#contract/ad-shapes.ts';
import { adPageTypes } from '#contract/ad-words.ts';
import * as adminPaths from '../../admin-paths.ts';
import { Link } from '../../lib/link.tsx';
import * as texts from '../../texts/admin-ads.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { viewerNames } from './asked-viewer.ts';

/** What would stand in a placement now. */
export type ShownAd = Pick<AdCreative, 'title' | 'image_url' | 'width' | 'height' | 'ad_type'>;

/** Every placement by the page it is on, each with what a visitor would see in it now. */
export function SlotTests(props: {
  placements: readonly Placement[];
  shown: Readonly<Record<string, ShownAd>>;
}) {
  const { placements, shown } = props;
  const groups = adPageTypes
    .map((page) => ({ page, placed: placements.filter(({ page_type }) => page_type === page) }))
    .filter(({ placed }) => placed.length > 0);
  return (
    <AdminSection title={texts.placements} lead={texts.slotTestsLead}>
      {groups.length === 0 && (
        <EmptyState text={texts.noPlacementsFoundInThe}>
          <Link className="btn sm flat" to={adminPaths.adPlacements()}>
            {texts.goToPlacements}
          </Link>
        </EmptyState>
      )}
      {groups.map(({ page, placed }) => (
        <section key={page} className="ads-slot-group" aria-label={page}>
          <h3>{page}</h3>
          <ul>
            {placed.map((placement) => (
              <li key={placement.id}>
                <Slot placement={placement} ad={shown[placement.id] ?? null} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </AdminSection>
  );
}

function Slot({ placement, ad }: { placement: Placement; ad: ShownAd | null }) {
  const { name, location, status, ad_sizes } = placement;
  return (
    <article className="ads-slot">
      <h4>{name}</h4>
      <p>
        {location}, {status}
      </p>
      <ul className="ads-sizes" aria-label={texts.supportedSizes}>
        {ad_sizes.map((size) => (
          <li key={size}>{size}</li>
        ))}
      </ul>
      {ad === null ? (
        <p className="ads-empty">{texts.noAdAvailableForThis}</p>
      ) : ad.image_url === null ? (
        <p className="ads-shown">
          {ad.title} ({ad.ad_type})
        </p>
      ) : (
        <figure>
          <img src={ad.image_url} alt="" width={ad.width ?? undefined} height={ad.height ?? undefined} />
          <figcaption>{ad.title}</figcaption>
        </figure>
      )}
    </article>
  );
}

/** Who sees ads, as the page of permissions has it. */
export function VisibilityTest({ visibility }: { visibility: readonly AdVisibility[] }) {
  return (
    <AdminSection title={texts.whoSeesAds}>
      {visibility.length === 0 ? (
        <EmptyState text={texts.noAdVisibilitySettingsFound} />
      ) : (
        <dl className="ads-visibility">
          {visibility.map(({ role, can_view_ads }) => (
            <div key={role}>
              <dt>{viewerNames[role]}</dt>
              <dd>{can_view_ads ? texts.yes : texts.no}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link to={adminPaths.adPermissions()}>{texts.change}</Link>
      </p>
    </AdminSection>
  );
}
