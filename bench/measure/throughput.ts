import { load } from './load.ts';
import { cpuOf } from './process-usage.ts';
import { interleave, median, spread } from './statistics.ts';

export interface Server {
  port: number;
  pids: readonly number[];
  request: string;
}
export interface Throughput {
  /** Answers a second. */
  rate: number;
  /** CPU microseconds of the server an answer. */
  cpu: number;
}
export interface Comparison {
  yardstick: Throughput;
  ours: Throughput;
  /** Median over the rounds of ours to yardstick in the same round. */
  ratio: number;
  ratios: [number, number];
  cpuRatio: number;
}

const secondsEach = 2;

/** Asks a yardstick and ours the same in turn, as fast as they answer. */
export async function compareThroughput(
  rounds: number,
  { yardstick, ours, connections }: { yardstick: Server; ours: Server; connections: number },
): Promise<Comparison> {
  const once = async ({ port, pids, request }: Server): Promise<Throughput> => {
    const cpuBefore = pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
    const { answers, seconds } = await load({
      port,
      connections,
      requests: [request],
      repeat: true,
      seconds: secondsEach,
    });
    const cpu = pids.reduce((sum, pid) => sum + cpuOf(pid), 0) - cpuBefore;
    return { rate: answers / seconds, cpu: (cpu * 1000) / answers };
  };
  // Warms compilers and caches.
  await once(yardstick);
  await once(ours);
  const { a, b } = await interleave(
    rounds,
    () => once(yardstick),
    () => once(ours),
  );
  const ratios = b.map(({ rate }, i) => rate / a[i]!.rate);
  const middle = (list: Throughput[]): Throughput => ({
    rate: median(list.map(({ rate }) => rate)),
    cpu: median(list.map(({ cpu }) => cpu)),
  });
  return {
    yardstick: middle(a),
    ours: middle(b),
    ratio: median(ratios),
    ratios: spread(ratios),
    cpuRatio: median(b.map(({ cpu }, i) => cpu / a[i]!.cpu)),
  };
}
