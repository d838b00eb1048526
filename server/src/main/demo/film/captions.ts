import { seedOf } from '../art/random.ts';
import { endings, heard, type Line, sceneWords, thunder } from '../catalogue/words/index.ts';
import { beginnings, type CaptionLanguage, captionLanguages, type Film, secondsOf } from './film.ts';
import { strikeAt } from './score.ts';

/** Languages as a file of captions names them. */
export const iso639: Readonly<Record<CaptionLanguage, string>> = {
  en: 'eng',
  ja: 'jpn',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
};

interface Cue {
  from: number;
  to: number;
  line: Line;
}

/** What is heard, then what the story says over each shot; a scene that comes again says its second line. */
function cuesOf(film: Film): Cue[] {
  const first = film.shots[0]!;
  const cues: Cue[] = [{ from: 0.6, to: Math.min(4, secondsOf(film) - 0.2), line: heard[first.bed] }];
  const said = new Map<string, number>();
  const starts = beginnings(film);
  film.shots.forEach(({ picture: { scene }, seconds, light }, index) => {
    const at = starts[index]!;
    const isLast = index === film.shots.length - 1;
    const lines = isLast
      ? [endings[seedOf(film.name) % endings.length]!]
      : sceneWords[scene].lines.slice(
          said.get(scene) ?? 0,
          (said.get(scene) ?? 0) + (isMain(film, index) || seconds < 8 ? 1 : 2),
        );
    said.set(scene, (said.get(scene) ?? 0) + lines.length);
    const begin = index === 0 ? 7.5 : 1.2;
    const room = (seconds - begin - 0.6) / lines.length;
    lines.forEach((line, order) => {
      const from = at + begin + order * room;
      cues.push({ from, to: from + Math.min(4.6, room - 0.3), line });
    });
    if (light === 'lightning') {
      const strike = at + strikeAt(seconds) + 0.9;
      const clash = cues.find(({ from, to }) => from < strike + 2 && to > strike);
      if (clash === undefined) cues.push({ from: strike, to: strike + 2, line: thunder });
    }
  });
  return cues.sort((a, b) => a.from - b.from).filter(({ from, to }) => to > from && to <= secondsOf(film));
}

/** The scene of the poster comes several times, and says one line at a time. */
const isMain = (film: Film, index: number): boolean =>
  film.shots[index]!.picture.scene === film.shots[0]!.picture.scene;

const clock = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `00:${two(milliseconds / 60_000)}:${two((milliseconds / 1000) % 60)},${String(milliseconds % 1000).padStart(3, '0')}`;
};

/** An SRT file of a film. */
export function captionFile(film: Film, language: CaptionLanguage): string {
  const place = captionLanguages.indexOf(language);
  return cuesOf(film)
    .map(({ from, to, line }, index) => `${index + 1}\n${clock(from)} --> ${clock(to)}\n${line[place]}\n`)
    .join('\n');
}
