import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { Input, Nullable, Timestamp } from './schema-parts.ts';

/** Numbers of a year under one title; null: there is nothing to say, such as the median of nothing. */
export const TransparencyTable = Type.Object({
  id: Type.String({ description: 'The same in every year, e.g. `reports`.' }),
  title: Type.String(),
  columns: Type.Array(Type.String(), { description: 'What the values of a row are, units included.' }),
  rows: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Nullable(Type.Number())) })),
});
export type TransparencyTable = Static<typeof TransparencyTable>;

const Average = Type.Object({
  months: Type.Integer({ description: 'Whole months that it is of: 6, or as many as there are.' }),
  until: Type.String({ description: 'The last of them, `2030-01`.' }),
  all: Type.Integer(),
  eu: Type.Integer(),
});

export const Transparency = Type.Object({
  year: Type.Integer(),
  years: Type.Array(Type.Integer(), { description: 'Those there are numbers of, latest first.' }),
  is_closed: Type.Boolean({ description: 'Its numbers change no more, and include what may show a minor.' }),
  counted_at: Timestamp,
  tables: Type.Array(TransparencyTable),
  recipients: Type.Object({
    months: Type.Array(
      Type.Object({
        month: Type.String({ description: '`2030-01`' }),
        all: Type.Integer(),
        eu: Type.Integer(),
      }),
      { description: 'People a month, everywhere and in the European Union, latest first.' },
    ),
    average: Nullable(Average),
  }),
});
export type Transparency = Static<typeof Transparency>;

export const transparencyCalls = {
  get_transparency: declare({
    kind: 'rpc',
    summary:
      'Numbers of a year: reports, notices, decisions, measures, complaints, authorities, data requests, and people a month. Without `p_year` of this year.',
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 600, topics: ['legal'] },
    input: Input({ p_year: Type.Optional(Nullable(Type.Integer({ minimum: 2000, maximum: 9999 }))) }),
    output: Transparency,
    errors: ['notFound (404): there are no numbers of this year'],
  }),
};
