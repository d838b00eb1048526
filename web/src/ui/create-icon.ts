import { createElement, type SVGProps } from 'react';

/** An icon of lucide-react, of whose modules the build leaves only the elements of the drawing. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Replaces lucide-react's own factory (see vite.config.ts), which brings 1.3 KB of names and contexts that no page
 * uses. Icons are decoration here: the button or link around them has the words.
 */
export default function createIcon({ node }: IconData) {
  return ({ size = 24, ...props }: SVGProps<SVGSVGElement> & { size?: number | string }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
