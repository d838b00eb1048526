import { afterEach, expect, test } from 'vitest';
import { slashScript } from './slash-focus.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test('a slash leads to the search, but for whoever types one', () => {
  document.body.innerHTML =
    '<header class="search-box"><input name="q"></header><main><textarea></textarea></main>';
  const script = document.createElement('script');
  script.textContent = slashScript();
  document.head.append(script);
  expect(script.isConnected).toBe(false);
  const [field, text] = [document.querySelector('input')!, document.querySelector('textarea')!];
  const press = (target: Element) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
  text.focus();
  expect(press(text)).toBe(true);
  expect(document.activeElement).toBe(text);
  expect(press(document.body)).toBe(false);
  expect(document.activeElement).toBe(field);
});
