/** `/` leads to the search of the header from everywhere but where somebody types. Returns a function that stops it. */
export function focusSearchOnSlash(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'))
      return;
    const field = document.querySelector<HTMLInputElement>('.search-box input[name=q]');
    if (!field) return;
    event.preventDefault();
    // On a phone the field is behind an icon.
    if (field.checkVisibility?.() === false)
      document.querySelector<HTMLElement>('.search-box .search-open')?.click();
    else {
      field.focus();
      field.select();
    }
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
