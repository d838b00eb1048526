import type { ImportAs, ImportDeclaration } from '#contract/import-shapes.ts';
import { Select } from '../../ui/choices.tsx';
import './destination.css';

export interface SiteCategory {
  id: string;
  name: string;
}
/** Where imported videos go, as what, and what was signed of them. */
export interface Destination {
  categoryId: string;
  publishAs: ImportAs;
  declaration: ImportDeclaration;
}

const noCategory = 'Please select a local category to import into.';

/** The category, the state and the declaration that one signs: what every form of importing has. */
export function DestinationFields(props: {
  categories: readonly SiteCategory[];
  legend: string;
  /** What was chosen before. It is signed again. */
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

/** What was chosen, or the words that say what is missing: `unsigned` where the declaration is. */
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
