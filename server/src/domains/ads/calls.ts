/** Every call of advertising, by the rooms they are in. */
export const adCalls = [];
