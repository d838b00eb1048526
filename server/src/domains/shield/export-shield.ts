import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { namedRules } from './named-shield.ts';
import { rulesOf } from './shield-queries.ts';

/** What a member shields, by its names. */
export const exportShield: ExportPart = async ({ db }, memberId) => [
  jsonFile('shield.json', await namedRules(db, await rulesOf(db, memberId))),
];
