/** A script for the head of the server's HTML: what is stored under `key` has later episodes blurred before they are drawn. */
export const shieldScript = (key: string): string =>
  `document.currentScript?.remove();try{localStorage.getItem('${key}')==='hidden'&&document.documentElement.toggleAttribute('data-shield',true)}catch{}`;
