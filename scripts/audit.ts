import { readFileSync } from 'node:fs';
import { openAges } from './audit/ages.ts';
import {
  type Acceptance,
  type Advisory,
  advisoryFindings,
  type Finding,
  judge,
  packagesOf,
  untouched,
} from './audit/audit-rules.ts';

// `npm run audit`: known vulnerabilities and packages that nobody maintains, over the whole lockfile.
// It passes only if the registry answered for every package; whatever could not be checked is listed and fails it.

const registry = (process.env.npm_config_registry ?? 'https://registry.npmjs.org/').replace(/\/*$/, '/');
const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const packages = packagesOf(JSON.parse(read('../package-lock.json')));
const accepted: { advisories: Acceptance[]; untouched: Acceptance[] } = JSON.parse(
  read('./audit/accepted.json'),
);

let passes = true;

/** JSON from the registry. Throws an error of one line. */
async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(registry + path, { ...init, signal: AbortSignal.timeout(30_000) }).catch(
    (error: Error) => {
      throw new Error(`it cannot be reached (${error.message})`);
    },
  );
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return (await answer.json()) as T;
}

async function advisories(): Promise<Finding[]> {
  const asked: Record<string, string[]> = {};
  for (const { name, version } of packages) asked[name] = [...(asked[name] ?? []), version];
  return advisoryFindings(
    await ask<Record<string, Advisory[]>>('-/npm/v1/security/advisories/bulk', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    }),
  );
}

/** Findings on every installed package, chosen by us or pulled in by another. */
async function unattended(): Promise<Finding[]> {
  const names = [...new Set(packages.map(({ name }) => name))];
  const { touched, unanswered } = await openAges(
    new URL('../node_modules/.cache/audit-ages.json', import.meta.url),
    ask,
  ).of(names);
  if (unanswered.length > 0) {
    passes = false;
    console.log(
      `Untouched for two years: ${unanswered.length} of ${names.length} packages could not be checked.`,
    );
    for (const { name, why } of unanswered) console.log(`  ${name}: ${why}`);
  }
  return [...touched].flatMap(([name, day]) => untouched(name, day, new Date()) ?? []);
}

async function check(title: string, look: () => Promise<Finding[]>, list: Acceptance[]): Promise<void> {
  let findings: Finding[];
  try {
    findings = await look();
  } catch (error) {
    passes = false;
    return console.log(
      `${title}: could not be checked. The registry ${registry}: ${(error as Error).message}.`,
    );
  }
  const { open, accepted: known, stale } = judge(findings, list, new Date());
  console.log(`${title}: ${open.length} open, ${known.length} accepted.`);
  for (const { name, words } of open) console.log(`  ${name}: ${words}`);
  for (const { finding, until } of stale)
    console.log(`  ${finding}: accepted until ${until}, which has run out or is needed no more. Look again.`);
  if (open.length > 0 || stale.length > 0) passes = false;
}

console.log(
  `${packages.length} packages, ${packages.filter((one) => !one.isForDevelopment).length} of them in the product.`,
);
await check('Known holes', advisories, accepted.advisories);
await check('Untouched for two years', unattended, accepted.untouched);
process.exitCode = passes ? 0 : 1;
