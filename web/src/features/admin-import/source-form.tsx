import type { FormEvent } from 'react';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select, Switch } from '../../ui/choices.tsx';
import { type Failure, noCategory, unsigned } from './source-words.ts';
import type { ImportChoice, Progress } from './use-source-import.ts';

export interface SiteCategory {
  id: string;
  name: string;
}

/** The declaration that one signs, and the category: the parts that every form of importing has. */
export function DestinationFields({ categories }: { categories: readonly SiteCategory[] }) {
  return (
    <>
      <Select
        label="Category"
        name="category"
        defaultValue=""
        options={[['', 'Choose a category'], ...categories.map(({ id, name }) => [id, name] as const)]}
      />
      <Select
        label="Import as"
        name="publish-as"
        defaultValue="published"
        options={[
          ['published', 'Published'],
          ['pending', 'Pending'],
        ]}
      />
      <fieldset className="source-declaration">
        <legend>I declare of all that comes in by this</legend>
        <label>
          <input type="checkbox" name="adults" />
          Everyone depicted is an adult.
        </label>
        <label>
          <input type="checkbox" name="rights" />I hold the rights to publish it here.
        </label>
        <Select
          label="It is"
          name="depicts"
          defaultValue="drawn"
          options={[
            ['drawn', 'drawn'],
            ['live_action', 'live-action: it stays pending'],
          ]}
        />
      </fieldset>
    </>
  );
}

/** What was chosen, or the words that say what is missing. */
export function readDestination(form: FormData): ImportChoice | string {
  const categoryId = String(form.get('category') ?? '');
  if (categoryId === '') return noCategory;
  if (form.get('adults') !== 'on' || form.get('rights') !== 'on') return unsigned;
  return {
    categoryId,
    publishAs: form.get('publish-as') === 'pending' ? 'pending' : 'published',
    usesMapping: form.get('mapping') === 'on',
    declaration: {
      adults_only: true,
      depicts: form.get('depicts') === 'live_action' ? 'live_action' : 'drawn',
      rights_held: true,
    },
  };
}

/** Where to, as what, signed; then the progress and what failed. */
export function SourceForm(props: {
  categories: readonly SiteCategory[];
  chosen: number;
  progress: Progress | null;
  failures: readonly Failure[];
  say(text: string): void;
  onDryRun(): void;
  onImport(choice: ImportChoice): void;
}) {
  const { categories, chosen, progress, failures, say, onDryRun, onImport } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress !== null) return;
    const choice = readDestination(new FormData(event.currentTarget));
    if (typeof choice === 'string') say(choice);
    else onImport(choice);
  };
  return (
    <AdminSection title="Import">
      <form className="form" onSubmit={submit}>
        <DestinationFields categories={categories} />
        <Switch
          label="Sort by the source's categories"
          hint="Where one stands for a category here; else into the chosen one."
          name="mapping"
          defaultChecked={false}
        />
        <div className="source-acts">
          <button type="submit" className="btn sm pri" aria-disabled={progress !== null}>
            {progress === null
              ? `Import ${chosen} selected`
              : `Importing ${progress.done + 1} of ${progress.of}...`}
          </button>
          <button type="button" className="btn sm flat" aria-disabled={progress !== null} onClick={onDryRun}>
            Dry run
          </button>
        </div>
      </form>
      {progress !== null && <progress aria-label="Import" value={progress.done} max={progress.of} />}
      {failures.length > 0 && (
        <ul className="source-failures" aria-label="What was not imported">
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
