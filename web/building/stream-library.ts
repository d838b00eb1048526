import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MagicString from 'magic-string';
import { type Plugin, parseSync } from 'vite';
import { isNode, type Node } from './syntax-tree.ts';

const light = 'hls.js/light';
const lightFile = fileURLToPath(import.meta.resolve(light));
/** Its code for streams that we made: fragmented MP4 with one sound, in the clear. */
const ownFile = `${lightFile}?own`;
/** Whoever asks for the light build here gets that. */
const forOwn = /libraries[\\/]own\.ts$/;

const words = new Set(['trace', 'debug', 'log', 'info', 'warn', 'error']);
const changes = new Set(['AssignmentExpression', 'UpdateExpression', 'AwaitExpression', 'YieldExpression']);

const children = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
const doesMore = (node: Node): boolean => changes.has(node.type) || children(node).some(doesMore);

/** `this.log(…)`, `hls.logger.warn(…)`: a line of the library's diary, which nobody reads. */
function isDiary({ type, expression }: Node, code: string): boolean {
  const call = expression as Node | undefined;
  if (type !== 'ExpressionStatement' || call?.type !== 'CallExpression') return false;
  const callee = call.callee as Node;
  if (callee.type !== 'MemberExpression' || !words.has(String((callee.property as Node).name))) return false;
  const object = callee.object as Node;
  const name = code.slice(object.start, object.end);
  return (name === 'this' || /(^|\.)logger$/.test(name)) && !(call.arguments as Node[]).some(doesMore);
}

export function withoutDiary(code: string): MagicString {
  const written = new MagicString(code);
  const visit = (node: Node): void => {
    if (isDiary(node, code)) written.overwrite(node.start, node.end, ';');
    else children(node).forEach(visit);
  };
  visit(parseSync('library.mjs', code).program as unknown as Node);
  return written;
}

/** What only other streams need. Each must be found: a new version of the library may have it elsewhere. */
const forOthers: readonly (readonly [what: RegExp, instead: string])[] = [
  // Transport streams, and sound without a picture.
  [/, \{\s*demux: (TS|AAC|MP3)Demuxer,\s*remux: MP4Remuxer\s*\}/g, ''],
  [/TSDemuxer\.probe\(initSegmentData, this\.logger\)/g, 'false'],
  // Frames that are dropped were never acted upon; neither words in the stream nor other places of it are looked for.
  [/fpsController: FPSController,/g, ''],
  [/id3TrackController: ID3TrackController,/g, ''],
  [/contentSteeringController: ContentSteeringController\s*,/g, ''],
];

export function onlyForOwn(code: string): string {
  return forOthers.reduce((text, [what, instead]) => {
    if (text.search(what) < 0) throw new Error(`the stream library has changed: there is no ${what}`);
    return text.replace(what, instead);
  }, code);
}

/** Makes the stream library as small as what is asked of it. */
export function streamLibrary(): Plugin {
  return {
    name: 'stream-library',
    enforce: 'pre',
    resolveId: (id, importer) => (id === light && forOwn.test(importer ?? '') ? ownFile : null),
    load: (id) => (id === ownFile ? onlyForOwn(readFileSync(lightFile, 'utf8')) : null),
    transform: {
      filter: { id: /hls\.js[\\/]dist[\\/]hls(\.light)?\.mjs(\?own)?$/ },
      handler(code) {
        const written = withoutDiary(code);
        return { code: written.toString(), map: written.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}
