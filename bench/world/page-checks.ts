// A page without its content would be fast: what is measured must hold cards or the player.

export const watchPath = (slug: string): string => `/play/${slug}`;

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/** Links to videos and pictures of them, in the HTML itself. */
function assertCards(html: string, name: string, least: number): void {
  const body = html.slice(html.indexOf('<body'));
  const links = count(body, /<a[^>]* href="\/play\/[^"]+"/g);
  const pictures = count(body, /<img[^>]* src="[^"]*\/media\/[^"]+"/g);
  if (links < least || pictures < least) {
    throw new Error(
      `${name} holds ${links} links to videos and ${pictures} pictures of them; at least ${least} were expected`,
    );
  }
}

export const assertHome = (html: string): void => assertCards(html, 'the home page', 24);

export function assertWatch(html: string): void {
  if (!/class="slot-player"/.test(html) || !/class="slot-poster"/.test(html)) {
    throw new Error('the watch page holds no player');
  }
  assertCards(html, 'the watch page', 12);
}
