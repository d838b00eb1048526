import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Output } from '#contract/calls.ts';
import { type Services, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/common.ts';
import { requireMember } from './guard.ts';
import { pageData } from './page-data.ts';

/** The account of the member who asks for a page, and the calls that act for them. */
export async function ownAccount(
  args: Pick<LoaderFunctionArgs, 'url' | 'context'>,
): Promise<{ services: Services; account: NonNullable<Output<'get_session'>['user']> }> {
  requireMember(args);
  const services = args.context.get(servicesContext);
  const { user } = await pageData(args.context, texts.failedToFetchData, () =>
    services.call('get_session', {}),
  );
  // The session ended between the page's request and this call.
  if (!user) throw redirect(paths.login());
  return { services, account: user };
}
