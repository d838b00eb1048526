import { Parser } from 'htmlparser2';
import { AppError } from '../../../../kit/app-error.ts';

/**
 * An element; its name carries the usual prefix of its namespace (`media:content`), whatever the document
 * uses.
 */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Its own text, including CDATA. */
  text: string;
}

const prefixes: Readonly<Record<string, string>> = {
  'http://search.yahoo.com/mrss/': 'media',
  'http://search.yahoo.com/mrss': 'media',
  'http://www.google.com/schemas/sitemap-video/1.1': 'video',
  'http://www.w3.org/2005/Atom': 'atom',
  'http://www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://purl.org/rss/1.0/modules/content/': 'content',
  'http://www.sitemaps.org/schemas/sitemap/0.9': '',
};
const deepest = 40;
const mostElements = 600_000;

/**
 * Reads XML into a tree; null if it is not XML. Faults are tolerated where a browser would tolerate them.
 * Entities declared by a document are never expanded, and nothing it refers to is loaded. Throws `badInput`
 * for a document built to do harm.
 */
export function readXml(text: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: { element: XmlElement; spaces: Map<string, string> }[] = [{ element: root, spaces: new Map() }];
  let count = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        count += 1;
        if (count > mostElements || open.length > deepest)
          throw new AppError('badInput', 'This document is too large or too deep to be read.', {
            field: 'url',
          });
        const spaces = declared(attributes, open.at(-1)!.spaces);
        const element: XmlElement = { name: nameOf(tag, spaces), attributes, children: [], text: '' };
        open.at(-1)!.element.children.push(element);
        open.push({ element, spaces });
      },
      ontext(part) {
        open.at(-1)!.element.text += part;
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(text.replace(/^\uFEFF/, ''));
  return root.children[0] ?? null;
}

function declared(attributes: Record<string, string>, around: Map<string, string>): Map<string, string> {
  let spaces = around;
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    if (spaces === around) spaces = new Map(around);
    spaces.set(name.slice(6), value.trim());
  }
  return spaces;
}

function nameOf(tag: string, spaces: Map<string, string>): string {
  const colon = tag.indexOf(':');
  const prefix = colon === -1 ? '' : tag.slice(0, colon);
  const local = tag.slice(colon + 1);
  const space = spaces.get(prefix);
  const known = space === undefined ? prefix : (prefixes[space] ?? prefix);
  return known === '' ? local : `${known}:${local}`;
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);
export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((child) => child.name === name);
export const textOf = (element: XmlElement, name: string): string | null =>
  childOf(element, name)?.text.trim() || null;
