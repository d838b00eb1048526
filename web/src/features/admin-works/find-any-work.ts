import { useCallback } from 'react';
import { call } from '#contract/client.ts';
import type { FindWorks } from '../../parts/work-field.tsx';

/** Works in any state, by a part of any title. */
export const findAnyWork: FindWorks = async (typed) =>
  (await call('get_managed_works', { p_search: typed, p_limit: 10 })).items;

/** The same but for one of them. The same function each time, so that nothing is asked twice. */
export const useFindOther = (workId: string): FindWorks =>
  useCallback(async (typed) => (await findAnyWork(typed)).filter(({ id }) => id !== workId), [workId]);
