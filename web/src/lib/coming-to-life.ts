/** Longest wait (ms): a page that nobody can press anything on is worse than a video that starts later. */
const patience = 600;

let first: Promise<unknown> | null = null;

/** Something that matters more than the buttons of the page has begun; the page comes to life when it is through. */
export function comeToLifeAfter(begun: Promise<unknown>): void {
  first = begun;
}

/** Settles when the page may come to life. */
export async function mayComeToLife(): Promise<void> {
  if (!first) return;
  await Promise.race([first, new Promise((done) => setTimeout(done, patience))]);
}
