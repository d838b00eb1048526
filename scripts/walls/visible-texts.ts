import { parseSync } from 'vite';

/** A node of a syntax tree, as ESTree with JSX names it. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
export interface VisibleText {
  node: SyntaxNode;
  parents: readonly SyntaxNode[];
  /** Expressions inside it are `{}`. */
  text: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Attributes that nobody reads. */
const unread =
  /^(accept|action|allow|as|at|autoComplete|className|data-.*|encType|fallback|form|height|href|htmlFor|id|inputMode|key|method|path|pattern|preserveAspectRatio|rel|role|sandbox|sizes|src|srcSet|style|target|to|type|value|viewBox|width|d|fill|stroke.*|transform|aria-(controls|current|describedby|details|errormessage|haspopup|keyshortcuts|labelledby|live|owns))$/;
/** What is given to these is for developers, or for browsers. */
const unreadCalls =
  /^(Error|TypeError|RangeError|Headers|RegExp|Response|URL|URLSearchParams|assert|warn|error|log|debug|querySelector|querySelectorAll|closest|matches|addEventListener|removeEventListener|set|get|has|append|delete|getItem|setItem|removeItem|startsWith|endsWith|includes|join|split|replace|replaceAll|match|test|useFetcher|matchMedia|createElement|setProperty|getPropertyValue|dispatchEvent|CustomEvent|Event|DateTimeFormat|NumberFormat|RelativeTimeFormat|define|supports|canPlayType|isTypeSupported|setAttribute|getAttribute|removeAttribute|toggleAttribute)$/;
/** What is made within these is for people again: a button that is appended has words. */
const holdsParts = /^(append|set|replaceAll|replace|join)$/;
/** These say what is given to them, however short it is. */
const saysWords = /^(countOf|eachOf|actOnEach)$/;
/** Keys of objects whose values nobody reads. */
const unreadKeys =
  /^(className|href|id|key|method|rel|role|sizes|src|style|to|type|content-type|cache-control|mode|as|intent|@type|@context|query-input|sizes)$/i;

const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text);
/** A sentence, or a word that stands alone with a capital letter. */
const reads = (text: string): boolean =>
  hasWord(text) &&
  !/^[a-z-]+(: ?|=)\S+(, ?\S+)*$|^(auto, )?\((min|max)-|; Path=\/|^[A-Z][a-z]+([A-Z][a-z]+)+Error$/.test(
    text,
  ) &&
  (/[\p{L}\d’'”,.:;!?)…] +[\p{L}“(]/u.test(text) ||
    /^[“(]?\p{Lu}(\p{Ll}|$|[ ’])/u.test(text) ||
    /\p{L}{2,}…/u.test(text));

function nameOf(node: SyntaxNode | undefined): string {
  if (!node) return '';
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node.name);
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'MemberExpression') return nameOf(node.property as SyntaxNode);
  if (node.type === 'JSXNamespacedName') return '';
  return '';
}

/** Whether what stands here is shown as it is, however little it reads like a text. */
function isShown(parents: readonly SyntaxNode[], node: SyntaxNode): boolean {
  let child = node;
  for (const [at, parent] of [...parents].reverse().entries()) {
    switch (parent.type) {
      case 'ConditionalExpression':
        if (parent.test === child) return false;
        break;
      case 'LogicalExpression':
        if (parent.operator === '&&' && parent.left === child) return false;
        break;
      case 'TemplateLiteral':
        return textOf(parent, []) !== null;
      case 'ArrayExpression':
        break;
      case 'JSXExpressionContainer':
        return (
          /^JSX(Element|Fragment)$/.test(parents.at(-2 - at)?.type ?? '') ||
          nameOf(parents.at(-2 - at)?.name as SyntaxNode | undefined) === 'things'
        );
      case 'CallExpression':
        return saysWords.test(nameOf(parent.callee as SyntaxNode));
      case 'Property':
        return nameOf(parents.at(-3 - at)?.callee as SyntaxNode | undefined) === 'fillIn';
      default:
        return false;
    }
    child = parent;
  }
  return false;
}

/** What a string literal or template says; null: it is no text. */
function textOf(node: SyntaxNode, parents: readonly SyntaxNode[]): string | null {
  if (node.type === 'JSXText') return hasWord(String(node.value)) ? String(node.value).trim() : null;
  if (node.type === 'Literal' && typeof node.value === 'string')
    return reads(node.value) || (hasWord(node.value) && isShown(parents, node)) ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as { value: { cooked: string } }[];
  const text = quasis.map((one) => one.value.cooked).join('{}');
  const said = text.replaceAll('{}', '');
  if (/^([\s\w-]*[=/?&#.]|[\sa-z-]*:)/.test(said) && !/ /.test(said.trim())) return null;
  if (/; Path=\//.test(said)) return null;
  return reads(said) || (hasWord(said) && /(\p{L}{2,} +\{\}|\{\} +\p{L}{2,})/u.test(text)) ? text : null;
}

/** Whether nobody reads what stands here. */
function isUnread(parents: readonly SyntaxNode[], node: SyntaxNode): boolean {
  let child = node;
  /** It is given to a call on the way. */
  let isWithin = false;
  for (const parent of [...parents].reverse()) {
    switch (parent.type) {
      case 'JSXAttribute':
        return unread.test(nameOf(parent.name as SyntaxNode));
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if ((parent.source as unknown) === child) return true;
        break;
      // A word that types tell apart.
      case 'TSAsExpression':
        if (node === parent.expression) return true;
        break;
      case 'BinaryExpression':
        if (/^[!=]==?$|^in$/.test(String(parent.operator))) return true;
        break;
      case 'SwitchCase':
        if (parent.test === child) return true;
        break;
      case 'Property':
        if (parent.key === child) return true;
        if (parent.value === child && unreadKeys.test(nameOf(parent.key as SyntaxNode))) return true;
        break;
      case 'MemberExpression':
        if (parent.property === child) return true;
        break;
      case 'TSLiteralType':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TaggedTemplateExpression':
        return true;
      case 'CallExpression':
      case 'NewExpression':
        if (parent.callee !== child) {
          const name = nameOf(parent.callee as SyntaxNode);
          if (unreadCalls.test(name) && !(isWithin && holdsParts.test(name))) return true;
          isWithin = true;
        }
        break;
      case 'JSXElement':
      case 'FunctionDeclaration':
      case 'ArrowFunctionExpression':
        return false;
    }
    child = parent;
  }
  return false;
}

/** Every text in a source that people read: between tags, in attributes, and in strings that read like words. */
export function visibleTexts(file: string, source: string): VisibleText[] {
  const found: VisibleText[] = [];
  const visit = (node: SyntaxNode, parents: readonly SyntaxNode[]): void => {
    const text = textOf(node, parents);
    if (text !== null && !isUnread(parents, node)) found.push({ node, parents, text });
    const within = [...parents, node];
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const one of value) isNode(one) && visit(one, within);
      else if (isNode(value)) visit(value, within);
    }
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  visit(program as unknown as SyntaxNode, []);
  return found;
}
