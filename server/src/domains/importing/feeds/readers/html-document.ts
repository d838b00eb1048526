import { Parser } from 'htmlparser2';

/** What a page says about itself besides its text. */
export interface HtmlDocument {
  title: string;
  /** Contents by lower-case `property` or `name`, in order. */
  meta: ReadonlyMap<string, string[]>;
  links: { rel: string; type: string; href: string }[];
  /** Texts of `application/ld+json`. */
  linkedData: string[];
  anchors: { href: string; text: string }[];
}

const mostOfAKind = 5000;

export function readHtml(text: string): HtmlDocument {
  const meta = new Map<string, string[]>();
  const links: HtmlDocument['links'] = [];
  const linkedData: string[] = [];
  const anchors: HtmlDocument['anchors'] = [];
  let title = '';
  let inside: 'title' | 'data' | null = null;
  let anchor: { href: string; text: string } | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'meta') {
          const key = (attributes.property ?? attributes.name ?? '').toLowerCase();
          if (key !== '' && attributes.content !== undefined && meta.size < mostOfAKind)
            meta.set(key, [...(meta.get(key) ?? []), attributes.content].slice(0, 100));
        } else if (name === 'link' && links.length < mostOfAKind)
          links.push({
            rel: (attributes.rel ?? '').toLowerCase(),
            type: (attributes.type ?? '').toLowerCase(),
            href: attributes.href ?? '',
          });
        else if (name === 'title' && title === '') inside = 'title';
        else if (name === 'script' && attributes.type?.toLowerCase().startsWith('application/ld+json')) {
          inside = 'data';
          linkedData.push('');
        } else if (name === 'a' && attributes.href !== undefined && anchors.length < mostOfAKind) {
          anchor = { href: attributes.href, text: attributes['aria-label'] ?? '' };
          anchors.push(anchor);
        }
      },
      ontext(part) {
        if (inside === 'title') title += part;
        else if (inside === 'data') linkedData[linkedData.length - 1] += part;
        else if (anchor !== null && anchor.text.length < 200) anchor.text += part;
      },
      onclosetag(name) {
        if (name === 'a') anchor = null;
        else if (name === 'title' || name === 'script') inside = null;
      },
    },
    { decodeEntities: true },
  );
  parser.end(text);
  return { title: title.trim(), meta, links, linkedData, anchors };
}
