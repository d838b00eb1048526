import { feedCalls } from './feeds/feed-calls.ts';
import { hostedLibraryCalls } from './hosted-library/hosted-library-calls.ts';
import { checkSource } from './sources/calls/check-source.ts';
import { getMissedSources } from './sources/calls/get-missed-sources.ts';

export const importingCalls = [...hostedLibraryCalls, ...feedCalls, getMissedSources, checkSource];
