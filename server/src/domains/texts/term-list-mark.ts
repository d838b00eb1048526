import { createHash } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import {
  builtInTerms,
  companions,
  innocentPhrases,
  nameBeginnings,
  nameEnds,
} from './prohibited-term-list.ts';

/** Increase it when texts are read differently than before: then what is stored is checked again. */
const edition = 1;

/**
 * A hash of everything that decides how texts are checked; if it changes, stored texts may contain matches
 * they did not contain before.
 */
export const termListMark = ({ config }: { config: Pick<Config, 'settings'> }): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        edition,
        builtInTerms,
        innocentPhrases,
        companions,
        nameBeginnings,
        nameEnds,
        config.settings.prohibitedTerms.toSorted(),
      ]),
    )
    .digest('hex');
