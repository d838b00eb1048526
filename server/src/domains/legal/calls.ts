import { supportDeskCalls, supportFormCalls } from './support/calls.ts';

export const legalCalls = [...supportFormCalls, ...supportDeskCalls];
