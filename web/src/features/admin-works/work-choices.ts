import type { WorkKind, WorkSeason, WorkState } from '#contract/work-words.ts';
import {
  episodeCuts,
  workAirings,
  workKinds,
  workRelationKinds,
  workSeasons,
  workSources,
  workStates,
} from '#contract/work-words.ts';
import { airingWords, cutWords, kindWords, relationWords, sourceWords } from '../../page/work-words.ts';
import * as texts from '../../texts/admin-works.ts';

export const stateWords: Readonly<Record<WorkState, string>> = {
  proposed: texts.proposed,
  published: texts.published,
  hidden: texts.hidden,
};
const seasonWords: Readonly<Record<WorkSeason, string>> = {
  winter: texts.winter,
  spring: texts.spring,
  summer: texts.summer,
  fall: texts.fall,
};
const choices = <Word extends string>(
  words: readonly Word[],
  names: Readonly<Record<Word, string>>,
): (readonly [Word, string])[] => words.map((word) => [word, names[word]] as const);

export const kindChoices: readonly (readonly [WorkKind, string])[] = choices(workKinds, kindWords);
export const stateChoices = choices(workStates, stateWords);
export const airingChoices = choices(workAirings, airingWords);
export const seasonChoices = [['', texts.none] as const, ...choices(workSeasons, seasonWords)];
export const sourceChoices = [['', texts.notStated] as const, ...choices(workSources, sourceWords)];
export const cutChoices = choices(episodeCuts, cutWords);
export const relationChoices = choices(workRelationKinds, relationWords);
