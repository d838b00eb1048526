import { dataRequestKinds, dataRequestWords } from '#contract/data-request-lists.ts';
import type { TransparencyTable } from '#contract/transparency.ts';
import { type UrgentKind, urgentKinds } from '#contract/urgent-lists.ts';
import { dataFigures, ownSince, type RequestFigures, urgentFigures } from './transparency-queries.ts';
import type { TransparencySource } from './transparency-source.ts';

const urgentWords: Readonly<Record<UrgentKind, string>> = {
  authority: 'Authorities',
  danger: 'Danger to a life',
};
const rounded = (hours: number | null, unit = 1): number | null =>
  hours === null ? null : Math.round((hours / unit) * 10) / 10;

const rowsOf = <Kind extends string>(
  kinds: readonly Kind[],
  words: Readonly<Record<Kind, string>>,
  found: readonly RequestFigures[],
  values: (figures: RequestFigures) => (number | null)[],
): TransparencyTable['rows'] =>
  kinds.map((kind) => {
    const none = { kind, received: 0, answered: 0, refused: 0, open: 0, median_hours: null };
    return { name: words[kind], values: values(found.find((one) => one.kind === kind) ?? none) };
  });

/** What authorities asked, and what people asked about their data. */
export const ownTransparency: TransparencySource = {
  since: ownSince,
  async tables(db, { from, to }) {
    const [urgent, data] = [await urgentFigures(db, from, to), await dataFigures(db, from, to)];
    return [
      {
        id: 'authorities',
        title: 'Authorities, and danger',
        columns: ['Received', 'Handled', 'Open', 'Median hours'],
        rows: rowsOf(urgentKinds, urgentWords, urgent, (one) => [
          ...[one.received, one.answered, one.open, rounded(one.median_hours)],
        ]),
      },
      {
        id: 'data_requests',
        title: 'Data requests',
        columns: ['Received', 'Answered', 'Refused', 'Open', 'Median days'],
        rows: rowsOf(dataRequestKinds, dataRequestWords, data, (one) => [
          ...[one.received, one.answered, one.refused, one.open, rounded(one.median_hours, 24)],
        ]),
      },
    ];
  },
};
