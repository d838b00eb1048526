import type { ImportAs, ImportDeclaration } from '#contract/import-shapes.ts';
import { Select } from '../../ui/choices.tsx';
import './destination.css';

export interface SiteCategory {
  id: string;
  name: string;
}
/** Where imported videos go, in which state, and what was declared about them. */
export interface Destination {
  categoryId: string;
  publishAs: ImportAs;
  declaration: ImportDeclaration;
}

const noCategory = 'Please select a local category to import into.';

/** Category, state and signed declaration: every import form has them. */
export function DestinationFields(props: {
  categories: readonly SiteCategory[];
  legend: string;
  /** The earlier choice. The declaration must be signed again. */
  now?: { categoryId: string; publishAs: ImportAs; depicts: ImportDeclaration['depicts'] };
}) {
  const { categories, legend, now } = props;
  return (
    <>
      <Select
        label="Category"
        name="category"
        defaultValue={now?.categoryId ?? ''}
        options={[['', 'Choose a category'], ...categories.map(({ id, name }) => [id, name] as const)]}
      />
      <Select
        label="Import as"
        name="publish-as"
        defaultValue={now?.publishAs ?? 'published'}
        options={[
          ['published', 'Published'],
          ['pending', 'Pending'],
        ]}
      />
      <fieldset className="declaration">
        <legend>{legend}</legend>
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
          defaultValue={now?.depicts ?? 'drawn'}
          options={[
            ['drawn', 'drawn'],
            ['live_action', 'live-action: it stays pending'],
          ]}
        />
      </fieldset>
    </>
  );
}

/** The choice, or words that say what is missing; `unsigned` if that is the declaration. */
export function readDestination(form: FormData, unsigned: string): Destination | string {
  const categoryId = String(form.get('category') ?? '');
  if (categoryId === '') return noCategory;
  if (form.get('adults') !== 'on' || form.get('rights') !== 'on') return unsigned;
  return {
    categoryId,
    publishAs: form.get('publish-as') === 'pending' ? 'pending' : 'published',
    declaration: {
      adults_only: true,
      depicts: form.get('depicts') === 'live_action' ? 'live_action' : 'drawn',
      rights_held: true,
    },
  };
}
