const firstWait = 2000;
const longestWait = 15_000;
/** The loader first repeats failed requests itself; the person is told if that has not helped by now (ms). */
const doubtFor = 1200;

export interface Reconnection {
  /** A request failed and is being repeated. */
  doubt(): void;
  /** Something came. */
  fine(): void;
  /** Loading has stopped: it is restarted automatically, less and less often. */
  lost(): void;
  /** Somebody asks for it now. */
  now(): void;
  stop(): void;
}

/** Notices that the network is gone, and restarts the stream when it may be back. */
export function createReconnection(tools: { retry(): void; changed(troubled: boolean): void }): Reconnection {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doubts: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const again = () => {
    clearTimeout(timer);
    timer = undefined;
    tools.retry();
  };
  const offline = () => tools.changed(true);
  const online = () => {
    wait = firstWait;
    // For a fully loaded video nothing more will arrive to show that.
    tools.changed(false);
    // What was stopped is restarted, and what waits for its next try starts now.
    tools.retry();
  };
  addEventListener('offline', offline);
  addEventListener('online', online);

  return {
    doubt() {
      doubts ??= setTimeout(() => tools.changed(true), navigator.onLine ? doubtFor : 0);
    },
    fine() {
      clearTimeout(doubts);
      clearTimeout(timer);
      doubts = timer = undefined;
      wait = firstWait;
      tools.changed(false);
    },
    lost() {
      if (stopped) return;
      tools.changed(true);
      clearTimeout(timer);
      timer = setTimeout(again, wait);
      wait = Math.min(longestWait, wait * 2);
    },
    now: again,
    stop() {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(doubts);
      removeEventListener('offline', offline);
      removeEventListener('online', online);
    },
  };
}
