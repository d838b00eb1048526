import { readFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import { type Plugin, parseSync } from 'vite';
import { isNode, type Node } from './syntax-tree.ts';

/** The texts of a file of web/src/texts, by name. */
function textsOf(file: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const one of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    if (one.type !== 'ExportNamedDeclaration' || one.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of one.declaration.declarations)
      if (id.type === 'Identifier' && init?.type === 'Literal' && typeof init.value === 'string')
        texts.set(id.name, init.value);
  }
  return texts;
}

const quoted = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** What `fillIn(texts.x, { name })` means as a template; null: its values do not stand in the order of the text. */
function templateOf(said: string, values: Node | undefined): { pieces: string[]; values: Node[] } | null {
  if (values?.type !== 'ObjectExpression') return null;
  const properties = values.properties as Node[];
  const names = [...said.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  // Each once: what an expression does is done as it was written.
  if (names.join() !== properties.map((one) => (one.key as Node | undefined)?.name).join()) return null;
  return {
    pieces: said.split(/\{\w+\}/).map(quoted),
    values: properties.map((one) => one.value as Node),
  };
}

/**
 * Writes each text of web/src/texts where it is said. Else a part of a page would load the texts of its whole domain, and
 * a page of many cards would look through hundreds of texts for what is filled in.
 */
export function textsInPlace(): Plugin {
  return {
    name: 'texts-in-place',
    enforce: 'pre',
    transform: {
      filter: { id: /web[\\/]src[\\/].*\.tsx?(\?|$)/, code: '/texts/' },
      handler(code, id) {
        const file = id.split('?')[0] ?? id;
        const { program } = parseSync(file, code);
        const spaces = new Map<string, Map<string, string>>();
        for (const one of program.body)
          if (one.type === 'ImportDeclaration' && /\/texts\/[\w-]+\.ts$/.test(one.source.value))
            for (const { type, local } of one.specifiers)
              if (type === 'ImportNamespaceSpecifier') {
                const from = path.resolve(path.dirname(file), one.source.value);
                this.addWatchFile(from);
                spaces.set(local.name, textsOf(from));
              }
        const saidBy = (node: Node | undefined): string | undefined =>
          node?.type === 'MemberExpression'
            ? spaces.get(String((node.object as Node).name))?.get(String((node.property as Node).name))
            : undefined;
        const written = new MagicString(code);
        const visit = (node: Node): void => {
          const said = saidBy(node);
          if (said !== undefined) {
            written.overwrite(node.start, node.end, JSON.stringify(said));
            return;
          }
          if (node.type === 'CallExpression' && (node.callee as Node).name === 'fillIn') {
            const [text, values] = node.arguments as Node[];
            const filled = saidBy(text);
            const template = filled === undefined ? null : templateOf(filled, values);
            if (template !== null) {
              let at = node.start;
              for (const [index, { start, end }] of template.values.entries()) {
                written.overwrite(at, start, `${index === 0 ? '`' : '}'}${template.pieces[index]}\${`);
                at = end;
              }
              written.overwrite(at, node.end, `}${template.pieces.at(-1)}\``);
              template.values.forEach(visit);
              return;
            }
          }
          for (const value of Object.values(node)) {
            if (Array.isArray(value)) for (const one of value) isNode(one) && visit(one);
            else if (isNode(value)) visit(value);
          }
        };
        visit(program as unknown as Node);
        return written.hasChanged()
          ? { code: written.toString(), map: written.generateMap({ hires: 'boundary' }) }
          : null;
      },
    },
  };
}
