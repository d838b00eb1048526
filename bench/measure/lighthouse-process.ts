import { once } from 'node:events';
import lighthouse from 'lighthouse';

export interface LighthouseTask {
  url: string;
  port: number;
  cookie: string;
}
/** Scores from 0 to 100. */
export interface LighthouseScores {
  performance: number;
  accessibility: number;
  seo: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Failed checks of accessibility and SEO. */
  faults: string[];
}

/**
 * Gives the browser these cookies and no others. Lighthouse leaves them alone; sent as a header they would reach the server and
 * not the page, which then asks for the visitor's age.
 */
async function setCookies(port: number, url: string, cookie: string): Promise<void> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const wire = new WebSocket(webSocketDebuggerUrl);
  await once(wire, 'open');
  const cookies = cookie.split('; ').map((one) => {
    const [name = '', ...value] = one.split('=');
    return { name, value: value.join('='), url };
  });
  const asked = [
    { id: 1, method: 'Storage.clearCookies', params: {} },
    { id: 2, method: 'Storage.setCookies', params: { cookies } },
  ];
  for (const command of asked) {
    wire.send(JSON.stringify(command));
    const [{ data }] = (await once(wire, 'message')) as [MessageEvent<string>];
    const { error } = JSON.parse(data) as { error?: { message: string } };
    if (error) throw new Error(error.message);
  }
  wire.close();
}

/** One run with Lighthouse' own defaults: a phone on a slow connection, simulated. */
async function run({ url, port, cookie }: LighthouseTask): Promise<LighthouseScores> {
  await setCookies(port, url, cookie);
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'seo'],
  });
  const report = result?.lhr;
  if (!report) throw new Error('Lighthouse gave no report');
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const score = (name: string): number => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => report.audits[name]?.numericValue ?? Number.NaN;
  const faults = ['accessibility', 'seo'].flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    seo: score('seo'),
    shift: value('cumulative-layout-shift'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    faults,
  };
}

process.once('message', (task: LighthouseTask) => {
  run(task).then(
    (scores) => process.send?.(scores, () => process.exit(0)),
    (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
  );
});
process.once('disconnect', () => process.exit(0));
