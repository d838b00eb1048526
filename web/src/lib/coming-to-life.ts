/** Fired on window: what mattered more than the page's buttons is done, and the page may come to life. */
export const mayComeToLife = 'tsukimi:may-come-to-life';
/** Fired on window: the page has come to life. */
export const isAlive = 'tsukimi:alive';

/** Matches where no video starts by itself: on a phone, or under reduced motion. Such a page comes to life at once. */
export const startsAtOnce =
  '(max-width: 760px), (hover: none) and (pointer: coarse), (prefers-reduced-motion: reduce)';

/** Longest wait (ms): a page whose buttons do not work is worse than a video that starts later. */
const patience = 1_000;
/** How long a press waits for its part of the page (ms). */
const waits = 20_000;

const script = (program: string, values: readonly unknown[]): string =>
  `(${program})(${values.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c')).join()})`;

/**
 * A script for the head of the server's HTML: what is pressed before the page lives, on a slow line before all of it is
 * there, is remembered, and passed to its button once the page lives.
 */
export const recordingScript = (): string => script(record, [isAlive, waits]);

/**
 * A script for the server's HTML that holds the page's program back while `first` (the address of a module) starts a
 * video. The program (the text of a module) is in the script's own `data-holds`, for the policy that names scripts by
 * their hashes. It runs when `first` says so, after `patience` at the latest, or when somebody presses something.
 */
export const holdingScript = (first: string): string =>
  script(hold, [first, startsAtOnce, mayComeToLife, patience]);

// Both as text, because the bundler would rewrite an `import`.

// What works without script is not remembered: a popover already opens, a form is sent. A part that comes to life after
// the page is waited for, and so are the listeners of the event that it asks with. The browser's program knows nothing
// of this element, which therefore goes.
const record = `(alive, waits) => {
  document.currentScript.remove();
  const pressed = [];
  const press = (event) => {
    const control = event.target.closest('button, input[type=radio]');
    if (!control || control.popoverTargetElement) return;
    if (control.form && control.type === 'submit') {
      if (!control.form.closest('.needs-script')) return;
      event.preventDefault();
    }
    pressed.push(control);
  };
  const give = (control, until) => {
    if (!control.isConnected || Date.now() > until) return;
    if (!Object.keys(control).some((key) => key.startsWith('__reactProps')))
      return void setTimeout(give, 50, control, until);
    if (control.type === 'radio') control.checked = false;
    control.click();
  };
  addEventListener('click', press, true);
  addEventListener(alive, () => {
    removeEventListener('click', press, true);
    for (const control of pressed.splice(0)) setTimeout(give, 0, control, Date.now() + waits);
  }, { once: true });
}`;

const hold = `(first, atOnce, may, patience) => {
  const { nonce, dataset } = document.currentScript;
  let program = dataset.holds;
  const signs = ['pointerdown', 'keydown', may];
  const go = () => {
    if (!program) return;
    for (const link of document.querySelectorAll('link[rel=modulepreload][media]')) {
      const wanted = link.cloneNode();
      wanted.removeAttribute('media');
      link.replaceWith(wanted);
    }
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', nonce, textContent: program });
    program = '';
    document.head.append(script);
    script.remove();
    for (const sign of signs) removeEventListener(sign, go, true);
  };
  for (const sign of signs) addEventListener(sign, go, true);
  if (matchMedia(atOnce).matches) go();
  setTimeout(go, patience);
  import(first).catch(go);
}`;
