import { useState } from 'react';
import { Link } from 'react-router';
import type { AdCampaign, AdCategory } from '#contract/ad-shapes.ts';
import { adObjectives } from '#contract/ad-words.ts';
import { call } from '#contract/client.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, formatDate } from '../../lib/format.ts';
import type { AdFacts } from '../../page/ad-facts.ts';
import { lookOfAct } from '../../parts/ad-acts.ts';
import { objectiveNames, tierNames } from '../../parts/ad-names.ts';
import { actOnEach, ChosenActs } from '../../parts/chosen-acts.tsx';
import { useAdAct } from '../../parts/use-ad-act.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { StepPager } from '../../ui/step-pager.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import { ActiveCell } from './active-cell.tsx';
import type { SiteCategory } from './audience-fields.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { budgetWords } from './campaign-words.ts';

export interface CampaignTable {
  q: string;
  page: number;
  state: 'active' | 'paused' | null;
  objective: string | null;
  category: string | null;
}
type Opened =
  | { kind: 'new' }
  | { kind: 'edit'; campaign: AdCampaign }
  | { kind: 'delete'; campaigns: readonly AdCampaign[] };
const names = [texts.campaignWithin, texts.campaignsWithin] as const;

const runWords = ({ start_date: start, end_date: end }: AdCampaign): string => {
  if (start !== null && end !== null) return `${formatDate(start)} – ${formatDate(end)}`;
  if (start !== null) return fillIn(texts.fromDate, { date: formatDate(start) });
  return end === null ? texts.always : fillIn(texts.untilDate, { date: formatDate(end) });
};

