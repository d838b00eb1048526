import { firstRung } from './rung-choice.ts';

/** A variant of a master playlist. */
export interface Variant {
  uri: string;
  lines: number;
  average: number;
  peak: number;
}

const attribute = (line: string, name: string): string =>
  new RegExp(`[:,]${name}="?([^",]*)`).exec(line)?.[1] ?? '';

/** Variants that our files have, lowest first: what is loaded before the library is there is none of other hosts' codecs. */
export function plainVariants(master: string): Variant[] {
  const lines = master.split(/\r?\n/);
  return lines
    .flatMap((line, index): Variant[] => {
      if (!line.startsWith('#EXT-X-STREAM-INF:')) return [];
      const codecs = attribute(line, 'CODECS');
      const uri = lines[index + 1];
      if (!uri || (codecs && !/^a(vc1|v01)/.test(codecs))) return [];
      const peak = Number(attribute(line, 'BANDWIDTH'));
      const size = attribute(line, 'RESOLUTION').split('x').map(Number);
      const average = Number(attribute(line, 'AVERAGE-BANDWIDTH')) || peak;
      return [{ uri, lines: Math.min(...size) || 0, average, peak }];
    })
    .sort((a, b) => a.peak - b.peak);
}

/** The variant to begin with: of the wanted quality, if somebody chose one, else what the line is thought to carry at once. */
export function firstVariant(master: string, estimate: number, wanted: number | null): Variant | null {
  const variants = plainVariants(master);
  const index =
    wanted === null
      ? firstRung(variants, estimate)
      : Math.max(
          0,
          variants.findLastIndex(({ lines }) => lines <= wanted),
        );
  return variants[index] ?? null;
}

/** The initialisation and the segment that are needed first to play from `seconds` on; none where that is not plain. */
export function firstFiles(playlist: string, seconds: number): string[] {
  if (/^#EXT-X-(KEY|BYTERANGE)/m.test(playlist)) return [];
  const init = /^#EXT-X-MAP:URI="([^"]+)"\s*$/m.exec(playlist)?.[1];
  let end = 0;
  for (const [, length, name] of playlist.matchAll(/^#EXTINF:([\d.]+).*\n([^#\s].*)$/gm)) {
    end += Number(length);
    if (end > seconds) return [...(init ? [init] : []), name!.trim()];
  }
  return [];
}
