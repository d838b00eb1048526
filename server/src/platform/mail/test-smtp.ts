import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  url: string;
  received: { from: string; to: string[]; message: string }[];
  /** Answers "try again later" to every message from now on. */
  refuse: boolean;
  stop(): Promise<void>;
}

/** A mail server on loopback that stores what it gets. */
export async function startTestSmtp(login?: { user: string; password: string }): Promise<TestSmtp> {
  const received: TestSmtp['received'] = [];
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, callback) {
      if (username === login?.user && password === login?.password) callback(null, { user: username });
      else callback(new Error('wrong login'));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (smtp.refuse) return callback(Object.assign(new Error('later'), { responseCode: 450 }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString('utf8'),
        });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const user = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : '';
  const smtp: TestSmtp = {
    url: `smtp://${user}127.0.0.1:${port}`,
    received,
    refuse: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}
