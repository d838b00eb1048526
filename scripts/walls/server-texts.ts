import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SyntaxNode, visibleTexts } from './visible-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is given to these is shown to whoever asked. */
const refusals = /^(AppError|badInput|refuse|refused|tooLarge|\w*Fault)$/;
/** These files hold what is sent by email, whatever it is given to. */
const letters = /(^|[-/])(letters?|mail)(-[\w-]+)?\.(handler\.)?ts$/;

const calleeOf = (parents: readonly SyntaxNode[]): string => {
  const call = [...parents].reverse().find(({ type }) => /^(Call|New)Expression$/.test(type));
  const callee = call?.callee as { name?: string; property?: { name?: string } } | undefined;
  return callee?.name ?? callee?.property?.name ?? '';
};

/** What a source of the server says to people: refusals and emails. */
export const serverTextsIn = (file: string, source: string): string[] =>
  visibleTexts(file, source)
    .filter(
      ({ text, parents }) => !/</.test(text) && (letters.test(file) || refusals.test(calleeOf(parents))),
    )
    .map(({ text }) => text.replace(/\s+/g, ' ').trim());

/** All of them, by file. */
export function serverTexts(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('server/src/**/*.ts', { cwd: root }).sort()) {
    if (/\.test\.ts$|-queries\.ts$|\/main\/demo\//.test(file)) continue;
    const texts = serverTextsIn(file, readFileSync(path.join(root, file), 'utf8'));
    if (texts.length > 0) found.set(file, texts);
  }
  return found;
}

// `node scripts/walls/server-texts.ts` prints them, so that they can be read in one sitting.
if (import.meta.main) {
  let room = '';
  for (const [file, texts] of serverTexts()) {
    const [, , area, domain = ''] = file.split('/');
    if (`${area}/${domain}` !== room) process.stdout.write(`\n# ${area}/${domain}\n`);
    room = `${area}/${domain}`;
    for (const text of texts) process.stdout.write(`${text}\n`);
  }
}
