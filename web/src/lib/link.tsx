import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The whole address, as `paths` builds it: it is not resolved against the page. */
  to: string;
  /** The page keeps its scroll position. */
  preventScrollReset?: boolean;
  /** The page is opened as a whole document: the list of routes that public pages load does not name it. */
  reloadDocument?: boolean;
}

/** Every route is known with the first page, so there is nothing to discover. */
export const BrowserLink = (props: LinkProps) => <RouterLink {...props} discover="none" />;

/**
 * A plain anchor in HTML. The router's own link, which resolves addresses and waits for clicks, took a tenth of a
 * page's rendering.
 */
export const ServerLink = ({ to, preventScrollReset, reloadDocument, ...attributes }: LinkProps) => (
  <a {...attributes} href={to} />
);

/** A link to one of our pages, for pages with a hundred of them. */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink;
