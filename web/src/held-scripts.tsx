import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
} from 'react';
import { Scripts } from 'react-router';
import { holdingScript, recordingScript, startsAtOnce } from './lib/coming-to-life.ts';
import { shieldScript } from './lib/shield-script.ts';
import { slashScript } from './lib/slash-focus.ts';

/** What the page's policy knows its inline scripts by. On the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

type Element = ReactElement<{
  children?: ReactNode;
  rel?: string;
  href?: string;
  media?: string;
  fetchPriority?: string;
  type?: string | undefined;
  async?: boolean | undefined;
  'data-holds'?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/**
 * What `Scripts` renders on the server, but held back until a video has started: `first` are the addresses of the
 * modules that start it. The browser renders `Scripts`, which looks for the same elements.
 */
export function HeldScripts({ first }: { first: readonly string[] }) {
  const held = (node: ReactNode): ReactNode => {
    if (!isValidElement(node)) return node;
    const element = node as Element;
    const { children, rel, href = '', type, dangerouslySetInnerHTML: text } = element.props;
    if (rel === 'modulepreload')
      return cloneElement(
        element,
        first.includes(href) ? { fetchPriority: 'high' } : { media: startsAtOnce },
      );
    if (type === 'module' && text)
      return cloneElement(element, {
        type: undefined,
        async: undefined,
        'data-holds': text.__html,
        dangerouslySetInnerHTML: { __html: holdingScript(first[0]!) },
      });
    return children === undefined ? element : cloneElement(element, {}, Children.map(children, held));
  };
  return held(Scripts({}));
}

/** What hears people before the page lives: `/`, and what is pressed where the scripts are held back. */
export function EarlyListeners({ isHeld }: { isHeld: boolean }) {
  const nonce = use(NonceContext);
  return [slashScript(), shieldScript(), ...(isHeld ? [recordingScript()] : [])].map((text) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
    <script key={text} nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
  ));
}
