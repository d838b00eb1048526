import { data, type RouterContextProvider } from 'react-router';
import { fillIn } from '../lib/fill-in.ts';
import { type CallRefusal, pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import * as texts from '../texts/common.ts';

/** What a failed page knows: words for a person, and the request's id if the fault is ours. */
export interface PageFault {
  message: string;
  requestId?: string;
  /** What is said below it, where that is not what its status says. */
  text?: string;
}

export const isRefusal = (error: unknown): error is CallRefusal =>
  error instanceof Error &&
  typeof (error as Partial<CallRefusal>).status === 'number' &&
  typeof (error as Partial<CallRefusal>).code === 'string';

export const fault = (status: number, message: string, requestId?: string) =>
  data<PageFault>(requestId ? { message, requestId } : { message }, { status });

/** Logs what failed, unless it was refused: what others send wrong is no error of ours. */
export function reportFault(services: Pick<Services, 'report'>, error: unknown): void {
  if (!isRefusal(error) || error.status >= 500) services.report(error);
}

/**
 * Runs a loader's calls. A refusal becomes the page of its status with its own words; anything else is logged and
 * becomes a 500 that shows the given words and the request's id.
 */
export async function pageData<T>(
  context: Readonly<RouterContextProvider>,
  failure: string,
  load: (services: Services) => Promise<T>,
): Promise<T> {
  const services = context.get(servicesContext);
  try {
    return await load(services);
  } catch (error) {
    if (!(error instanceof Error)) throw error; // a Response or data() that the loader threw on purpose
    const { requestId } = context.get(pageFactsContext);
    if (isRefusal(error) && error.status === 451) throw fault(451, error.message);
    if (isRefusal(error) && error.status < 500)
      throw fault(error.status, fillIn(texts.errorMessage, { message: error.message }));
    reportFault(services, error);
    throw fault(isRefusal(error) ? error.status : 500, failure, requestId);
  }
}

/** The status with which an action answers a call that failed. Anything but a refusal is logged. */
export function refusalStatus(services: Services, error: unknown): number {
  reportFault(services, error);
  return isRefusal(error) ? error.status : 500;
}

/** For a part that may be missing: a failure is logged, and the page says so in its place (`ui/failed-part.tsx`). */
export async function orElse<T>(services: Services, promise: Promise<T>, fallback: T): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    reportFault(services, error);
    return fallback;
  }
}
