import type { LoaderFunctionArgs } from 'react-router';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import { orElse } from './page-data.ts';

/** What a member need not type into a form that is open to everybody. */
export interface FormSender {
  name: string;
  email: string;
}

/** Who fills in a form; null: a visitor, or nothing is known of them now. */
export async function formSender(context: LoaderFunctionArgs['context']): Promise<FormSender | null> {
  const { member } = context.get(pageFactsContext);
  if (member === null) return null;
  const services = context.get(servicesContext);
  const session = await orElse(services, services.call('get_session', {}), null);
  return { name: member.displayName ?? member.username, email: session?.user?.email ?? '' };
}
