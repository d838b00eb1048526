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
  text: string,
  onclick: () => void,
): HTMLButtonElement =>
  make('button', { type: 'button', className, ariaLabel: label, title: label, onclick }, text);
