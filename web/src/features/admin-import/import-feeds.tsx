import type { FormEvent } from 'react';
import { call } from '#contract/client.ts';
import type { ImportFeed } from '#contract/import-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import { type FindWorks, WorkField } from '../../parts/work-field.tsx';
import * as texts from '../../texts/admin-import.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select, Switch } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import { Moment } from '../../ui/moment.tsx';
import type { StatusKind } from '../../ui/status-message.tsx';
import { DestinationFields, readDestination, type SiteCategory } from './destination.tsx';
import { unsigned } from './source-words.ts';
import type { SaidAct } from './use-said.ts';

const findAnyWork: FindWorks = async (typed) =>
  (await call('get_managed_works', { p_search: typed, p_limit: 10 })).items;

const intervals = [
  ['60', texts.everyHour],
  ['360', texts.everySixHours],
  ['1440', texts.everyDay],
  ['10080', texts.everyWeek],
] as const;
const intervalWords = (minutes: number): string =>
  intervals.find(([value]) => Number(value) === minutes)?.[1] ??
  fillIn(texts.everyMinutesMinutes, { minutes });

/** Changes when the saved values change, not when the feed is checked. */
const savedPart = (feed: ImportFeed): string =>
  [
    feed.name,
    feed.url,
    feed.category_id,
    feed.publish_as,
    feed.interval_minutes,
    feed.is_active,
    feed.work?.id,
  ].join(' ');

/** Adds a feed, or changes the given one. Whoever saves it signs for what it brings from then on. */
function FeedForm(props: {
  feed: ImportFeed | null;
  categories: readonly SiteCategory[];
  say(text: string, kind?: StatusKind): void;
  act: SaidAct;
}) {
  const { feed, categories, say, act } = props;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const choice = readDestination(form, unsigned);
    if (typeof choice === 'string') return say(choice, 'error');
    act(async () => {
      const saved = await call('save_import_feed', {
        ...(feed === null ? {} : { p_feed_id: feed.id, p_is_active: form.get('active') === 'on' }),
        p_name: String(form.get('name')),
        p_url: String(form.get('url')).trim(),
        p_category_id: choice.categoryId,
        p_publish_as: choice.publishAs,
        p_declaration: choice.declaration,
        p_interval_minutes: Number(form.get('interval')),
        p_work_id: String(form.get('work_id') ?? '') || null,
      });
      if (feed === null) element.reset();
      return saved.is_active
        ? fillIn(texts.feedIsChecked, {
            name: saved.name,
            interval: intervalWords(saved.interval_minutes),
          })
        : fillIn(texts.feedIsCheckedOnRequest, { name: saved.name });
    });
  };
  const minutes = String(feed?.interval_minutes ?? 1440);
  const offered = intervals.some(([value]) => value === minutes)
    ? intervals
    : [...intervals, [minutes, intervalWords(Number(minutes))] as const];
  return (
    <FormOfAct act={act} className="form" onSubmit={save}>
      <Field label={texts.name} name="name" maxLength={100} required defaultValue={feed?.name} />
      <Field
        label={texts.feedUrl}
        name="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2048}
        required
        defaultValue={feed?.url}
      />
      <Select
        label={texts.check}
        name="interval"
        parameter="p_interval_minutes"
        defaultValue={minutes}
        options={offered}
      />
      <WorkField
        label={texts.feedOfWork}
        name="work_id"
        titleName="work"
        initial={feed?.work ?? undefined}
        find={findAnyWork}
        hint={(state) => (state === 'typed' ? texts.chooseTheWork : texts.feedOfWorkHint)}
      />
      {feed !== null && (
        <Switch
          label={texts.checkAutomatically}
          hint={texts.otherwiseOnRequest}
          name="active"
          defaultChecked={feed.is_active}
        />
      )}
      <DestinationFields
        categories={categories}
        legend={texts.iDeclareForAllThatComesIn}
        {...(feed === null
          ? {}
          : {
              now: { categoryId: feed.category_id, publishAs: feed.publish_as, depicts: feed.depicts },
            })}
      />
      <button type="submit" className="btn sm flat">
        {feed === null ? texts.addFeed : texts.saveFeed}
      </button>
    </FormOfAct>
  );
}

/** Sources that the site checks automatically. */
export function ImportFeeds(props: {
  feeds: readonly ImportFeed[];
  categories: readonly SiteCategory[];
  say(text: string, kind?: StatusKind): void;
  act: SaidAct;
}) {
  const { feeds, categories, say, act } = props;
  return (
    <AdminSection title={texts.feeds} lead={texts.whatFeedsAre}>
      <ul className="source-batches">
        {feeds.map((feed) => (
          <li key={feed.id}>
            <strong>{feed.name}</strong>
            <small>
              {fillIn(texts.feedFacts, {
                url: feed.url,
                interval: feed.is_active ? intervalWords(feed.interval_minutes) : texts.notAutomatically,
                category: feed.category_name,
                publishAs: feed.publish_as,
              })}
            </small>
            <small className={feed.last_failed ? 'source-fault' : undefined}>
              {feed.last_run_at === null ? (
                texts.notCheckedYet
              ) : (
                <>
                  <Moment at={feed.last_run_at} />: {feed.last_result ?? ''}
                </>
              )}
            </small>
            <div className="source-acts">
              <button
                type="button"
                className="btn sm flat"
                onClick={() =>
                  act(async () => (await call('run_import_feed', { p_feed_id: feed.id })).message)
                }
              >
                {texts.checkNow}
              </button>
              <ConfirmDetails act={texts.remove} question={texts.whatRemovingAFeedDoes}>
                <button
                  type="button"
                  className="btn sm flat"
                  onClick={() =>
                    act(async () => (await call('delete_import_feed', { p_feed_id: feed.id })).message)
                  }
                >
                  {texts.yesRemoveIt}
                </button>
              </ConfirmDetails>
            </div>
            <details className="source-more">
              <summary className="btn sm flat" aria-label={fillIn(texts.editName, { name: feed.name })}>
                {texts.edit}
              </summary>
              {/* The form starts again from what was saved. */}
              <FeedForm key={savedPart(feed)} feed={feed} categories={categories} say={say} act={act} />
            </details>
          </li>
        ))}
      </ul>
      <details className="source-more">
        <summary className="btn sm flat">{texts.addAFeed}</summary>
        <FeedForm feed={null} categories={categories} say={say} act={act} />
      </details>
    </AdminSection>
  );
}
