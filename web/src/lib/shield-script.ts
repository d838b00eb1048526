/**
 * A script for the head of the server's HTML: who hides what later episodes tell has it blurred before it is drawn. It names what
 * `state/spoiler-shield.ts` stores, without bringing that to every first page.
 */
export const shieldScript = (): string =>
  `document.currentScript?.remove();try{localStorage.getItem('spoilers')==='hidden'&&document.documentElement.toggleAttribute('data-shield',true)}catch{}`;
