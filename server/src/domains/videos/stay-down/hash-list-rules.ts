import { badInput } from '../../../kit/app-error.ts';

/** Files that may be listed at once. */
const mostAtOnce = 1000;

/**
 * The hashes of a list with one per line: bare, or as `sha256sum` writes them, followed by the file name.
 * Each once. Throws `badInput` saying which line is not one.
 */
export function readHashList(text: string): Buffer[] {
  const hashes = new Map<string, Buffer>();
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const words = line.trim();
    if (words === '') continue;
    const hash = /^\\?([0-9a-f]{64})(\s.*)?$/i.exec(words)?.[1]?.toLowerCase();
    if (hash === undefined)
      throw badInput('p_hashes', `Line ${at + 1} does not begin with a SHA-256: 64 digits from 0 to f.`);
    hashes.set(hash, Buffer.from(hash, 'hex'));
  }
  if (hashes.size === 0) throw badInput('p_hashes', 'Enter at least one SHA-256.');
  if (hashes.size > mostAtOnce) throw badInput('p_hashes', `At most ${mostAtOnce} hashes at once.`);
  return [...hashes.values()];
}
