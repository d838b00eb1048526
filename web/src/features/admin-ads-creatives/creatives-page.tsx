import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { AdCreativePerformance } from '#contract/ad-performance-shapes.ts';
import type { AdCreative } from '#contract/ad-shapes.ts';
import { adTypes, creativeStatuses } from '#contract/ad-words.ts';
import { call } from '#contract/client.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import { actOnEach } from '../../parts/chosen-acts.tsx';
import { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';
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
  /** A campaign that a creative is to be made for, from the start; null: none. */
  newFor?: string | null;
}) {
  const { asked, creatives, hasMore, figures, campaigns, newFor = null } = props;
  const [opened, setOpened] = useState<Opened | null>(newFor === null ? null : { kind: 'new' });
  const act = useAct();
  const close = () => setOpened(null);
  const isFiltered = asked.q !== '' || asked.type !== null || asked.status !== null;

  const setStatus = (creative: AdCreative, p_status: 'active' | 'inactive') =>
    act.run(texts.failedToUpdateCreative, async () => {
      await call('update_ad_creative_status', { p_id: creative.id, p_status });
      return fillIn(p_status === 'active' ? texts.titleIsActive : texts.titleIsPaused, {
        title: creative.title,
      });
    });
  const pause = (some: readonly AdCreative[]) =>
    void actOnEach(act, some, [texts.creativeName, texts.creativesName], texts.paused, ({ id }) =>
      call('update_ad_creative_status', { p_id: id, p_status: 'inactive' }),
    );
  const onAct = (what: CreativeAct, creative: AdCreative) => {
    if (what === 'pause') return void setStatus(creative, 'inactive');
    if (what !== 'duplicate') return setOpened({ kind: what, creative });
    void act.run(texts.failedToDuplicateCreative, async () => {
      const copy = await call('duplicate_ad_creative', { p_creative_id: creative.id });
      return fillIn(texts.copyWasCreated, { title: copy.title });
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
      {texts.createCreative}
    </button>
  );

  return (
    <>
      <div className="creative-head">
        <ViewTabs asked={asked} />
        <TableSearch
          action={adminPaths.adCreatives()}
          label={texts.searchCreatives}
          q={asked.q}
          create={create}
          keep={{ view: asked.view === 'gallery' ? null : asked.view }}
        >
          <select className="field" name="type" aria-label={texts.type} defaultValue={asked.type ?? ''}>
            <option value="">{texts.allTypes}</option>
            {adTypes.map((type) => (
              <option key={type} value={type}>
                {typeWords[type]}
              </option>
            ))}
          </select>
          <select className="field" name="status" aria-label={texts.status} defaultValue={asked.status ?? ''}>
            <option value="">{texts.allStatuses}</option>
            {creativeStatuses.map((status) => (
              <option key={status} value={status}>
                {statusWords[status]}
              </option>
            ))}
          </select>
        </TableSearch>
      </div>
      <StatusMessage status={act.status} of={act.of} />
      {campaigns.length === 0 && (
        <p className="form-note">
          {sentence(texts.createACampaignFirst, {
            link: (words) => <Link to={adminPaths.adCampaigns()}>{words}</Link>,
          })}
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
          <EmptyState text={isFiltered ? texts.noCreativesMatch : texts.noCreativesYet} />
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
            {texts.loadMore}
          </Link>
        )}
      </section>
      {opened !== null && (opened.kind === 'new' || opened.kind === 'edit') && (
        <Dialog
          className="creative-modal"
          title={
            opened.kind === 'new'
              ? texts.createCreativeLabel
              : fillIn(texts.editTitle, { title: opened.creative.title })
          }
          onClose={close}
        >
          {(shut) => (
            <CreativeForm
              creative={opened.kind === 'new' ? null : opened.creative}
              campaigns={campaigns}
              campaignId={newFor}
              act={act}
              onDone={shut}
            />
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
                    {texts.notNow}
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
      label={texts.views}
      selected={asked.view}
      panelId="creatives-panel"
      tabs={Object.entries(creativeViews).map(([id, label]) => ({ id, label, href: to(id) }))}
      onSelect={(id) => void go(to(id), { preventScrollReset: true })}
    />
  );
}