/** All campaigns, the newest first: created, changed, switched and deleted here. */
export function CampaignsTable(props: {
  campaigns: readonly AdCampaign[];
  hasMore: boolean;
  categories: readonly AdCategory[];
  siteCategories: readonly SiteCategory[];
  facts: AdFacts;
  today: string;
  table: CampaignTable;
}) {
  const { campaigns, hasMore, categories, facts, table } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const act = useAdAct(texts.accessDeniedYouDoNot);
  const close = () => setOpened(null);
  const categoryName = (id: string | null) => categories.find((one) => one.id === id)?.name ?? '–';
  const switchTo = (campaign: AdCampaign, isActive: boolean) =>
    act.run(texts.error, async () => {
      await call('set_ad_campaign_active', { p_id: campaign.id, p_is_active: isActive });
      return fillIn(isActive ? texts.nameIsActive : texts.nameIsPaused, { name: campaign.name });
    });
  const switchAll = (isActive: boolean) => (some: readonly AdCampaign[]) =>
    void actOnEach(act, some, names, isActive ? texts.activated : texts.paused, ({ id }) =>
      call('set_ad_campaign_active', { p_id: id, p_is_active: isActive }),
    );
  return (
    <>
      <TableSearch
        action={adminPaths.adCampaigns()}
        label={texts.searchCampaigns}
        q={table.q}
        create={
          <button
            type="button"
            className="btn sm pri needs-script"
            onClick={() => setOpened({ kind: 'new' })}
          >
            {texts.createCampaign}
          </button>
        }
      >
        <select
          className="field"
          name="state"
          key={`state ${table.state}`}
          defaultValue={table.state ?? ''}
          aria-label={texts.state}
        >
          <option value="">{texts.activeAndPaused}</option>
          <option value="active">{texts.active}</option>
          <option value="paused">{texts.pausedLabel}</option>
        </select>
        <select
          className="field"
          name="objective"
          key={`objective ${table.objective}`}
          defaultValue={table.objective ?? ''}
          aria-label={texts.objective}
        >
          <option value="">{texts.allObjectives}</option>
          {adObjectives.map((one) => (
            <option key={one} value={one}>
              {objectiveNames[one]}
            </option>
          ))}
        </select>
        <select
          className="field"
          name="category"
          key={`category ${table.category}`}
          defaultValue={table.category ?? ''}
          aria-label={texts.category}
        >
          <option value="">{texts.allCategories}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </TableSearch>
      <StatusMessage status={act.status} of={act.of} />
      {campaigns.length > 0 && (
        <ChosenActs
          name="campaigns"
          picked={campaigns.filter(({ id }) => chosen.has(id))}
          isBusy={act.isBusy}
          acts={[
            [texts.activateSelected, switchAll(true)],
            [texts.pauseSelected, switchAll(false)],
            [texts.deleteSelected, (some) => setOpened({ kind: 'delete', campaigns: some })],
          ]}
        />
      )}
      <DataTable
        label={texts.campaigns}
        rows={campaigns}
        keyOf={({ id }) => id}
        selection={{ chosen, nameOf: ({ name }) => name, onChange: setChosen }}
        columns={[
          {
            id: 'name',
            name: texts.campaign,
            cell: ({ id, name, advertiser_name }) => (
              <span className="ad-name">
                <b>{name}</b>
                <small>
                  {advertiser_name && `${advertiser_name} · `}
                  <Link className="ad-link" to={adminPaths.adPostings({ campaign: id })}>
                    {texts.postings}
                  </Link>
                </small>
              </span>
            ),
          },
          {
            id: 'objective',
            name: texts.objective,
            isMinor: true,
            cell: ({ objective }) => objectiveNames[objective],
          },
          {
            id: 'category',
            name: texts.category,
            isMinor: true,
            cell: ({ category_id }) => categoryName(category_id),
          },
          { id: 'run', name: texts.runs, cell: (campaign) => <time>{runWords(campaign)}</time> },
          { id: 'budget', name: texts.budget, cell: (campaign) => budgetWords(campaign, facts.currency) },
          {
            id: 'tier',
            name: texts.tier,
            isMinor: true,
            cell: ({ goals }) => tierNames[goals.tier ?? 'remnant'],
          },
          { id: 'active', name: texts.active, cell: (campaign) => <ActiveCell campaign={campaign} /> },
          {
            id: 'acts',
            name: texts.actions,
            cell: (campaign) => {
              const button = (word: string, press: () => void) => (
                <button
                  type="button"
                  className={`linklike ${lookOfAct(word)}`}
                  aria-label={`${word}: ${campaign.name}`}
                  aria-disabled={act.isBusy}
                  onClick={() => {
                    if (!act.isBusy) press();
                  }}
                >
                  {word}
                </button>
              );
              return (
                <span className="row-acts needs-script">
                  {button(texts.edit, () => setOpened({ kind: 'edit', campaign }))}
                  {campaign.is_active
                    ? button(texts.pause, () => void switchTo(campaign, false))
                    : button(texts.activate, () => void switchTo(campaign, true))}
                  {button(texts.deleteWords, () => setOpened({ kind: 'delete', campaigns: [campaign] }))}
                </span>
              );
            },
          },
        ]}
        empty={<EmptyState text={texts.noCampaignsFound} />}
      />
      <StepPager
        page={table.page}
        hasMore={hasMore}
        to={(page) =>
          adminPaths.adCampaigns({ ...table, q: table.q || null, page: page === 1 ? null : page })
        }
      />
      {opened !== null && opened.kind !== 'delete' && (
        <Dialog
          className="wide"
          title={
            opened.kind === 'new'
              ? texts.createCampaignLabel
              : fillIn(texts.editName, { name: opened.campaign.name })
          }
          onClose={close}
        >
          {(shut) => (
            <CampaignForm
              campaign={opened.kind === 'new' ? null : opened.campaign}
              categories={categories}
              siteCategories={props.siteCategories}
              facts={facts}
              today={props.today}
              act={act}
              onDone={shut}
            />
          )}
        </Dialog>
      )}
      {opened?.kind === 'delete' && (
        <ConfirmDialog
          title={fillIn(texts.deleteWhat, {
            what:
              opened.campaigns.length === 1
                ? `“${opened.campaigns[0]?.name}”`
                : countOf(opened.campaigns.length, ...names),
          })}
          word={texts.deleteWords}
          act={act}
          onConfirm={() =>
            actOnEach(act, opened.campaigns, names, texts.deleted, ({ id }) =>
              call('delete_ad_campaign', { p_id: id }),
            )
          }
          onClose={close}
        >
          {texts.whatDeletingACampaignDoes}
        </ConfirmDialog>
      )}
    </>
  );
}
