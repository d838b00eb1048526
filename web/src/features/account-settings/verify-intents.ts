/** What the forms of the page of the identity check ask for. */
export const verifyIntents = { start: 'start', withdraw: 'withdraw', sign: 'sign' } as const;
