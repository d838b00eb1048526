import { implement } from '../../../platform/calls/implement.ts';
import { findPreferences } from '../preferences/preference-queries.ts';

export const getPreferences = implement('get_preferences', (_input, { db, memberId }) =>
  findPreferences(db, memberId),
);
