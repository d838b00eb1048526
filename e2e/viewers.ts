import { readStart } from '../server/src/domains/watching/viewing/view-token.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const json = { 'content-type': 'application/json', 'user-agent': browser };
/** Viewers who watch at the same time. */
const together = 32;
/** Milliseconds before somebody whom the site did not answer comes again. */
const pause = 100;

export interface Crowd {
  /** What the log must hold of each view that the site said it has recorded. */
  acknowledged: string[];
  /** Requests that got no answer, or a refusal. */
  unanswered(): number;
  /** Lets those who watch finish, and lets nobody else in. */
  leave(): Promise<void>;
}

/** New visitors watch the video and report it over HTTP, one after another and many at once, whatever happens to the site. */
export function sendCrowd(site: { url: string; secret: string }, videoId: string): Crowd {
  const acknowledged: string[] = [];
  let unanswered = 0;
  let open = true;

  async function watchOnce(): Promise<void> {
    const started = await fetch(`${site.url}/rest/v1/rpc/start_playback`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ p_video_id: videoId }),
    });
    const start = (await started.json()) as { view_token: string; watch_seconds: number };
    if (!started.ok) throw new Error(`no playback: ${started.status}`);
    const cookie = started.headers.getSetCookie()[0]!.split(';', 1)[0]!;
    await new Promise((resolve) => setTimeout(resolve, start.watch_seconds * 1000 + 5));
    const reported = await fetch(`${site.url}/functions/v1/get-country`, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify({ video_id: videoId, view_token: start.view_token }),
    });
    const answer = (await reported.json()) as { view_recorded?: boolean };
    if (!reported.ok || answer.view_recorded !== true) throw new Error('the view was not recorded');
    acknowledged.push(readStart(site.secret, start.view_token)!.viewerHash);
  }
  async function comeAndGo(): Promise<void> {
    while (open) {
      try {
        await watchOnce();
      } catch {
        unanswered++;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
  const all = Promise.all(Array.from({ length: together }, comeAndGo));
  return {
    acknowledged,
    unanswered: () => unanswered,
    async leave() {
      open = false;
      await all;
    },
  };
}
