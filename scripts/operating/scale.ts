import { parseArgs } from 'node:util';
import { type Load, needsOf, usual } from './scale-rules.ts';

// Says what machines so many views a day take: node scripts/operating/scale.ts --views 1000000
const told: Record<keyof Load, string> = {
  views: 'views a day',
  minutes: 'minutes that a view lasts',
  bitrate: 'Mbit/s of what is watched',
  pages: 'pages that are opened for each view',
  cached: 'part of the pages that is cached, 0 to 1',
  offloaded: 'part of the bytes that a CDN sends, 0 to 1',
  uploaded: 'minutes of video that are uploaded a day',
};
const names = Object.keys(told) as (keyof Load)[];

const { values } = parseArgs({
  options: Object.fromEntries(
    [...names, 'help'].map((name) => [name, { type: name === 'help' ? 'boolean' : 'string' }]),
  ) as Record<string, { type: 'string' | 'boolean' }>,
});
const load = { ...usual };
for (const name of names) if (typeof values[name] === 'string') load[name] = Number(values[name]);
const wrong = names.filter(
  (name) =>
    !Number.isFinite(load[name]) ||
    load[name] < 0 ||
    ((name === 'cached' || name === 'offloaded') && load[name] > 1),
);
const say = (words: string): void => void process.stdout.write(`${words}\n`);
if (values.help === true || wrong.length > 0) {
  for (const name of names) say(`--${name.padEnd(10)} ${told[name]} (${usual[name].toLocaleString('en')})`);
  process.exit(wrong.length > 0 ? 2 : 0);
}

const rounded = (value: number): string =>
  value < 0.1
    ? 'less than 0.1'
    : Number(value.toPrecision(value < 10 ? 2 : 3)).toLocaleString('en', { maximumFractionDigits: 2 });
const needs = needsOf(load);
say(
  `${rounded(needs.viewsPerSecond)} views a second in the busiest hour, ${rounded(needs.watching)} people watching`,
);
say(`web processes   ${rounded(needs.webCores)} cores`);
say(`database        ${rounded(needs.databaseCores)} cores, ${rounded(needs.events)} GB of events`);
say(`workers         ${rounded(needs.workerCores)} cores, ${rounded(needs.files)} TB of files a year`);
say(
  `bandwidth       ${rounded(needs.bandwidth)} Gbit/s, ${rounded(needs.ownBandwidth)} of them from here past the CDN`,
);
