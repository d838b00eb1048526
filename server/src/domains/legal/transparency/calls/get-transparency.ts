import { implement } from '../../../../platform/calls/implement.ts';
import { readTransparency } from '../read-transparency.ts';
import type { TransparencySource } from '../transparency-source.ts';

export const getTransparency = (sources: readonly TransparencySource[]) =>
  implement('get_transparency', (input, { db }) => readTransparency(db, sources, input.p_year ?? null));
