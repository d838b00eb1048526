import { createHash } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import {
  builtInTerms,
  companions,
  innocentPhrases,
  nameBeginnings,
  nameEnds,
} from './prohibited-term-list.ts';

/** One more where texts are read otherwise than before: then what is stored is looked through anew. */
const edition = 1;

/** A hash of all by which texts are looked at; with another, what is stored may hold what it did not hold before. */
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
