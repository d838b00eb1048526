let known: Promise<Set<string>> | null = null;

/** The list takes memory and time, and most processes never check a password: it is loaded with the first. */
const load = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
};

/**
 * Whether it is among the most leaked passwords. The list is local: nobody else is asked about a password.
 */
export async function isBreached(password: string): Promise<boolean> {
  known ??= load();
  const list = await known;
  const folded = password.normalize('NFKC').toLowerCase();
  // The most common disguises: a leading capital, trailing punctuation.
  return list.has(folded) || list.has(folded.replace(/[!?.*]+$/, ''));
}
