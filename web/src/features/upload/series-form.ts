import type { SaidSeries } from '#contract/episode-proposals.ts';
import { type FormValues, textOf } from './remembered-form.ts';

/** What is said of a series, as its fields have it. */
export const formOfSeries = (
  said: (Omit<SaidSeries, 'number'> & { number: number | null }) | null | undefined,
): FormValues => ({
  series_id: [said?.work_id ?? ''],
  series_title: [said?.work_title ?? ''],
  series_work_kind: [said?.work_kind ?? 'tv'],
  series_kind: [said?.kind ?? 'regular'],
  series_number: [said?.number == null ? '' : String(said.number)],
  series_cut: [said?.cut ?? 'uncut'],
  series_group: [said?.release_group ?? ''],
});

/** And as it is sent; null: it is of no series. */
export function readSeries(values: FormValues): SaidSeries | null {
  const text = (name: string): string => textOf(values, `series_${name}`).trim();
  if (text('title') === '') return null;
  return {
    work_id: text('id') || null,
    work_title: text('title'),
    work_kind: (text('work_kind') || 'tv') as NonNullable<SaidSeries['work_kind']>,
    kind: (text('kind') || 'regular') as NonNullable<SaidSeries['kind']>,
    number: Number(text('number').replace(',', '.')),
    cut: (text('cut') || 'uncut') as NonNullable<SaidSeries['cut']>,
    release_group: text('group') || null,
  };
}
