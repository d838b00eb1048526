/**
 * A script for the head of the server's HTML: `/` leads to the search of the header from everywhere but where somebody
 * types. In the page itself, because people press it as soon as they see the field, before the program is there.
 */
export const slashScript = (): string => `(${listen})()`;

// As text, because the bundler would rewrite a function.
const listen = `() => {
  document.currentScript?.remove();
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
    if (key !== '/' || ctrlKey || altKey || metaKey || defaultPrevented) return;
    if (target.closest?.('input, textarea, select, [contenteditable], dialog')) return;
    const field = document.querySelector('.search-box input[name=q]');
    if (!field) return;
    event.preventDefault();
    // On a phone the field is behind an icon.
    if (field.checkVisibility?.() === false) return document.querySelector('.search-box .search-open')?.click();
    field.focus();
    field.select();
  });
}`;
