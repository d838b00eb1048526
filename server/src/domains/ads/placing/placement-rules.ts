import { isWindowType } from '#contract/ad-page.ts';
import type { PlacementTargeting } from '#contract/ad-shapes.ts';
import type { PlacementPosition } from '#contract/ad-words.ts';
import type { Input } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';
import { readLine, readOptionalText } from '../typed-line.ts';
import type { PlacementFields } from './placement-fields.ts';

type Typed = Partial<Input<'create_placement'>>;

const mostSizes = 10;

/** `dimensions` first, then the others, each once. Throws `badInput` for sizes that do not go with the position. */
function readSizes(position: PlacementPosition, dimensions: string, others: readonly string[]): string[] {
  const sizes = [...new Set([dimensions, ...others])];
  const opensWindows = position === 'Popup/Modal';
  const wrong = sizes.find((size) => isWindowType(size) !== opensWindows);
  if (wrong !== undefined)
    throw badInput(
      wrong === dimensions ? 'p_dimensions' : 'p_ad_sizes',
      opensWindows
        ? `"${wrong}" is no window: a placement at "${position}" takes popup or popunder.`
        : `"${wrong}" is a window: it goes with the position "Popup/Modal".`,
    );
  if (sizes.length > mostSizes)
    throw badInput('p_ad_sizes', `A placement has ${mostSizes} sizes at most, its dimensions among them.`);
  return sizes;
}

const readTargeting = ({ deviceTypes = [], categories = [] }: PlacementTargeting): PlacementTargeting => ({
  ...(deviceTypes.length > 0 && { deviceTypes }),
  ...(categories.length > 0 && { categories: categories.map((slug) => slug.toLowerCase()) }),
});

/** A placement with what somebody typed over what it was; `before` null: a new one. Throws `badInput` naming the field. */
export function readPlacement(typed: Typed, before: PlacementFields | null): PlacementFields {
  const [oldDimensions = '', ...oldOthers] = before?.sizes ?? [];
  const position = typed.p_location ?? before?.position ?? 'Header';
  return {
    name:
      typed.p_name === undefined && before !== null
        ? before.name
        : readLine(
            'p_name',
            typed.p_name ?? '',
            limits.adNameLength,
            'Please enter a name for the placement.',
          ),
    position,
    sizes: readSizes(
      position,
      typed.p_dimensions ?? oldDimensions,
      typed.p_ad_sizes === undefined ? oldOthers : (typed.p_ad_sizes ?? []),
    ),
    pageType: typed.p_page_type ?? before?.pageType ?? 'All Pages',
    description:
      typed.p_description === undefined
        ? (before?.description ?? null)
        : readOptionalText('p_description', typed.p_description, limits.adTextLength),
    targeting:
      typed.p_targeting === undefined ? (before?.targeting ?? {}) : readTargeting(typed.p_targeting ?? {}),
    status: typed.p_status ?? before?.status ?? 'active',
  };
}

const copySuffix = ' (Copy)';
/** What a copy is called: as long a part of the name as leaves room for the suffix. */
export const copyName = (name: string): string => {
  const room = limits.adNameLength - copySuffix.length;
  return `${Array.from(name).slice(0, room).join('').trimEnd()}${copySuffix}`;
};
