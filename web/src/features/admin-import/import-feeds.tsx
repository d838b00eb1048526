import type { FormEvent } from 'react';
import { call } from '#contract/client.ts';
import type { ImportFeed } from '#contract/import-shapes.ts';
import { formatMoment } from '../../lib/format.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
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

/** Sources that are looked at by themselves. */
export function ImportFeeds(props: {
  feeds: readonly ImportFeed[];
  categories: readonly SiteCategory[];
  say(text: string): void;
  act(work: () => Promise<string>): void;
}) {
  const { feeds, categories, say, act } = props;
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const choice = readDestination(form, unsigned);
    if (typeof choice === 'string') return say(choice);
    act(async () => {
      const saved = await call('save_import_feed', {
        p_name: String(form.get('name')),
        p_url: String(form.get('url')).trim(),
        p_category_id: choice.categoryId,
        p_publish_as: choice.publishAs,
        p_declaration: choice.declaration,
        p_interval_minutes: Number(form.get('interval')),
      });
      element.reset();
      return `The feed "${saved.name}" is looked at ${intervalWords(saved.interval_minutes)}.`;
    });
  };
  return (
    <AdminSection title="Feeds" lead="Sources that are looked at by themselves. What is new there comes in.">
      <ul className="source-batches">
        {feeds.map((feed) => (
          <li key={feed.id}>
            <strong>{feed.name}</strong>
            <small>
              {feed.url}, {intervalWords(feed.interval_minutes)} into {feed.category_name}, as{' '}
              {feed.publish_as}
            </small>
            <small className={feed.last_failed ? 'source-fault' : undefined}>
              {feed.last_run_at === null
                ? 'Not looked at yet.'
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
              <ConfirmDetails act="Remove" question="It is looked at no more. What came from it stays.">
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
          </li>
        ))}
      </ul>
      <details className="source-more">
        <summary className="btn sm flat">Add a feed</summary>
        <form className="form" onSubmit={add}>
          <Field label="Name" name="name" maxLength={100} required />
          <Field
            label="Feed URL"
            name="url"
            inputMode="url"
            placeholder="https://"
            maxLength={2048}
            required
          />
          <Select label="Look" name="interval" defaultValue="1440" options={intervals} />
          <DestinationFields categories={categories} legend="I declare of all that comes in by this" />
          <button type="submit" className="btn sm flat">
            Add the feed
          </button>
        </form>
      </details>
    </AdminSection>
  );
}
