import { useState } from 'react';
import { Link } from 'react-router';
import type { AdPosting } from '#contract/ad-shapes.ts';
import { call } from '#contract/client.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import type { AdFacts } from '../../page/ad-facts.ts';
import { actOnEach } from '../../parts/chosen-acts.tsx';
import { useAdAct } from '../../parts/use-ad-act.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { StepPager } from '../../ui/step-pager.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import './admin-ads-posting.css';
import { PostingCalendar } from './posting-calendar.tsx';
import { type Choices, PostingForm } from './posting-form.tsx';
import { PostingList } from './posting-list.tsx';

export interface PostingTable {
  q: string;
  page: number;
  state: 'active' | 'paused' | null;
  campaign: string | null;
  placement: string | null;
  /** Null: the list. */
  view: 'calendar' | null;
}
type Opened =
  | { kind: 'new' }
  | { kind: 'edit'; posting: AdPosting }
  | { kind: 'delete'; postings: readonly AdPosting[] };

/** Which creative stands in which placement and when: as a list, or as a calendar. */
export function PostingsTable(props: {
  postings: readonly AdPosting[];
  hasMore: boolean;
  choices: Choices;
  facts: AdFacts;
  from: string;
  today: string;
  now: number;
  table: PostingTable;
  /** A creative that is to be posted, from the start; null: none. */
  newOf?: string | null;
}) {
  const { postings, hasMore, choices, facts, from, today, now, table, newOf = null } = props;
  const [opened, setOpened] = useState<Opened | null>(newOf === null ? null : { kind: 'new' });
  const act = useAdAct();
  const close = () => setOpened(null);
  const { state, campaign, placement, view } = table;
  const query = { q: table.q || null, state, campaign, placement };

  const eachOf = (some: readonly AdPosting[], done: string, work: (posting: AdPosting) => Promise<unknown>) =>
    actOnEach(act, some, [texts.posting, texts.postingsWithin], done, work);
  const setActive = (some: readonly AdPosting[], isActive: boolean) =>
    eachOf(some, isActive ? texts.activated : texts.paused, ({ id }) =>
      call('set_ad_posting_active', { p_id: id, p_is_active: isActive }),
    );
  const select = (
    name: string,
    label: string,
    value: string | null,
    all: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <select
      className="field"
      name={name}
      key={`${name} ${value}`}
      defaultValue={value ?? ''}
      aria-label={label}
    >
      <option value="">{all}</option>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
  const named = (some: readonly { id: string; name: string }[]) =>
    some.map(({ id, name }) => [id, name] as const);
  return (
    <>
      <nav className="ad-views table-tools" aria-label={texts.view}>
        <Link
          className="btn sm flat"
          to={adminPaths.adPostings(query)}
          aria-current={view === null ? 'page' : undefined}
        >
          {texts.list}
        </Link>
        <Link
          className="btn sm flat"
          to={adminPaths.adPostings({ ...query, view: 'calendar' })}
          aria-current={view === 'calendar' ? 'page' : undefined}
        >
          {texts.calendar}
        </Link>
      </nav>
      <TableSearch
        action={adminPaths.adPostings()}
        label={texts.searchPostings}
        q={table.q}
        create={
          <button
            type="button"
            className="btn sm pri needs-script"
            onClick={() => setOpened({ kind: 'new' })}
          >
            {texts.createPosting}
          </button>
        }
        keep={{ view }}
      >
        {select('state', texts.state, state, texts.activeAndPaused, [
          ['active', texts.active],
          ['paused', texts.pausedLabel],
        ])}
        {select('campaign', texts.campaign, campaign, texts.allCampaigns, named(choices.campaigns))}
        {select('placement', texts.placement, placement, texts.allPlacements, named(choices.placements))}
      </TableSearch>
      <StatusMessage status={act.status} of={act.of} />
      {view === 'calendar' ? (
        <PostingCalendar
          {...{ postings, from, today, now, facts, query }}
          isCut={hasMore}
          onOpen={(posting) => setOpened({ kind: 'edit', posting })}
        />
      ) : (
        <>
          <PostingList
            {...{ postings, now, facts }}
            isBusy={act.isBusy}
            onEdit={(posting) => setOpened({ kind: 'edit', posting })}
            onSetActive={(some, isActive) => void setActive(some, isActive)}
            onDelete={(some) => setOpened({ kind: 'delete', postings: some })}
          />
          <StepPager
            page={table.page}
            hasMore={hasMore}
            to={(page) => adminPaths.adPostings({ ...query, page: page === 1 ? null : page })}
          />
        </>
      )}
      {opened !== null && opened.kind !== 'delete' && (
        <Dialog
          className="wide"
          title={opened.kind === 'new' ? texts.createPostingLabel : texts.editPosting}
          onClose={close}
        >
          {(shut) => (
            <PostingForm
              posting={opened.kind === 'new' ? null : opened.posting}
              initial={{ campaign, placement, creative: newOf }}
              {...{ choices, facts, act }}
              onDone={shut}
            />
          )}
        </Dialog>
      )}
      {opened?.kind === 'delete' && (
        <ConfirmDialog
          title={fillIn(texts.deleteWhat, {
            what: countOf(opened.postings.length, texts.posting, texts.postingsWithin),
          })}
          word={texts.deleteWords}
          act={act}
          onConfirm={() =>
            eachOf(opened.postings, texts.deleted, ({ id }) => call('delete_ad_posting', { p_id: id }))
          }
          onClose={close}
        >
          {texts.whatDeletingAPostingDoes}
        </ConfirmDialog>
      )}
    </>
  );
}
