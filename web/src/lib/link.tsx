import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The whole address, as `paths` builds it: it is not resolved against the page. */
  to: string;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** Every route is known with the first page, so that there is nothing to discover. */
export const BrowserLink = (props: LinkProps) => <RouterLink {...props} discover="none" />;

/** What it is in HTML. To the router's own, which resolves addresses and waits for clicks, went a tenth of a page's rendering. */
export const ServerLink = ({ to, preventScrollReset, ...attributes }: LinkProps) => (
  <a {...attributes} href={to} />
);

/** A link to a page of ours, for pages that hold a hundred of them. */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink;
