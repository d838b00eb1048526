import { readFileSync } from 'node:fs';

// Prints the file that `npm run NAME` gives to Node. Tests and what builds the site are not in the image.
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const files = new Map(
  Object.entries(scripts).flatMap(([name, line]) => {
    const file = /^node (server\/src\/main\/\S+\.ts)$/.exec(line)?.[1];
    return file === undefined || name === 'build' ? [] : [[name, file]];
  }),
);
const name = process.argv[2] ?? '';
const file = files.get(name);
if (file === undefined) {
  process.stderr.write(`There is no "${name}" here. There are: ${[...files.keys(), 'health'].join(', ')}.\n`);
  process.exit(1);
}
process.stdout.write(file);
