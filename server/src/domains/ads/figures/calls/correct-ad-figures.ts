import { implement } from '../../../../platform/calls/implement.ts';
import { correctFigures } from '../correct-figures.ts';

export const correctAdFigures = implement('correct_ad_figures', (input, context) =>
  correctFigures(context, input),
);
