import { getWorkActs } from '../undoing/calls/get-work-acts.ts';
import { undoWorkAct } from '../undoing/calls/undo-work-act.ts';
import { mergeWorksCall } from './calls/merge-works.ts';
import { numberEpisodesCall } from './calls/number-episodes.ts';
import { splitWorkCall } from './calls/split-work.ts';

export const reshapingCalls = [mergeWorksCall, splitWorkCall, numberEpisodesCall, getWorkActs, undoWorkAct];
