/** Words that stand in every other text. They say something only where there is nothing else, or in a title. */
const common = new Set(
  (
    'a an and are as at be been but by do does for from had has have he her hers him his how i if in into is it its ' +
    'me my no nor not of off on or our ours she so than that the their theirs them then there these they this those ' +
    'to too up us was we were what when where which who whom whose why will with you your yours'
  ).split(' '),
);

/** Whether a word alone says what is searched for: `the`, `of` and single letters do not. */
export const isTelling = (word: string): boolean => !isCommon(word) && !/^[a-z]$/.test(word);

export const isCommon = (word: string): boolean => common.has(word);
