import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A source with each text of `texts/` written where it is said. */
export function sourceWithTexts(file: string): string {
  const source = readFileSync(file, 'utf8');
  const [, name, from = ''] = /^import \* as (\w+) from '([^']*\/texts\/[\w-]+\.ts)';/m.exec(source) ?? [];
  if (name === undefined) return source;
  const texts = new Map(
    [
      ...readFileSync(path.join(path.dirname(file), from), 'utf8').matchAll(
        /^export const (\w+) =\s+(['"])(.*)\2;$/gm,
      ),
    ].map(([, key, , text]) => [key, text]),
  );
  return source.replace(new RegExp(`\\b${name}\\.(\\w+)`, 'g'), (all, key: string) => texts.get(key) ?? all);
}
