/** The first language of an `Accept-Language` header with the greatest weight, e.g. `de-AT`; empty: it names none. */
export function preferredLanguage(header: string | undefined): string {
  let best = { tag: '', weight: 0 };
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const given = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
    const weight = given === undefined ? 1 : Number(given);
    if (!(weight > best.weight && weight <= 1) || !/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(tag)) continue;
    if (tag.length <= 35) best = { tag, weight };
  }
  return best.tag;
}
