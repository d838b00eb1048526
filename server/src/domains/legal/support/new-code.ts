import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghjkmnpqrstvwxyz0123456789';

/** 100 random bits in letters and digits that are not mistaken for each other. */
export const newCode = (): string =>
  Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('');
