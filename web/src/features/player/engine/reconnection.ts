const firstWait = 2000;
const longestWait = 15_000;
/** Failed requests are repeated by the loader at first; the person hears of it when that has not helped by now. */
const doubtFor = 1200;

export interface Reconnection {
  /** A request failed and is being repeated. */
  doubt(): void;
  /** Something came. */
  fine(): void;
  /** Loading has stopped: it is started again, by itself, ever less often. */
  lost(): void;
  /** Somebody asks for it at once. */
  now(): void;
  stop(): void;
}

/** Notices that the network is gone, and starts the stream again when it may be back. */
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
    // Of a video that is all loaded nothing more comes that would say so.
    tools.changed(false);
    // What stopped is started, and what waits for its next try need not.
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
