import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Line, verdictOf } from './line.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { markdownTable, terminalTable } from './table.ts';
import { findTool, versionOf } from './world/tools.ts';
import { openWorld, type World } from './world/world.ts';

/** The rows of docs/bench.md. */
const table = rows.filter(({ alone }) => !alone);

const usage = `Usage: npm run bench -- [ROW ...] [--rounds N] [--write] [--profile FOLDER]
Rows: ${table.map(({ name }) => name).join(', ')} (all of them unless some are named)
Only if named: ${rows.flatMap(({ name, alone }) => (alone ? [name] : [])).join(', ')}
--rounds N  how often yardstick and ours take turns (5)
--write     puts the table into docs/bench.md
--profile   writes CPU profiles of the web processes there, which makes them slower`;

const say = (words: string): void => void process.stderr.write(`${words}\n`);

interface Options {
  chosen: readonly Row[];
  rounds: number;
  write: boolean;
  profiles: string | null;
}

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      write: { type: 'boolean', default: false },
      profile: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  const unknown = positionals.filter((name) => !rows.some((row) => row.name === name));
  if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}.\n${usage}`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds takes a whole number from 1.\n${usage}`);
  const chosen = positionals.length === 0 ? table : rows.filter(({ name }) => positionals.includes(name));
  if (values.write && chosen !== table)
    throw new Error('--write takes the whole table: name no rows with it.');
  return { chosen, rounds, write: values.write, profiles: values.profile ?? null };
}

interface Outcome {
  lines: Line[];
  /** Rows that could not be measured, with the reason. */
  failures: string[];
}

async function runRows(world: World, chosen: readonly Row[]): Promise<Outcome> {
  const outcome: Outcome = { lines: [], failures: [] };
  for (const { name, needs, run } of chosen) {
    if (world.closing) break;
    const startedAt = performance.now();
    say(`${name} …`);
    try {
      for (const tool of needs) findTool(tool);
      outcome.lines.push(...(await run(world)));
      say(
        `${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s, load ${loadavg()[0]!.toFixed(1)}`,
      );
    } catch (error) {
      outcome.failures.push(`${name}: ${(error as Error).message}`);
      say(`${name} could not be measured: ${(error as Error).stack ?? error}`);
    }
  }
  return outcome;
}

async function machineFacts(world: World): Promise<string[]> {
  const [cpu] = cpus();
  const { version, durability } = await world.postgres();
  return [
    `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')} before the run`,
    `Node ${process.versions.node}, ${version} with ${durability}`,
    `${versionOf('ffmpeg')}, ${versionOf('chromium')}, ${versionOf('nginx')}`,
  ];
}

const marksExplained =
  '✓✓ the aim is reached, ✓ what must be, ✗ less than must be. A ratio is ours to the yardstick of the same round; figures are medians over the rounds.';

function document(facts: readonly string[], { lines, failures }: Outcome, rounds: number): string {
  return [
    '# Figures',
    `Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}. Yardsticks and ours ran in one run on one machine, in turn, ${rounds} rounds; the yardsticks' sources are in \`bench/yardsticks\`.`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    markdownTable(lines),
    marksExplained,
    ...(failures.length > 0
      ? [`Not measured:\n${failures.map((failure) => `- ${failure}`).join('\n')}`]
      : []),
    how,
  ]
    .join('\n\n')
    .concat('\n');
}

const how = `## How it is measured

- The load generator is a process of its own on the loopback: keep-alive connections, one request at a time on each, so many seconds or so many requests. It shares the machine's cores with the server.
- CPU is that of processes as Linux counts it (\`/proc/PID/stat\`): the web process, and every process of the PostgreSQL server. It includes what they do beside answering.
- Uncached calls are asked each for something else (another place of the list, another video, other words), so that the cache, which stays on, has no answer; the site's own count of answers made is compared with the count of requests.
- Both sizes of the catalogue are asked for the same pages of the list and the same searches. Videos, tags, categories and views are spread as unevenly as people like things; the views are rows of the raw table, and everything kept of them agrees with it.
- Pages are asked for with the age gate's cookie; the bench ends with an error when cards or player are missing from them. "Uncached, its answers too": the home page is rendered after everything kept was dropped by the notice that a change of the catalogue sends; watch pages are of different videos.
- The ladder runs the product's own arguments with and without what rides on the first process; the difference, the stills and the pictures made of them are the extras.
- Bits are compared at the same SSIM: clips of four kinds, made the same on every machine, and real footage where the registry can be reached. The yardstick is made at two or three qualities, between which its bits at our SSIM are read off.
- Views are reported by as many people as there are requests, each with a token of a playback that began long enough before; every acknowledged one is looked for in the raw table.
- Conversations: both writers ask for full pages, the newest and those after a cursor; of the many conversations a hundredth holds four tenths of the messages.
- The legal desk has cases of five hundred days, mostly decided, with a few that thousands reported and a tenth that may show a minor; every filter, order and search is asked once, and the slowest are measured. Its videos come in families of ten that share frames.
- Websockets are members of their own, each with a page's channel joined; messages are sent by the call that people send them with, every ten milliseconds whether or not the ones before have arrived.
- Slow lines: a proxy on the loopback holds what comes to a rate and a latency that follow a trace (\`bench/traces\`: half a minute each, the same every time), for all connections together; connections begin slowly, as TCP does. Both sides play the same film with grain, whose rungs take 0.3 to 6 Mbit/s, in the same browser: first another film from its address in an empty profile, then this one from a link that was pointed at for 0.3 s. A film stands still where its time does for 0.2 s; quality is weighed by what was watched.
- Browser rows show the generated catalogue with an imported clip behind every video and a picture of its own on every card.
- Databases, clips and media of the bench are kept in the folder for temporary files, or in \`BENCH_DIR\`, for the next run.`;

const { chosen, rounds, write, profiles } = (() => {
  try {
    return readOptions();
  } catch (error) {
    say((error as Error).message);
    process.exit(2);
  }
})();
const world = openWorld({ rounds, profiles, say });
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (interrupted) return;
    interrupted = true;
    void world.close().then(() => process.exit(130));
  });
}
try {
  const facts = await machineFacts(world);
  const outcome = await runRows(world, chosen);
  process.stdout.write(`\n${facts.join('\n')}\n\n${terminalTable(outcome.lines)}\n\n${marksExplained}\n`);
  for (const failure of outcome.failures) process.stdout.write(`Not measured: ${failure}\n`);
  if (write) {
    writeFileSync(
      fileURLToPath(new URL('../docs/bench.md', import.meta.url)),
      document(facts, outcome, rounds),
    );
    say('docs/bench.md is written');
  }
  if (outcome.failures.length > 0 || outcome.lines.some((line) => verdictOf(line) === 'missed'))
    process.exitCode = 1;
} finally {
  await world.close();
}
