import { readFileSync } from 'node:fs';
import {
  type Acceptance,
  type Advisory,
  advisoryFindings,
  type Finding,
  judge,
  lastTouched,
  packagesOf,
  untouched,
} from './audit/audit-rules.ts';

// `npm run audit`: known holes in what we use, and packages that nobody looks after. It passes only when both were asked
// and answered: a registry that does not answer is told, and is no pass.

const registry = (process.env.npm_config_registry ?? 'https://registry.npmjs.org/').replace(/\/*$/, '/');
const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const packages = packagesOf(JSON.parse(read('../package-lock.json')));
const accepted: { advisories: Acceptance[]; untouched: Acceptance[] } = JSON.parse(
  read('./audit/accepted.json'),
);

/** JSON of the registry. Throws what went wrong in a line. */
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

/** Of the packages that we chose ourselves: what stands beneath them is theirs to look after, and the audit's. */
async function unattended(): Promise<Finding[]> {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('../package.json'));
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const findings: Finding[] = [];
  for (let at = 0; at < names.length; at += 8) {
    const some = await Promise.all(
      names.slice(at, at + 8).map(async (name) => {
        const { time } = await ask<{ time?: Record<string, string> }>(name.replace('/', '%2f'));
        const touched = lastTouched(time ?? {});
        if (touched === null) throw new Error(`it does not say when ${name} was published`);
        return untouched(name, touched, new Date());
      }),
    );
    findings.push(...some.filter((finding) => finding !== null));
  }
  return findings;
}

let passes = true;
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
