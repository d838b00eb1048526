import * as texts from '../../texts/videos.ts';

/** A filter of a list: its name in the address, and what can be chosen. */
export interface Filter {
  name: string;
  label: string;
  /** What choosing nothing means. */
  any: string;
  choices: readonly (readonly [string, string])[];
  /** They are few and always the same, so that they stand side by side. */
  isShort?: boolean;
}

export const sorts = [
  ['newest', texts.newest],
  ['views', texts.mostViewed],
  ['rating', texts.bestRated],
  ['longest', texts.longest],
  ['shortest', texts.shortest],
] as const;

/** The filters that every list has. */
export const commonFilters: readonly Filter[] = [
  {
    name: 'audio',
    label: texts.audio,
    any: texts.subAndDub,
    isShort: true,
    choices: [
      ['sub', texts.subtitled],
      ['dub', texts.dubbed],
    ],
  },
  {
    name: 'status',
    label: texts.status,
    any: texts.anyStatus,
    isShort: true,
    choices: [
      ['ongoing', texts.ongoing],
      ['completed', texts.completed],
    ],
  },
  {
    name: 'duration',
    label: texts.length,
    any: texts.anyLength,
    isShort: true,
    choices: [
      ['short', texts.short],
      ['medium', texts.medium],
      ['long', texts.long],
    ],
  },
];

/** By name, as they stand in the address; null or absent: not chosen. */
export type FilterValues = Readonly<Record<string, string | null>>;

/** The filters that narrow a list, in words. A value that is not offered any more says itself. */
export const activeFilters = (filters: readonly Filter[], values: FilterValues) =>
  filters.flatMap(({ name, label, choices }) => {
    const value = values[name];
    if (!value) return [];
    return [{ name, label, text: choices.find(([key]) => key === value)?.[1] ?? value }];
  });
