import { implement } from '../../../../platform/calls/implement.ts';

export const chooseCookies = implement('choose_cookies', async (input, { request }) => {
  const choices = {
    preferences: input.p_preferences,
    statistics: input.p_statistics,
    advertising: input.p_advertising,
  };
  request.chooseCookies(choices);
  return choices;
});
