import { feedCalls } from './feeds/feed-calls.ts';
import { hostedLibraryCalls } from './hosted-library/hosted-library-calls.ts';

export const importingCalls = [...hostedLibraryCalls, ...feedCalls];
