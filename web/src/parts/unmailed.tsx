import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import * as texts from '../texts/common.ts';

/**
 * On a site without a mail server, how to reach whoever runs it: they have the letters, and can pass on a link. Null: the
 * site sends mails.
 */
export function useUnmailed(): ReactNode {
  const root = useRouteLoaderData('root') as { site?: { unmailed?: string } } | undefined;
  const contact = root?.site?.unmailed;
  if (contact === undefined) return null;
  return contact === '' ? texts.whoeverRunsThisSite : <a href={`mailto:${contact}`}>{contact}</a>;
}
