import type { CallName, Input, Output } from '#contract/calls.ts';
import { interrupt, type Moment, newClock, tick } from './watched-clock.ts';

/** What the body of a view report contains beside the video and the token. */
export interface PageFacts {
  session_id: string;
  user_agent: string;
  referrer: string;
  page_url: string;
  country_code: string | null;
  city_name: string | null;
}

export interface ViewReportTools {
  call<N extends CallName>(name: N, input: Input<N>, options?: { keepalive?: boolean }): Promise<Output<N>>;
  facts(): PageFacts;
  /** Failures do not concern the viewer. */
  debug(message: string, error: unknown): void;
  /** The server has signed the start. If given, every playback is started, even after its view was reported. */
  started?(token: string): void;
}

type Step =
  | { is: 'idle' | 'starting' | 'over' }
  /** The time since the server's token arrived: the server compares it with the time that it signed. */
  | { is: 'counting'; token: string; needs: number };

export interface ViewReport {
  /** The media moves: call at every time update while it plays. */
  watching(moment: Moment, rate: number): void;
  /** Paused, stalled or sought. */
  interrupted(): void;
  /** The page goes away: sends what is due. */
  leaving(moment: Moment | null, rate: number): void;
}

/** Videos whose view this document has reported. One that was left too early may be tried again. */
const reported = new Set<string>();

/**
 * Reports one view: asks for a token at the first playback, counts what is really watched, and sends the view once the
 * server's threshold is reached. Never more than once per video and document; a failure is not repeated.
 */
export function createViewReport(videoId: string, tools: ViewReportTools, seen = reported): ViewReport {
  let step: Step = { is: seen.has(videoId) && !tools.started ? 'over' : 'idle' };
  let clock = newClock;

  async function start() {
    step = { is: 'starting' };
    try {
      const started = await tools.call('start_playback', { p_video_id: videoId });
      // The server measures from its signature: what was played before this moment is not in it.
      clock = newClock;
      tools.started?.(started.view_token);
      step = seen.has(videoId)
        ? { is: 'over' }
        : { is: 'counting', token: started.view_token, needs: started.watch_seconds };
    } catch (error) {
      step = { is: 'over' };
      tools.debug('The view could not be started.', error);
    }
  }

  async function sendIfDue(keepalive: boolean) {
    if (step.is !== 'counting' || clock.seconds < step.needs) return;
    const view_token = step.token;
    step = { is: 'over' };
    seen.add(videoId);
    try {
      await tools.call(
        'get-country',
        { video_id: videoId, user_id: null, ...tools.facts(), view_token },
        { keepalive },
      );
    } catch (error) {
      tools.debug('The view could not be recorded.', error);
    }
  }

  function watching(moment: Moment, rate: number) {
    if (step.is === 'over') return;
    if (step.is === 'idle') void start();
    clock = tick(clock, moment, rate);
    void sendIfDue(false);
  }

  return {
    watching,
    interrupted() {
      clock = interrupt(clock);
    },
    leaving(moment, rate) {
      if (moment) clock = tick(clock, moment, rate);
      void sendIfDue(true);
    },
  };
}
