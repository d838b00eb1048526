import { hostedLibraryCalls } from './hosted-library/hosted-library-calls.ts';

export const importingCalls = [...hostedLibraryCalls];
