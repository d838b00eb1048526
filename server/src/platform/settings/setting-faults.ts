import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isCurrency } from '#contract/ad-money.ts';
import { unknownPlace } from '#contract/age.ts';
import { countryCodes } from '#contract/identity-words.ts';
import { type SettingName, SiteSettings } from '#contract/site-settings.ts';
import { readEmailAddress } from '../../kit/email-address.ts';
import { isTimeZone } from '../../kit/time-zone.ts';

/** What is wrong with a part of a setting. */
export interface SettingFault {
  /** The setting and the path into it, e.g. `faq.0.answer`. */
  field: string;
  /** A sentence that can stand next to the field, e.g. `Entry 1, answer: it must be a text.` */
  message: string;
}

interface Found {
  keyword: string;
  schemaPath: string;
  instancePath: string;
  params: Record<string, unknown>;
  message: string;
}

/** Everything wrong with a value of this setting; at most one fault per field. */
export function settingFaults(name: SettingName, value: unknown): SettingFault[] {
  const schema: TSchema = SiteSettings.properties[name];
  const faults = new Map<string, SettingFault>();
  for (const found of Value.Errors(schema, value) as unknown as Found[]) {
    // A closed object's fault is reported by its own keyword, a choice's by the choice.
    if (found.keyword === 'boolean' || /\/anyOf\/\d+$/.test(found.schemaPath)) continue;
    const way = found.instancePath.split('/').slice(1);
    const field = [name, ...way].join('.');
    if (!faults.has(field))
      faults.set(field, { field, message: `${place(way)}${words(schema, way, found)}` });
  }
  if (faults.size === 0 && !isWhatItLooksLike(name, value))
    faults.set(name, { field: name, message: `It must be ${schemaAt(schema, []).description}.` });
  if (faults.size === 0 && name === 'agePolicies') return placeFaults(value as SiteSettings['agePolicies']);
  return [...faults.values()];
}

/** Countries that are none, and places whose rule nobody could tell because they have two. */
function placeFaults(policies: SiteSettings['agePolicies']): SettingFault[] {
  const seen = new Set<string>();
  return policies.flatMap(({ places }, at) =>
    places.flatMap((code, i) => {
      const isKnown = code === unknownPlace || countryCodes.includes(code.slice(0, 2));
      const words = !isKnown
        ? `must be the code of a country that ISO 3166 knows; "${code}" is not${code.startsWith('UK') ? ', Great Britain is GB' : ''}.`
        : seen.has(code)
          ? `names ${code}, which has been named before.`
          : null;
      seen.add(code);
      if (words === null) return [];
      const way = [String(at), 'places', String(i)];
      return [{ field: ['agePolicies', ...way].join('.'), message: `${place(way)}${words}` }];
    }),
  );
}

/**
 * Text shaped like an address may still not be one: a port can be too high, or a number outside any network. So with the
 * names of currencies and time zones.
 */
function isWhatItLooksLike(name: SettingName, value: unknown): boolean {
  if (name === 'contactEmail') return readEmailAddress(String(value), 'operator') !== null;
  if (name === 'exitUrl') return URL.canParse(String(value));
  if (name === 'securityContact') return isContact(String(value));
  if (name === 'adCurrency') return isCurrency(String(value));
  if (name === 'adTimeZone') return isTimeZone(String(value));
  if (name === 'hostedLibraryHost') return value === '' || URL.canParse(libraryAddress(String(value)));
  return true;
}

const isContact = (value: string): boolean =>
  value === '' ||
  (value.startsWith('https://') ? URL.canParse(value) : readEmailAddress(value, 'operator') !== null);

/** The address of a library's host: https if it names no scheme. */
export const libraryAddress = (host: string): string => (host.includes('://') ? host : `https://${host}`);

/** `Entry 3, answer: it …` */
function place(way: readonly string[]): string {
  if (way.length === 0) return 'It ';
  const named = way.map((step) => (/^\d+$/.test(step) ? `entry ${Number(step) + 1}` : spelled(step)));
  const text = `${named.join(', ')}: it `;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `videosPerDay` as `videos per day`. */
const spelled = (name: string): string =>
  name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function words(root: TSchema, way: readonly string[], { keyword, params, message }: Found): string {
  const schema = schemaAt(root, way);
  const { description, minimum, maximum } = schema;
  switch (keyword) {
    case 'required':
      return `lacks ${(params.requiredProperties as string[]).map(spelled).join(', ')}.`;
    case 'additionalProperties':
      return `holds ${(params.additionalProperties as string[]).map((name) => `"${name.slice(0, 60)}"`).join(', ')}, which is not known.`;
    case 'maxLength':
      return `is longer than ${params.limit} characters.`;
    case 'maxItems':
      return `has more than ${params.limit} entries.`;
    case 'uniqueItems':
      return 'names something twice.';
    case 'minimum':
    case 'maximum':
      return `must be from ${minimum} to ${maximum}.`;
    case 'pattern':
    case 'anyOf':
      return `must be ${description}.`;
    case 'type':
      return `must be ${description ?? typeWords[String(params.type)] ?? params.type}.`;
    default:
      return `${message}.`;
  }
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

interface Described extends TSchema {
  description?: string;
  minimum?: number;
  maximum?: number;
}

function schemaAt(root: TSchema, way: readonly string[]): Described {
  let schema = root as Described & { items?: TSchema; properties?: Record<string, TSchema> };
  for (const step of way) schema = (schema.items ?? schema.properties?.[step] ?? {}) as typeof schema;
  return schema;
}
