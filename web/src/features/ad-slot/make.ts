/** An element with its properties and what is in it. */
export function make<N extends keyof HTMLElementTagNameMap>(
  name: N,
  properties: Partial<Omit<HTMLElementTagNameMap[N], 'style'>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[N] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

export const button = (
  className: string,
  label: string,
  text: string | Node,
  onclick: () => void,
): HTMLButtonElement =>
  make('button', { type: 'button', className, ariaLabel: label, title: label, onclick }, text);

const svg = 'http://www.w3.org/2000/svg';
/** Three dots, as on the buttons with more of a card. */
export function dots(): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  const set = (to: Element, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) to.setAttribute(name, value);
  };
  set(icon, {
    class: 'ic',
    viewBox: '0 0 24 24',
    fill: 'currentColor',
    stroke: 'currentColor',
    'aria-hidden': 'true',
  });
  for (const cx of ['5', '12', '19']) {
    const dot = document.createElementNS(svg, 'circle');
    set(dot, { cx, cy: '12', r: '1' });
    icon.append(dot);
  }
  return icon;
}
