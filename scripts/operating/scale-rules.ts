/** What a site does in a day, and how. */
export interface Load {
  /** Views of videos a day. */
  views: number;
  /** Minutes that a view lasts. */
  minutes: number;
  /** Of what is watched, in Mbit/s. */
  bitrate: number;
  /** Pages that are opened for each view. */
  pages: number;
  /** Part of the pages that is answered from a process's memory, 0 to 1. */
  cached: number;
  /** Part of the bytes that a CDN answers, 0 to 1. */
  offloaded: number;
  /** Minutes of video that are uploaded a day. */
  uploaded: number;
}

export const usual: Load = {
  views: 100_000,
  minutes: 8,
  bitrate: 2.5,
  pages: 3,
  cached: 0.95,
  offloaded: 0.95,
  uploaded: 600,
};

/** CPU seconds of one, as docs/bench.md and record 288 have them. */
const costs = {
  cachedPage: 0.000036,
  page: { web: 0.0083, database: 0.00205 },
  cachedCall: 0.000052,
  report: { web: 0.00011, database: 0.000021 },
  /** What the rollups take for a view, in worker and database together. */
  rolledUp: 0.0001,
  /** A MiB of a segment. */
  mebibyte: 0.000455,
  /** Of a worker, for a second of 1080p in all its sizes. */
  prepared: 1.67,
};
/** Calls that a page makes once it lives. */
const callsOfPage = 2;
/** A view, and what of it was watched. */
const reportsOfView = 5;
/** The busiest hour to the average one. */
const peak = 3;
/** Processors are to be used no more than this in that hour. */
const mostBusy = 0.6;
/** Of a second of video in all its sizes, in Mbit/s. */
const allSizes = 9.3;
/** Of an event and its index. */
const bytesOfEvent = 130;
const daysOfEvents = 90;

export interface Needs {
  /** Views a second in the busiest hour. */
  viewsPerSecond: number;
  /** Who watches at the same time then. */
  watching: number;
  /** Processors. */
  webCores: number;
  databaseCores: number;
  workerCores: number;
  /** Gbit/s in the busiest hour: of all, and of what the site or its bucket sends itself. */
  bandwidth: number;
  ownBandwidth: number;
  /** TB a year. */
  files: number;
  /** GB that events take in the database. */
  events: number;
}

/** What machines such a load takes. */
export function needsOf(load: Load): Needs {
  const viewsPerSecond = (load.views / 86_400) * peak;
  const uncached = 1 - load.cached;
  const watching = viewsPerSecond * load.minutes * 60;
  const bandwidth = (watching * load.bitrate) / 1000;
  const ownBandwidth = bandwidth * (1 - load.offloaded);
  const web =
    load.pages *
      (load.cached * costs.cachedPage + uncached * costs.page.web + callsOfPage * costs.cachedCall) +
    reportsOfView * costs.report.web;
  const database =
    load.pages * uncached * costs.page.database + reportsOfView * costs.report.database + costs.rolledUp;
  const sending = ((ownBandwidth * 1e9) / 8 / 2 ** 20) * costs.mebibyte;
  return {
    viewsPerSecond,
    watching,
    webCores: (viewsPerSecond * web + sending) / mostBusy,
    databaseCores: (viewsPerSecond * database) / mostBusy,
    workerCores: (load.uploaded * 60 * costs.prepared) / 86_400 / mostBusy,
    bandwidth,
    ownBandwidth,
    files: (load.uploaded * 60 * allSizes * 365) / 8 / 1e6,
    events: (load.views * daysOfEvents * 2 * bytesOfEvent) / 1e9,
  };
}
