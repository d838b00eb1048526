import { vi } from 'vitest';

export type Answers = Record<string, (body: Record<string, unknown>) => unknown>;

/** A refusal of the server, for answers to throw. */
export class TestRefusal extends Error {
  readonly status: number;
  readonly field: string | null;
  constructor(status: number, message: string, field: string | null = null) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/**
 * Answers the calls of a test by name; what an answer throws is a refusal. Returns what was sent, in order. Undone with
 * `vi.unstubAllGlobals()`.
 */
export function answerCalls(answers: Answers): [name: string, body: Record<string, unknown>][] {
  const sent: [string, Record<string, unknown>][] = [];
  vi.stubGlobal('fetch', async (path: string, options: { body: string }) => {
    const name = path.split('/').at(-1) ?? '';
    const body = JSON.parse(options.body) as Record<string, unknown>;
    sent.push([name, body]);
    try {
      const answer = answers[name];
      if (!answer) throw new TestRefusal(500, `nobody answers ${name}`);
      return Response.json(await answer(body));
    } catch (error) {
      const { status = 500, message, field = null } = error as TestRefusal;
      const details = field === null ? null : `field: ${field}`;
      return Response.json({ code: 'XX000', message, error: message, details }, { status });
    }
  });
  return sent;
}

/** jsdom has no modal dialogs. */
export function standInForDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
