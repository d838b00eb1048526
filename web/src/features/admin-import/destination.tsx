import type { ImportAs, ImportDeclaration } from '#contract/import-shapes.ts';
import * as texts from '../../texts/admin-import.ts';
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

const noCategory = texts.pleaseSelectALocalCategory;

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
        label={texts.category}
        name="category"
        defaultValue={now?.categoryId ?? ''}
        options={[['', texts.chooseACategory], ...categories.map(({ id, name }) => [id, name] as const)]}
      />
      <Select
        label={texts.importAs}
        name="publish-as"
        defaultValue={now?.publishAs ?? 'published'}
        options={[
          ['published', texts.published],
          ['pending', texts.pending],
        ]}
      />
      <fieldset className="declaration">
        <legend>{legend}</legend>
        <label>
          <input type="checkbox" name="adults" />
          {texts.everyoneDepictedIsAnAdult}
        </label>
        <label>
          <input type="checkbox" name="rights" />
          {texts.iHoldTheRights}
        </label>
        <Select
          label={texts.depicts}
          name="depicts"
          defaultValue={now?.depicts ?? 'drawn'}
          options={[
            ['drawn', 'drawn'],
            ['live_action', texts.liveActionStaysPending],
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
