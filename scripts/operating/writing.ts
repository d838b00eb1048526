import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const writers = 4;

/** Writers each rename a playlist of their own to the next number, and remember the last that was acknowledged. */
export class Writing {
  readonly #url: string;
  readonly playlists: string[] = [];
  readonly acknowledged: number[] = [];
  readonly statuses = new Map<number | string, number>();
  #cookie = '';
  #isOver = false;
  #lastAt = 0;
  longest = 0;
  longestFrom = 0;

  constructor(url: string) {
    this.#url = url;
  }

  call(name: string, input: object): Promise<Response> {
    return fetch(`${this.#url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie, origin: this.#url },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(20_000),
    });
  }

  async begin(confirm: () => Promise<unknown>): Promise<() => Promise<void>> {
    const joined = await this.call('sign_up', {
      ...{ p_email: 'writer@example.test', p_password: 'blue-heron-under-9-bridges', p_username: 'writer' },
    });
    if (!joined.ok) throw new Error(`sign_up: ${await joined.text()}`);
    this.#cookie = joined.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    await confirm();
    for (let n = 0; n < writers; n++) {
      const made = await this.call('create_playlist', { p_name: `list ${n}` });
      if (!made.ok) throw new Error(`create_playlist: ${await made.text()}`);
      this.playlists.push(((await made.json()) as { id: string }).id);
      this.acknowledged.push(0);
    }
    const running = this.playlists.map((_, index) => this.#write(index));
    return async () => {
      this.#isOver = true;
      await Promise.all(running);
    };
  }

  async #write(index: number): Promise<void> {
    for (let n = 1; !this.#isOver; n++) {
      const outcome = await this.call('update_playlist_details', {
        ...{
          p_playlist_id: this.playlists[index],
          p_name: `list ${n}`,
          p_description: null,
          p_is_public: false,
        },
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error: Error) => error.name,
      );
      this.statuses.set(outcome, (this.statuses.get(outcome) ?? 0) + 1);
      if (outcome === 200) {
        const now = performance.now();
        if (this.#lastAt > 0 && now - this.#lastAt > this.longest) {
          this.longest = now - this.#lastAt;
          this.longestFrom = this.#lastAt;
        }
        this.#lastAt = now;
        this.acknowledged[index] = n;
      } else await sleep(50);
    }
  }
}

/** Lists whose name is older than what was acknowledged. */
export async function lost(writing: Writing, server: string): Promise<number> {
  const client = new pg.Client(server);
  await client.connect();
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from playlists where id = any($1)',
    [writing.playlists],
  );
  await client.end();
  return writing.playlists.filter((id, index) => {
    const name = rows.find((row) => row.id === id)?.name ?? 'list -1';
    return Number(name.slice(5)) < writing.acknowledged[index]!;
  }).length;
}
