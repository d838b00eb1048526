import type { FormEvent } from 'react';
import { call } from '#contract/client.ts';
import type { ImportFeed } from '#contract/import-shapes.ts';
import { formatMoment } from '../../lib/format.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select, Switch } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import type { StatusKind } from '../../ui/status-message.tsx';
import { DestinationFields, readDestination, type SiteCategory } from './destination.tsx';
import { unsigned } from './source-words.ts';

const intervals = [
  ['60', 'every hour'],
  ['360', 'every six hours'],
  ['1440', 'every day'],
  ['10080', 'every week'],
] as const;
const intervalWords = (minutes: number): string =>
  intervals.find(([value]) => Number(value) === minutes)?.[1] ?? `every ${minutes} minutes`;

/** Changes when the saved values change, not when the feed is checked. */
const savedPart = (feed: ImportFeed): string =>
  [feed.name, feed.url, feed.category_id, feed.publish_as, feed.interval_minutes, feed.is_active].join(' ');

/** Adds a feed, or changes the given one. Whoever saves it signs for what it brings from then on. */
function FeedForm(props: {
  feed: ImportFeed | null;
  categories: readonly SiteCategory[];
  say(text: string, kind?: StatusKind): void;
  act(work: () => Promise<string>): void;
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
      });
      if (feed === null) element.reset();
      return saved.is_active
        ? `The feed "${saved.name}" is looked at ${intervalWords(saved.interval_minutes)}.`
        : `The feed "${saved.name}" is checked only when you say so.`;
    });
  };
  const minutes = String(feed?.interval_minutes ?? 1440);
  const offered = intervals.some(([value]) => value === minutes)
    ? intervals
    : [...intervals, [minutes, intervalWords(Number(minutes))] as const];
  return (
    <form className="form" onSubmit={save}>
      <Field label="Name" name="name" maxLength={100} required defaultValue={feed?.name} />
      <Field
        label="Feed URL"
        name="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2048}
        required
        defaultValue={feed?.url}
      />
      <Select label="Look" name="interval" defaultValue={minutes} options={offered} />
      {feed !== null && (
        <Switch
          label="Check automatically"
          hint="Otherwise only when somebody says so."
          name="active"
          defaultChecked={feed.is_active}
        />
      )}
      <DestinationFields
        categories={categories}
        legend="I declare of all that comes in by this"
        {...(feed === null
          ? {}
          : {
              now: { categoryId: feed.category_id, publishAs: feed.publish_as, depicts: feed.depicts },
            })}
      />
      <button type="submit" className="btn sm flat">
        {feed === null ? 'Add the feed' : 'Save the feed'}
      </button>
    </form>
  );
}

/** Sources that the site checks automatically. */
export function ImportFeeds(props: {
  feeds: readonly ImportFeed[];
  categories: readonly SiteCategory[];
  say(text: string, kind?: StatusKind): void;
  act(work: () => Promise<string>): void;
}) {
  const { feeds, categories, say, act } = props;
  return (
    <AdminSection
      title="Feeds"
      lead="Sources the site checks automatically. New videos come in on their own."
    >
      <ul className="source-batches">
        {feeds.map((feed) => (
          <li key={feed.id}>
            <strong>{feed.name}</strong>
            <small>
              {feed.url}, {feed.is_active ? intervalWords(feed.interval_minutes) : 'not by itself'} into{' '}
              {feed.category_name}, as {feed.publish_as}
            </small>
            <small className={feed.last_failed ? 'source-fault' : undefined}>
              {feed.last_run_at === null
                ? 'Not checked yet.'
                : `${formatMoment(feed.last_run_at)}: ${feed.last_result ?? ''}`}
            </small>
            <div className="source-acts">
              <button
                type="button"
                className="btn sm flat"
                onClick={() =>
                  act(async () => (await call('run_import_feed', { p_feed_id: feed.id })).message)
                }
              >
                Look now
              </button>
              <ConfirmDetails act="Remove" question="It is no longer checked. What came from it stays.">
                <button
                  type="button"
                  className="btn sm flat"
                  onClick={() =>
                    act(async () => (await call('delete_import_feed', { p_feed_id: feed.id })).message)
                  }
                >
                  Yes, remove it
                </button>
              </ConfirmDetails>
            </div>
            <details className="source-more">
              <summary className="btn sm flat" aria-label={`Change ${feed.name}`}>
                Change
              </summary>
              {/* The form starts again from what was saved. */}
              <FeedForm key={savedPart(feed)} feed={feed} categories={categories} say={say} act={act} />
            </details>
          </li>
        ))}
      </ul>
      <details className="source-more">
        <summary className="btn sm flat">Add a feed</summary>
        <FeedForm feed={null} categories={categories} say={say} act={act} />
      </details>
    </AdminSection>
  );
}
