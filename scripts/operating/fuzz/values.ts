import type { Draw } from './draw.ts';

/** A schema as OpenAPI has it; only what is read here. */
export interface Schema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
}

const words = ['lantern', 'a', 'moon-tide', 'relevance', 'en', '2026-11-27T00:00:00.000Z', 'en-GB'];
const id = '00000000-0000-4000-8000-000000000000';

/** What the schema allows, or nearly: its patterns are not read. */
export function goodValue(schema: Schema, draw: Draw, depth = 0): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return draw.of(schema.enum);
  if (schema.anyOf) return goodValue(draw.of(schema.anyOf), draw, depth);
  switch (Array.isArray(schema.type) ? draw.of(schema.type as string[]) : schema.type) {
    case 'boolean':
      return draw.is(0.5);
    case 'integer':
    case 'number':
      return draw.of([schema.minimum ?? 0, schema.maximum ?? 3, 1]);
    case 'null':
      return null;
    case 'array':
      return depth > 3 || schema.items === undefined
        ? []
        : Array.from({ length: draw.below(3) }, () => goodValue(schema.items!, draw, depth + 1));
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, goodValue(one, draw, depth + 1)]),
      );
    default:
      if (schema.format === 'uuid' || draw.is(0.2)) return id;
      return draw.of(words).slice(0, schema.maxLength ?? 100);
  }
}

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{202e}gnp.exe',
  '\ud800',
  'e\u0301'.repeat(50),
  '\u200b'.repeat(30),
  '👩‍👩‍👧‍👦'.repeat(40),
  '\ufeffx',
  'ß'.repeat(300),
  'x'.repeat(70_000),
  `${'%'.repeat(200)}_`,
  `'; drop table videos; --`,
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:127.0.0.1]/',
  'javascript:alert(1)',
  'data:text/html,x',
  '\r\nSet-Cookie: a=b',
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
  '-1',
  '1e999',
  '0x10',
  'NaN',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19T23:59:59.999Z',
  '0000-00-00',
  'infinity',
  'epoch',
  '__proto__',
  'constructor',
  'toString',
  'a@b',
  `${'a'.repeat(64)}@${'b'.repeat(250)}.example`,
  '"a b"@example.test',
  'a@example.test\nbcc: x@example.test',
  '(a+)+$',
  `${'('.repeat(200)}`,
  'and or not & | ! <-> :*',
  'مرحبا بالعالم',
  '日本語の題名'.repeat(20),
];
const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  -(2 ** 31) - 1,
  2 ** 31,
  2 ** 63,
  5e-324,
  [],
  {},
  [null],
  [[]],
  { length: 3 },
  { toString: 1 },
];

/** What nobody should send. */
export function badValue(draw: Draw): unknown {
  const kind = draw.below(10);
  if (kind < 5) return draw.of(texts);
  if (kind < 8) return draw.of(others);
  if (kind === 8) return Array.from({ length: draw.of([50, 500, 5000]) }, () => draw.of([id, 1, '', null]));
  return nested(draw.of([5, 50, 500]));
}

/** JSON that no serializer writes. Of an object whose text this is: `{"a":1}`. */
export function twistedJson(text: string, draw: Draw): Buffer {
  const inner = text.slice(1, -1);
  const name = /^"((?:[^"\\]|\\.)*)"/.exec(inner)?.[1] ?? 'p_limit';
  const twisted = draw.of([
    () => `{${inner}${inner === '' ? '' : ','}"${name}":[1],"${name}":"x"}`,
    () => `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},${inner || '"a":1'}}`,
    () => `{"${name}":1e400}`,
    () => `{"${name}":-1e400,"b":${'9'.repeat(400)}}`,
    () => `{"${name}":"\\ud800\\u0000\\udfff"}`,
    () => `{"${name}":${'['.repeat(20_000)}`,
    () => `{"${name}":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
    () => `\ufeff${text}`,
    () => `${text}${text}`,
    () => `${text.slice(0, -1)},}`,
    () => text.replaceAll('"', "'"),
    () => text.slice(0, draw.below(text.length + 1)),
    () => `{"${name}":"${'x'.repeat(draw.of([1000, 200_000, 262_100, 262_200, 400_000]))}"}`,
    () => `{${Array.from({ length: 3000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
    () => `[${text}]`,
    () => JSON.stringify(text),
    () => 'null',
    () => '',
    () => ' \n\t',
    () => `{"${name}":NaN,"b":Infinity,"c":undefined}`,
    () => `/*a*/${text}`,
  ])();
  const bytes = Buffer.from(twisted);
  if (draw.is(0.1)) return Buffer.concat([bytes, Buffer.from([0xc3, 0x28, 0xff, 0xfe])]);
  if (draw.is(0.05)) return Buffer.from(twisted, 'utf16le');
  return bytes;
}
