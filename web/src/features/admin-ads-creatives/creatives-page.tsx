import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { AdCreative, AdCreativePerformance } from '#contract/ad-shapes.ts';
import { adTypes, creativeStatuses } from '#contract/ad-words.ts';
import { call } from '#contract/client.ts';
import * as adminPaths from '../../admin-paths.ts';
import { actOnEach } from '../../parts/chosen-acts.tsx';
import { useAct } from '../../parts/use-act.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import './admin-ads-creatives.css';
import type { CreativeAct } from './creative-acts.tsx';
import { CreativeForm } from './creative-form.tsx';
import { CreativePreview } from './creative-preview.tsx';
import { activateWords, statusWords, typeWords } from './creative-words.ts';
import { type CreativesAsked, creativesAddress, creativeViews, moreShown } from './creatives-asked.ts';
import { CreativesGallery, CreativesTable } from './creatives-list.tsx';
import { EndCreative } from './end-creative.tsx';
import { PerformanceTable } from './performance-table.tsx';

type Opened = { kind: 'new' } | { kind: 'edit' | 'preview' | 'end'; creative: AdCreative };

/** Every creative: looked through, made, approved, paused and ended here. */
export function CreativesPage(props: {
  asked: CreativesAsked;
  creatives: readonly AdCreative[];
  hasMore: boolean;
  figures: readonly AdCreativePerformance[];
  campaigns: readonly { id: string; name: string }[];
}) {
  const { asked, creatives, hasMore, figures, campaigns } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const act = useAct();
  const close = () => setOpened(null);
  const isFiltered = asked.q !== '' || asked.type !== null || asked.status !== null;

  const setStatus = (creative: AdCreative, p_status: 'active' | 'inactive') =>
    act.run('Failed to update creative', async () => {
      await call('update_ad_creative_status', { p_id: creative.id, p_status });
      return `“${creative.title}” is ${p_status === 'active' ? 'active' : 'paused'} now.`;
    });
  const pause = (some: readonly AdCreative[]) =>
    void actOnEach(act, some, ['creative', 'creatives'], 'paused', ({ id }) =>
      call('update_ad_creative_status', { p_id: id, p_status: 'inactive' }),
    );
  const onAct = (what: CreativeAct, creative: AdCreative) => {
    if (what === 'pause') return void setStatus(creative, 'inactive');
    if (what !== 'duplicate') return setOpened({ kind: what, creative });
    void act.run('Failed to duplicate creative', async () => {
      const copy = await call('duplicate_ad_creative', { p_creative_id: creative.id });
      return `“${copy.title}” was copied; the copy is pending.`;
    });
  };
  const shown = { creatives, isBusy: act.isBusy, onAct };
  const create = (
    <button
      type="button"
      className="btn sm pri needs-script"
      disabled={campaigns.length === 0}
      onClick={() => setOpened({ kind: 'new' })}
    >
      Create Creative
    </button>
  );

  return (
    <>
      <div className="creative-head">
        <ViewTabs asked={asked} />
        <TableSearch
          action={adminPaths.adCreatives()}
          label="Search creatives"
          q={asked.q}
          keep={{ view: asked.view === 'gallery' ? null : asked.view }}
        >
          <select className="field" name="type" aria-label="Type" defaultValue={asked.type ?? ''}>
            <option value="">All types</option>
            {adTypes.map((type) => (
              <option key={type} value={type}>
                {typeWords[type]}
              </option>
            ))}
          </select>
          <select className="field" name="status" aria-label="Status" defaultValue={asked.status ?? ''}>
            <option value="">All statuses</option>
            {creativeStatuses.map((status) => (
              <option key={status} value={status}>
                {statusWords[status]}
              </option>
            ))}
          </select>
          {create}
        </TableSearch>
      </div>
      <StatusMessage status={act.status} of={act.of} />
      {campaigns.length === 0 && (
        <p className="form-note">
          A creative belongs to a campaign.{' '}
          <Link to={adminPaths.adCampaigns()}>Create a campaign first.</Link>
        </p>
      )}
      <section
        id="creatives-panel"
        className="creative-panel"
        role="tabpanel"
        aria-labelledby={`creatives-panel-${asked.view}`}
      >
        {asked.view === 'performance' ? (
          <PerformanceTable figures={figures} />
        ) : creatives.length === 0 ? (
          <EmptyState text={isFiltered ? 'No creatives match.' : 'No creatives yet.'} />
        ) : asked.view === 'gallery' ? (
          <CreativesGallery {...shown} />
        ) : (
          <CreativesTable {...shown} onPause={pause} />
        )}
        {hasMore && asked.view !== 'performance' && (
          <Link
            className="btn sm flat creative-more"
            to={creativesAddress({ ...asked, shown: moreShown(asked.shown) })}
            preventScrollReset
          >
            Load More
          </Link>
        )}
      </section>
      {opened !== null && (opened.kind === 'new' || opened.kind === 'edit') && (
        <Dialog
          className="creative-modal"
          title={opened.kind === 'new' ? 'Create creative' : `Edit “${opened.creative.title}”`}
          onClose={close}
        >
          {(shut) => (
            <>
              <DialogStatus act={act} />
              <CreativeForm
                creative={opened.kind === 'new' ? null : opened.creative}
                campaigns={campaigns}
                act={act}
                onDone={shut}
              />
            </>
          )}
        </Dialog>
      )}
      {opened?.kind === 'preview' && (
        <Dialog className="creative-modal" title={opened.creative.title} onClose={close}>
          {(shut) => (
            <>
              <DialogStatus act={act} />
              <CreativePreview creative={opened.creative} />
              {opened.creative.status !== 'active' && (
                <div className="ends">
                  <button type="button" className="btn sm flat" onClick={shut}>
                    Not now
                  </button>
                  <button
                    type="button"
                    className="btn sm pri"
                    disabled={act.isBusy}
                    onClick={() =>
                      void setStatus(opened.creative, 'active').then((isDone) => isDone && shut())
                    }
                  >
                    {opened.creative.status === 'inactive' ? activateWords.inactive : activateWords.review}
                  </button>
                </div>
              )}
            </>
          )}
        </Dialog>
      )}
      {opened?.kind === 'end' && <EndCreative creative={opened.creative} act={act} onClose={close} />}
    </>
  );
}

function ViewTabs({ asked }: { asked: CreativesAsked }) {
  const go = useNavigate();
  const to = (view: string) => creativesAddress({ ...asked, view: view as CreativesAsked['view'] });
  return (
    <Tabs
      label="Views"
      selected={asked.view}
      panelId="creatives-panel"
      tabs={Object.entries(creativeViews).map(([id, label]) => ({ id, label, href: to(id) }))}
      onSelect={(id) => void go(to(id), { preventScrollReset: true })}
    />
  );
}
