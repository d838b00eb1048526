import { implement } from '../../../../platform/calls/implement.ts';
import { actOnWorks } from '../answer-work.ts';
import { orderSeries } from '../tie-works.ts';

export const orderSeriesCall = implement('order_series', (input, context) =>
  actOnWorks(context, (transaction) => orderSeries(transaction, input)),
);
