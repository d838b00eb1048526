import type { FormEvent } from 'react';
import type { ImportDeclaration } from '#contract/importing.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select } from '../../ui/choices.tsx';
import type { Failure } from './hosted-words.ts';
import { noCategory, unsigned } from './hosted-words.ts';
import type { Progress } from './use-hosted-import.ts';

export interface ImportChoice {
  categoryId: string;
  status: 'published' | 'pending';
  declaration: ImportDeclaration;
}

/** Where to, as what, and the declaration that one signs for all of them. */
export function ImportForm(props: {
  categories: readonly { id: string; name: string }[];
  chosen: number;
  progress: Progress | null;
  failures: readonly Failure[];
  say(text: string): void;
  onImport(choice: ImportChoice): void;
}) {
  const { categories, chosen, progress, failures, say, onImport } = props;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (progress !== null) return;
    const form = new FormData(event.currentTarget);
    const categoryId = String(form.get('category') ?? '');
    if (categoryId === '') return say(noCategory);
    if (form.get('adults') !== 'on' || form.get('rights') !== 'on') return say(unsigned);
    onImport({
      categoryId,
      status: form.get('status') === 'pending' ? 'pending' : 'published',
      declaration: {
        adults_only: true,
        depicts: form.get('depicts') === 'live_action' ? 'live_action' : 'drawn',
        rights_held: true,
      },
    });
  }
  return (
    <AdminSection title="Import">
      <form className="form" onSubmit={submit}>
        <Select
          label="Category"
          name="category"
          defaultValue=""
          options={[['', 'Choose a category'], ...categories.map(({ id, name }) => [id, name] as const)]}
        />
        <Select
          label="Import as"
          name="status"
          defaultValue="published"
          options={[
            ['published', 'Published'],
            ['pending', 'Pending'],
          ]}
        />
        <fieldset className="declaration">
          <legend>I declare of all that is imported now</legend>
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
        <button type="submit" className="btn sm pri" aria-disabled={progress !== null}>
          {progress === null
            ? `Import ${chosen} selected`
            : `Importing ${progress.done + 1} of ${progress.of}...`}
        </button>
      </form>
      {progress !== null && (
        <progress aria-label="Import" value={progress.done} max={progress.of} className="import-progress" />
      )}
      {failures.length > 0 && (
        <ul className="import-failures" aria-label="What could not be imported">
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
