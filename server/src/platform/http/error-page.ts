import { createHash } from 'node:crypto';
import type { AppError } from '../../kit/app-error.ts';
import { escapeHtml } from '../../kit/escape-html.ts';

const style = `:root{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0b0d14;color:#bfc3d1;font:16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:24px;padding:48px 24px;border:1.5px solid #ff7d8e;border-radius:16px;text-align:center}
h1{margin:0 0 16px;font-size:1.75rem;line-height:1.15;color:#ff7d8e;overflow-wrap:anywhere}p{margin:0 0 16px;overflow-wrap:anywhere}
textarea{box-sizing:border-box;width:100%;min-height:96px;margin:0 0 16px;padding:12px;border:1px solid #6b7289;border-radius:10px;background:#12151f;color:#f5f3ee;font:inherit}
label{display:block;margin:0 0 4px;text-align:left}a{display:inline-block;margin:4px;padding:10px 18px;border-radius:999px;background:#1a1e2b;color:#f5f3ee;font-weight:600;text-decoration:none}
:focus-visible{outline:2px solid #86e0ea;outline-offset:3px}`;

/** Allows its own style and nothing else. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * A refusal as a page of its own, for somebody whose request got no further than the door: the web app, which
 * draws all other pages, is not asked. `address` is what a retry asks for. `written` are the texts of the
 * refused form, given back to its writer.
 */
export function errorPage(
  refusal: AppError,
  address: string,
  written: readonly string[] = [],
): { html: string; policy: string } {
  const isOurs = refusal.status >= 500;
  const title = escapeHtml(isOurs ? 'An unexpected error occurred.' : refusal.message);
  const text = isOurs ? `<p>${escapeHtml(refusal.message)}</p>` : '';
  const way = refusal.kind === 'signInRequired' ? 'Log In' : 'Try again';
  const again =
    isOurs || refusal.kind === 'rateLimited' || refusal.kind === 'signInRequired'
      ? `<a href="${escapeHtml(address)}">${way}</a>`
      : '';
  const texts = written
    .map(
      (one, at) =>
        `<label for="written-${at}">What you wrote, to copy and send again</label><textarea id="written-${at}" readonly>${escapeHtml(one)}</textarea>`,
    )
    .join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="rating" content="RTA-5042-1996-1400-1577-RTA"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${text}${texts}<p>${again}<a href="/">Home</a></p></main></body></html>\n`;
  return { html, policy };
}
