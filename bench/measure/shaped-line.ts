import net from 'node:net';

/** From `at` ms on: so many kbit/s towards the browser (0: nothing comes), and so many ms each way. */
export interface TraceStep {
  at: number;
  kbits: number;
  latency: number;
}

/** A line as it was in the course of time; it begins again after `length` ms. */
export interface Trace {
  name: string;
  length: number;
  steps: readonly TraceStep[];
}

/** A trace as its file has it: each step lasts so many milliseconds. */
export interface TraceFile {
  name: string;
  steps: readonly { ms: number; kbits: number; latency: number }[];
}

export function traceOf({ name, steps }: TraceFile): Trace {
  let at = 0;
  const timed = steps.map(({ ms, kbits, latency }) => {
    const step = { at, kbits, latency };
    at += ms;
    return step;
  });
  return { name, length: at, steps: timed };
}

export function stepAt({ length, steps }: Trace, ms: number): TraceStep {
  const within = ms % length;
  return steps.findLast(({ at }) => at <= within) ?? steps[0]!;
}

/** How often what has come is passed on (ms). */
const tick = 5;
/** What one connection sends before others have their turn. */
const packet = 1448;
/** A connection begins with ten packets under way and doubles with each round trip, as TCP does. */
const firstWindow = 10 * packet;
const largestWindow = 512 * 1024;
/** Bytes of one connection that lie at the line's entrance; what comes after waits at its sender. */
const queue = 64 * 1024;

interface Flying {
  bytes: Buffer;
  /** When it is at the browser, and when its sender hears of that. */
  arrives: number;
  answered: number;
}

/** One connection through the line. */
class Passage {
  readonly #browser: net.Socket;
  readonly #server: net.Socket;
  /** Towards the server. */
  readonly #asked: { bytes: Buffer; arrives: number }[] = [];
  /** When a connection that goes this way would be open. */
  readonly #opensAt: number;
  readonly #waiting: Buffer[] = [];
  #waitingBytes = 0;
  readonly #flying: Flying[] = [];
  /** How many of those have arrived, and wait for their answer. */
  #arrived = 0;
  #underWay = 0;
  #window = firstWindow;
  #isOver = false;

  constructor(browser: net.Socket, server: net.Socket, opensAt: number) {
    this.#browser = browser;
    this.#server = server;
    this.#opensAt = opensAt;
    server.on('data', (bytes: Buffer) => {
      this.#waiting.push(bytes);
      this.#waitingBytes += bytes.length;
      if (this.#waitingBytes > queue) server.pause();
    });
    server.on('end', () => {
      this.#isOver = true;
    });
  }

  ask(bytes: Buffer, now: number, latency: number): void {
    const arrives = Math.max(Math.max(now, this.#opensAt) + latency, this.#asked.at(-1)?.arrives ?? 0);
    this.#asked.push({ bytes, arrives });
  }

  /** Sends a packet if there is one, and answers its bytes. */
  send(now: number, latency: number): number {
    const [first] = this.#waiting;
    const room = Math.min(packet, this.#window - this.#underWay);
    if (!first || room <= 0) return 0;
    const bytes = first.subarray(0, room);
    if (bytes.length === first.length) this.#waiting.shift();
    else this.#waiting[0] = first.subarray(bytes.length);
    this.#waitingBytes -= bytes.length;
    if (this.#waitingBytes <= queue) this.#server.resume();
    // What was sent before arrives before.
    const arrives = Math.max(now + latency, this.#flying.at(-1)?.arrives ?? 0);
    this.#flying.push({ bytes, arrives, answered: arrives + latency });
    this.#underWay += bytes.length;
    return bytes.length;
  }

  deliver(now: number): void {
    while (this.#asked.length > 0 && this.#asked[0]!.arrives <= now)
      this.#server.write(this.#asked.shift()!.bytes);
    for (; this.#arrived < this.#flying.length; this.#arrived++) {
      const { bytes, arrives } = this.#flying[this.#arrived]!;
      if (arrives > now) break;
      this.#browser.write(bytes);
    }
    while (this.#arrived > 0 && this.#flying[0]!.answered <= now) {
      const { bytes } = this.#flying.shift()!;
      this.#arrived--;
      this.#underWay -= bytes.length;
      this.#window = Math.min(largestWindow, this.#window + bytes.length);
    }
    if (this.#isOver && this.#waiting.length === 0 && this.#flying.length === this.#arrived)
      this.#browser.end();
  }

  end(): void {
    this.#browser.destroy();
    this.#server.destroy();
  }
}

const open: TraceStep = { at: 0, kbits: Number.POSITIVE_INFINITY, latency: 0 };

/**
 * A line of the given shape in front of a port of this machine: all its connections share the rate, and each begins
 * slowly. Towards the server there is only the length of the way, for requests are small.
 */
export class ShapedLine {
  readonly #listener: net.Server;
  readonly #passages = new Set<Passage>();
  #trace: Trace | null = null;
  #beganAt = 0;
  #lastAt = performance.now();
  /** Bytes that may go now; what nobody uses is not saved up. */
  #credit = 0;
  #turn = 0;
  #timer: ReturnType<typeof setInterval> | null = null;
  /** Bytes that went to the browser since the trace began. */
  carried = 0;

  private constructor(target: number) {
    this.#listener = net.createServer({ noDelay: true }, (browser) => this.#connect(browser, target));
  }

  static async open(target: number): Promise<ShapedLine> {
    const line = new ShapedLine(target);
    await new Promise<void>((resolve) => line.#listener.listen(0, '127.0.0.1', resolve));
    line.#timer = setInterval(() => line.#pass(), tick);
    return line;
  }

  get port(): number {
    return (this.#listener.address() as net.AddressInfo).port;
  }

  /** From now on the line is as the trace begins; null: as fast as the machine. */
  begin(trace: Trace | null): void {
    this.#trace = trace;
    this.#beganAt = this.#lastAt = performance.now();
    this.#credit = 0;
    this.carried = 0;
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    for (const passage of this.#passages) passage.end();
    await new Promise<void>((resolve) => this.#listener.close(() => resolve()));
  }

  #step(now: number): TraceStep {
    return this.#trace ? stepAt(this.#trace, now - this.#beganAt) : open;
  }

  #connect(browser: net.Socket, target: number): void {
    const server = net.connect({ port: target, host: '127.0.0.1', noDelay: true });
    const now = performance.now();
    // The browser takes the connection for open at once; on this line it would have gone there and back.
    const passage = new Passage(browser, server, now + 2 * this.#step(now).latency);
    this.#passages.add(passage);
    browser.on('data', (bytes: Buffer) => {
      const askedAt = performance.now();
      passage.ask(bytes, askedAt, this.#step(askedAt).latency);
    });
    const end = (): void => {
      this.#passages.delete(passage);
      passage.end();
    };
    browser.on('close', end);
    browser.on('error', end);
    server.on('error', end);
  }

  #pass(): void {
    const now = performance.now();
    const { kbits, latency } = this.#step(now);
    const since = now - this.#lastAt;
    this.#lastAt = now;
    // kbit/s are bits a millisecond.
    if (since > 0) this.#credit += (kbits * since) / 8;
    const all = [...this.#passages];
    for (const passage of all) passage.deliver(now);
    let idle = 0;
    while (this.#credit > 0 && idle < all.length) {
      const sent = all[this.#turn++ % all.length]!.send(now, latency);
      this.#credit -= sent;
      this.carried += sent;
      idle = sent === 0 ? idle + 1 : 0;
    }
    this.#credit = Math.min(this.#credit, 0);
    for (const passage of all) passage.deliver(now);
  }
}
