import { AppError } from '../../../../kit/app-error.ts';
import { newId } from '../../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { adsChanged } from '../../ads-changed.ts';
import { whyNotFitting } from '../fitting-sizes.ts';
import type { PlacementFields } from '../placement-fields.ts';
import { creativesIn, holdPlacement, insertPlacement, writePlacement } from '../placement-queries.ts';
import { copyName, readPlacement } from '../placement-rules.ts';
import { placementView } from '../placement-view.ts';

const notThere = () => new AppError('notFound', 'There is no such placement.');

export const createPlacement = implement('create_placement', (input, context) =>
  context.db.transaction(async (transaction) => {
    const row = await insertPlacement(transaction, newId(), readPlacement(input, null));
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_placement.created',
      targetKind: 'ad_placement',
      targetId: row.id,
      summary: `Created the ad placement "${row.name}".`,
      details: { position: row.position, pageType: row.pageType, sizes: row.sizes, status: row.status },
    });
    return placementView(row);
  }),
);

export const updatePlacement = implement('update_placement', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { p_id, ...typed } = input;
    const before = await holdPlacement(transaction, p_id);
    if (before === null) throw notThere();
    const fields = readPlacement(typed, before);
    const changed = (Object.keys(fields) as (keyof PlacementFields)[]).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(fields[name]),
    );
    if (changed.length === 0) return placementView(before);
    if (changed.includes('sizes')) {
      const misfits = (await creativesIn(transaction, before.id)).map((one) => whyNotFitting(one, fields));
      const misfit = misfits.find((why) => why !== null);
      if (misfit !== undefined && misfit !== null)
        throw new AppError('conflict', `${misfit} End its posting here first.`, { field: 'p_dimensions' });
    }
    const row = await writePlacement(transaction, before.id, fields);
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_placement.changed',
      targetKind: 'ad_placement',
      targetId: row.id,
      summary: `Changed the ad placement "${row.name}".`,
      details: Object.fromEntries(
        changed.map((name) => [name, { before: before[name], after: fields[name] }]),
      ),
    });
    return placementView(row);
  }),
);

const statusActs = { active: 'activated', paused: 'paused', inactive: 'archived' } as const;
const statusWords = { active: 'Activated', paused: 'Paused', inactive: 'Archived' } as const;

export const updatePlacementStatus = implement('update_placement_status', (input, context) =>
  context.db.transaction(async (transaction) => {
    const before = await holdPlacement(transaction, input.p_id);
    if (before === null) throw notThere();
    const status = input.new_status;
    if (before.status === status) return placementView(before);
    const row = await writePlacement(transaction, before.id, { ...before, status });
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: `ad_placement.${statusActs[status]}`,
      targetKind: 'ad_placement',
      targetId: row.id,
      summary: `${statusWords[status]} the ad placement "${row.name}".`,
    });
    return placementView(row);
  }),
);

export const duplicatePlacement = implement('duplicate_placement', (input, context) =>
  context.db.transaction(async (transaction) => {
    const original = await holdPlacement(transaction, input.p_id, 'share');
    if (original === null) throw notThere();
    const copy = { ...original, name: copyName(original.name), status: 'paused' as const };
    const row = await insertPlacement(transaction, newId(), copy);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_placement.copied',
      targetKind: 'ad_placement',
      targetId: row.id,
      summary: `Copied the ad placement "${original.name}".`,
      details: { original: original.id },
    });
    return placementView(row);
  }),
);
