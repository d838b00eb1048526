import { setTimeout as sleep } from 'node:timers/promises';
import { query } from './postgres.ts';

/** Where uploads are begun. */
export const uploadPlace = '/storage/v1/upload/resumable';

const password = 'blue-heron-under-9-bridges';

/** Somebody at a site of a trial: a visitor, until they join or take on a session. */
export class Member {
  cookie = '';
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  async call<T>(name: string, input: object): Promise<T> {
    const url = `http://127.0.0.1:${this.#port}`;
    const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie, origin: url },
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    const given = answer.headers.getSetCookie();
    if (given.length > 0) this.cookie = given.map((one) => one.split(';')[0]).join('; ');
    return (await answer.json()) as T;
  }

  /** Makes the account `name` and logs in. */
  async join(name: string): Promise<void> {
    const p_email = `${name}@example.test`;
    await this.call('sign_up', { p_email, p_password: password, p_username: name });
    await this.call('sign_in', { p_email, p_password: password });
  }

  /** The same of somebody whose address is confirmed and, if they may upload, without a review. */
  async joinConfirmed(name: string, database: string, mayUpload = false): Promise<void> {
    await this.join(name);
    const account = `(select id from accounts where email = '${name}@example.test')`;
    for (const sql of [
      `update accounts set email_verified_at = now() where id = ${account}`,
      `update profiles set role = '${mayUpload ? 'publisher' : 'member'}' where id = ${account}`,
      ...(mayUpload
        ? [`insert into account_rights (account_id, upload_word) values (${account}, 'granted')`]
        : []),
    ])
      if (!(await query(database, sql))) throw new Error(`could not be done: ${sql}`);
    await this.call('sign_in', { p_email: `${name}@example.test`, p_password: password });
  }

  /** Asks one of the nodes about an upload, or sends it a piece. */
  tus(
    port: number,
    method: string,
    to: string,
    headers: Record<string, string>,
    body?: Buffer,
  ): Promise<Response> {
    return fetch(`http://127.0.0.1:${port}${to}`, {
      method,
      headers: { cookie: this.cookie, 'tus-resumable': '1.0.0', ...headers },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
  }

  /** Begins to send a file; answers where its pieces go. */
  async beginUpload(port: number, bytes: number, filename: string): Promise<string> {
    const begun = await this.tus(port, 'POST', uploadPlace, {
      'upload-length': String(bytes),
      'upload-metadata': `filename ${Buffer.from(filename).toString('base64')}`,
    });
    if (begun.status !== 201) throw new Error(`${begun.status} ${await begun.text()}`);
    return begun.headers.get('location')!;
  }

  /** Asks that what was sent be published. */
  submitUpload(id: string, title: string): Promise<unknown> {
    return this.call('submit_upload', {
      ...{ p_upload_id: id, p_title: title, p_category_id: '00000000-0000-7000-8000-000000000001' },
      ...{ p_publish: 'publish', p_adults_only: true, p_contains_actual_humans: false, p_rights_held: true },
    });
  }

  async offset(port: number, location: string): Promise<number> {
    for (let turn = 0; turn < 20; turn++) {
      const answer = await this.tus(port, 'HEAD', location, {}).catch(() => null);
      if (answer?.status === 200) return Number(answer.headers.get('upload-offset'));
      await sleep(500);
    }
    throw new Error(`${port} does not tell how much has arrived`);
  }
}
