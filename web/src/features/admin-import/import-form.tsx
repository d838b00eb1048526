import type { FormEvent } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-import.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import type { StatusKind } from '../../ui/status-message.tsx';
import { type Destination, DestinationFields, readDestination, type SiteCategory } from './destination.tsx';
import type { Failure } from './hosted-words.ts';
import { unsigned } from './hosted-words.ts';
import type { Progress } from './use-hosted-import.ts';

/** Destination, state, and one signed declaration for all of them. */
export function ImportForm(props: {
  categories: readonly SiteCategory[];
  chosen: number;
  progress: Progress | null;
  failures: readonly Failure[];
  say(text: string, kind?: StatusKind): void;
  onImport(destination: Destination): void;
}) {
  const { categories, chosen, progress, failures, say, onImport } = props;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (progress !== null) return;
    const destination = readDestination(new FormData(event.currentTarget), unsigned);
    if (typeof destination === 'string') say(destination, 'error');
    else onImport(destination);
  }
  return (
    <AdminSection title={texts.importWords}>
      <form className="form" onSubmit={submit}>
        <DestinationFields categories={categories} legend={texts.iDeclareForAllIImport} />
        <button type="submit" className="btn sm pri" aria-disabled={progress !== null}>
          {progress === null
            ? fillIn(texts.importSelected, { count: chosen })
            : fillIn(texts.importingDoneOf, { done: progress.done + 1, total: progress.of })}
        </button>
      </form>
      {progress !== null && (
        <progress
          aria-label={texts.importWords}
          value={progress.done}
          max={progress.of}
          className="import-progress"
        />
      )}
      {failures.length > 0 && (
        <ul className="import-failures" aria-label={texts.whatWasNotImported}>
          {failures.map(({ guid, title, message }) => (
            <li key={guid}>
              <strong>{title}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </AdminSection>
  );
}
