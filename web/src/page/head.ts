import type { MetaDescriptor } from 'react-router';
import * as paths from '../paths.ts';
import * as texts from '../texts/common.ts';

export interface HeadFacts {
  site: { name: string; description: string; origin: string };
  /** Without the site's name; the home page has none. */
  title?: string;
  description?: string | null;
  /** Path of the page's canonical address; null if it has none. */
  path: string | null;
  type?: 'website' | 'video.other';
  /** Pages that search engines should leave out. */
  hidden?: boolean;
  structured?: object[];
}

const descriptionLength = 160;
const oneLine = (text: string) => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > descriptionLength ? `${flat.slice(0, descriptionLength - 1).trimEnd()}…` : flat;
};

/** Title, description, canonical address, Open Graph and structured data of a page. */
export function head(facts: HeadFacts): MetaDescriptor[] {
  const { site } = facts;
  const title = facts.title ? `${facts.title} | ${site.name}` : `${site.name}: ${site.description}`;
  const description = oneLine(facts.description || site.description);
  const address = facts.path === null ? null : site.origin + facts.path;
  return [
    { title },
    { name: 'description', content: description },
    ...(address === null ? [] : [{ tagName: 'link', rel: 'canonical', href: address }]),
    ...(facts.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: facts.type ?? 'website' },
    { property: 'og:title', content: facts.title ?? site.name },
    { property: 'og:description', content: description },
    ...(address === null ? [] : [{ property: 'og:url', content: address }]),
    { property: 'og:image', content: site.origin + paths.ogCard() },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(facts.structured ?? []).map((one) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...one },
    })),
  ];
}

/** A breadcrumb trail from the home page; each step is a name and a path. */
export const breadcrumbs = (origin: string, steps: readonly (readonly [string, string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[texts.home, paths.home()] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
