import type { FormEvent } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-import.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Switch } from '../../ui/choices.tsx';
import type { StatusKind } from '../../ui/status-message.tsx';
import { DestinationFields, readDestination, type SiteCategory } from './destination.tsx';
import { type Failure, unsigned } from './source-words.ts';
import type { ImportChoice, Progress } from './use-source-import.ts';

/** Destination, state and signature; then the progress and what failed. */
export function SourceForm(props: {
  categories: readonly SiteCategory[];
  chosen: number;
  progress: Progress | null;
  failures: readonly Failure[];
  say(text: string, kind?: StatusKind): void;
  onDryRun(): void;
  onImport(choice: ImportChoice): void;
}) {
  const { categories, chosen, progress, failures, say, onDryRun, onImport } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress !== null) return;
    const form = new FormData(event.currentTarget);
    const destination = readDestination(form, unsigned);
    if (typeof destination === 'string') say(destination, 'error');
    else onImport({ ...destination, usesMapping: form.get('mapping') === 'on' });
  };
  return (
    <AdminSection title={texts.importWords}>
      <form className="form" onSubmit={submit}>
        <DestinationFields categories={categories} legend={texts.iDeclareForAllThatComesIn} />
        <Switch
          label={texts.useTheSourcesCategories}
          hint={texts.whereCategoriesAreMapped}
          name="mapping"
          defaultChecked={false}
        />
        <div className="source-acts">
          <button type="submit" className="btn sm pri" aria-disabled={progress !== null}>
            {progress === null
              ? fillIn(texts.importSelected, { count: chosen })
              : fillIn(texts.importingDoneOf, { done: progress.done + 1, total: progress.of })}
          </button>
          <button type="button" className="btn sm flat" aria-disabled={progress !== null} onClick={onDryRun}>
            {texts.dryRun}
          </button>
        </div>
      </form>
      {progress !== null && (
        <progress aria-label={texts.importWords} value={progress.done} max={progress.of} />
      )}
      {failures.length > 0 && (
        <ul className="source-failures" aria-label={texts.whatWasNotImported}>
          {failures.map(({ url, title, message }) => (
            <li key={url}>
              <strong>{title || url}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </AdminSection>
  );
}
