import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { lastTouched } from './audit-rules.ts';

/** Requests at once, how long all of them may take together, and how long an answer counts. */
const atOnce = 10;
const patience = 180_000;
const validFor = 7 * 86_400_000;

/** What the registry said, by package: the day of its newest version and when it said so, both in milliseconds since 1970. */
type Known = Record<string, { touched: number; asked: number }>;

function readKnown(file: URL): Known {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Known;
  } catch {
    return {};
  }
}

export interface Ages {
  touched: Map<string, Date>;
  /** Packages about which nothing is known, each with the reason. */
  unanswered: { name: string; why: string }[];
}

/** Asks when each package was last published. Answers are kept in `file` for a week, so that many runs ask once. */
export function openAges(
  file: URL,
  ask: (path: string) => Promise<{ time?: Record<string, string> }>,
  { now = Date.now, longest = patience }: { now?: () => number; longest?: number } = {},
) {
  const known = readKnown(file);
  const isKnown = (name: string): boolean =>
    (known[name]?.asked ?? Number.NEGATIVE_INFINITY) > now() - validFor;

  async function askOne(name: string): Promise<string | null> {
    try {
      const touched = lastTouched((await ask(name.replace('/', '%2f'))).time ?? {});
      if (touched === null) return 'the registry does not say when it was published';
      known[name] = { touched: touched.getTime(), asked: now() };
      return null;
    } catch (error) {
      return `the registry: ${(error as Error).message}`;
    }
  }

  async function of(names: readonly string[]): Promise<Ages> {
    const waiting = names.filter((name) => !isKnown(name));
    const until = now() + longest;
    const unanswered: Ages['unanswered'] = [];
    const worker = async (): Promise<void> => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const why = now() < until ? await askOne(name) : 'there was no time left to ask';
        if (why !== null) unanswered.push({ name, why });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, JSON.stringify(known));
    const touched = new Map(
      names.flatMap((name) => (isKnown(name) ? [[name, new Date(known[name]!.touched)] as const] : [])),
    );
    return { touched, unanswered };
  }
  return { of };
}
