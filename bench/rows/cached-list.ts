import { number } from '../line.ts';
import { requestText } from '../measure/load.ts';
import { compareThroughput } from '../measure/throughput.ts';
import type { Row } from '../row.ts';
import { startBareServer } from '../world/bare-server.ts';
import { small } from '../world/postgres.ts';
import { listPath } from '../world/questions.ts';

export const cachedList: Row = {
  name: 'list-cached',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const body = await (await fetch(`http://127.0.0.1:${site.port}${listPath}`)).text();
    const cards = JSON.parse(body) as unknown[];
    if (cards.length !== 24) throw new Error(`the list has ${cards.length} videos in place of 24`);
    const bare = await startBareServer(world, body, 'application/json; charset=utf-8');
    const found = await compareThroughput(world.rounds, {
      yardstick: { port: bare.port, pids: [bare.pid], request: requestText({ path: '/' }) },
      ours: { port: site.port, pids: [site.pid], request: requestText({ path: listPath }) },
      connections: 32,
    });
    return [
      {
        work: `list of 24, ${number(small.videos)} videos, cached (${number(body.length / 1024)} KiB)`,
        yardstick: `bare node:http, same bytes: ${number(found.yardstick.rate)}/s, ${number(found.yardstick.cpu)} µs CPU`,
        ours: `${number(found.ours.rate)}/s, ${number(found.ours.cpu)} µs CPU`,
        figure: found.ratio,
        bounds: { direction: 'at least', must: 0.25, aim: 0.5, unit: '×' },
        note: `rounds ${found.ratios.map(number).join('–')}; CPU ${number(found.cpuRatio)}×`,
      },
    ];
  },
};
