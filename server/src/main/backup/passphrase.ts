import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { AppError } from '../../kit/app-error.ts';
import { complain } from '../../platform/shell.ts';

/** Asks at the terminal, in a line of its own, without showing what is typed. Throws `badInput` where there is none. */
export async function askPassphrase(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new AppError(
      'badInput',
      'Set BACKUP_PASSPHRASE: it seals the key of the site. Without that key, keep SECRET yourself and add --without-secret.',
    );
  complain(question);
  // Takes the echo.
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    const [answer] = await new Promise<[string]>((resolve, reject) => {
      lines.once('line', (line) => resolve([line]));
      lines.once('close', () => reject(new AppError('badInput', 'No passphrase was given.')));
    });
    return answer;
  } finally {
    lines.close();
  }
}

/** Twice, so that a slip does not lock everybody out. */
export async function choosePassphrase(): Promise<string> {
  const first = await askPassphrase('Passphrase that seals the key of the site:');
  if (first !== (await askPassphrase('Once more:')))
    throw new AppError('badInput', 'The two were not the same. Nothing was done.');
  return first;
}
