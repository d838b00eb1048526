/** Cards of a recommendation tab. */
export const recommendationsShown = 10;
