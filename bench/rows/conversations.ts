import { type Line, number } from '../line.ts';
import { load, requestText } from '../measure/load.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { makeWriter, someConversations, type Writer } from '../world/conversations.ts';
import { type BenchPostgres, small, talkative } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';

const asked = 900;
const connections = 4;
const few = { conversations: 25, messages: 1000 };
const many = { conversations: 10_000, messages: 1_000_000 };

const ask = (writer: Writer, name: string, query: Record<string, string>): string =>
  requestText({
    path: `/rest/v1/rpc/${name}?${new URLSearchParams(query)}`,
    headers: { cookie: writer.cookie },
  });

/** The first page of the inbox, and the page after its last row. */
async function inboxQuestions(site: Site, writer: Writer): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${site.port}/rest/v1/rpc/get_user_conversations`, {
    headers: { cookie: writer.cookie },
  });
  const rows = (await answer.json()) as { cursor: string }[];
  if (rows.length !== 15) throw new Error(`a page of the inbox has ${rows.length} rows`);
  // Five before the end, so that the page after it is one for the writer with few conversations too.
  const [first, next] = [{}, { p_cursor: rows[4]!.cursor }].map((query) =>
    ask(writer, 'get_user_conversations', query as Record<string, string>),
  );
  return Array.from({ length: asked }, (_, i) => (i % 2 === 0 ? first! : next!));
}

/** The newest page of a conversation, and the page before its tenth newest message. */
async function messageQuestions(site: Site, writer: Writer): Promise<string[]> {
  const conversations = await someConversations(site, writer, asked / 2);
  return Array.from({ length: asked }, (_, i) => {
    const { id, tenth } = conversations[(i >> 1) % conversations.length]!;
    return ask(writer, 'get_messages', {
      p_conversation_id: id,
      ...(i % 2 === 0 ? {} : { p_cursor: tenth }),
    });
  });
}

interface Cpu {
  total: number;
  web: number;
  postgres: number;
  p50: number;
}
async function cpuOf(site: Site, postgres: BenchPostgres, requests: string[]): Promise<Cpu> {
  const before = { web: site.cpu(), postgres: postgres.cpu() };
  const { p50 } = await load({ port: site.port, connections, requests, repeat: false, seconds: 120 });
  const web = (site.cpu() - before.web) / requests.length;
  const database = (postgres.cpu() - before.postgres) / requests.length;
  return { total: web + database, web, postgres: database, p50 };
}

const kinds = [
  { work: 'inbox page of 15', questions: inboxQuestions },
  { work: 'messages page of 20', questions: messageQuestions },
];
const middle = (list: readonly Cpu[], of: keyof Cpu): number => median(list.map((one) => one[of]));
const parts = (list: readonly Cpu[]): string =>
  `${number(middle(list, 'total'))} ms CPU (node ${number(middle(list, 'web'))}, PostgreSQL ${number(middle(list, 'postgres'))})`;

/** A page costs what it shows, however much a member has written and been written to. */
export const conversations: Row = {
  name: 'conversations',
  needs: [],
  async run(world) {
    const postgres = await world.postgres();
    const sites = [await world.site(small), await world.site(talkative)];
    const writers = [await makeWriter(sites[0]!, few), await makeWriter(sites[1]!, many)];
    const lines: Line[] = [];
    for (const { work, questions } of kinds) {
      const requests = [
        await questions(sites[0]!, writers[0]!),
        await questions(sites[1]!, writers[1]!),
      ] as const;
      const found: [Cpu[], Cpu[]] = [[], []];
      for (let round = 0; round <= world.rounds; round++) {
        for (const i of [0, 1] as const) {
          const cpu = await cpuOf(sites[i]!, postgres, requests[i]);
          // The first round warms compilers, statements and PostgreSQL's memory.
          if (round > 0) found[i].push(cpu);
        }
      }
      const ratios = found[1].map(({ total }, i) => total / found[0][i]!.total);
      lines.push({
        work: `${work}, ${number(many.conversations)} conversations and ${number(many.messages)} messages`,
        yardstick: `${number(few.conversations)} conversations, ${number(few.messages)} messages: ${parts(found[0])}`,
        ours: parts(found[1]),
        figure: median(ratios),
        bounds: { direction: 'at most', must: 1.5, aim: 1.2, unit: '×' },
        note: `rounds ${spread(ratios).map(number).join('–')}×; answered in ${number(middle(found[1], 'p50'))} ms at ${connections} connections`,
      });
    }
    return lines;
  },
};
