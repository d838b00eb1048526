import type { MetaDescriptor } from 'react-router';

/** The `meta` of every page: its loader made the head on the server, and the browser only draws it. */
export const headOf = ({ loaderData }: { loaderData?: unknown }): MetaDescriptor[] =>
  (loaderData as { head?: MetaDescriptor[] } | undefined)?.head ?? [];
