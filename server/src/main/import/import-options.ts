import { parseArgs } from 'node:util';
import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../kit/app-error.ts';

/** What the operator asks `npm run import` for. */
export interface ImportOptions {
  file: string;
  title: string;
  /** Name or slug. */
  category: string;
  tags: string[];
  description: string | null;
  format: string | null;
  /** BCP 47. */
  audioLanguage: string | null;
  subtitleLanguages: string[];
  releaseStatus: ReleaseStatus | null;
  /** Filmed people, not drawn ones. */
  liveAction: boolean;
}

const releaseStatuses = ['ongoing', 'releasing', 'completed', 'upcoming'] as const;
type ReleaseStatus = (typeof releaseStatuses)[number];

export const usage =
  'Usage: npm run import -- FILE --title T --category C [--tags a,b] [--description D] [--format F] [--audio L] [--subs L,L] [--release S] [--live-action]';

const mostSubtitles = 50;

/** Reads the command line. Throws `badInput` with one sentence that names the option at fault. */
export function readImportOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parse(args);
  if (positionals.length === 0) throw badInput('file', 'Name the file to import.');
  if (positionals.length > 1) {
    throw badInput(
      'file',
      `One file at a time, and "${positionals[1]}" is a second one; put quotes around names with spaces.`,
    );
  }
  const release = values.release?.toLowerCase();
  if (release !== undefined && !isReleaseStatus(release)) {
    throw badInput(
      'release',
      `--release must be one of ${releaseStatuses.join(', ')}; it is "${values.release}".`,
    );
  }
  const format = optionalText('format', values.format);
  if (format !== null && format.length > limits.formatLength) {
    throw badInput('format', `--format is longer than ${limits.formatLength} characters.`);
  }
  const subtitles = list(values.subs).map((tag) => language('subs', tag));
  if (subtitles.length > mostSubtitles)
    throw badInput('subs', `--subs names more than ${mostSubtitles} languages.`);
  const audio = optionalText('audio', values.audio);
  return {
    file: text('file', positionals[0]),
    title: text('title', values.title, limits.titleLength),
    category: text('category', values.category),
    tags: list(values.tags),
    description: optionalText('description', values.description),
    format,
    audioLanguage: audio === null ? null : language('audio', audio),
    subtitleLanguages: [...new Set(subtitles)],
    releaseStatus: release ?? null,
    liveAction: values['live-action'] ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        category: { type: 'string' },
        tags: { type: 'string' },
        description: { type: 'string' },
        format: { type: 'string' },
        audio: { type: 'string' },
        subs: { type: 'string' },
        release: { type: 'string' },
        'live-action': { type: 'boolean' },
      },
    });
  } catch (error) {
    // "Unknown option '--x'. To specify a positional argument …": its first sentence is for people.
    const words = (error as Error).message.split(/\.\s|\n/, 1)[0]!.replace(/\.$/, '');
    throw new AppError('badInput', `${words}.`, { cause: error });
  }
}

const isReleaseStatus = (word: string): word is ReleaseStatus =>
  (releaseStatuses as readonly string[]).includes(word);

function text(name: string, value: string | undefined, longest = 1000): string {
  const trimmed = value?.trim() ?? '';
  if (trimmed === '')
    throw badInput(name, name === 'file' ? 'Name the file to import.' : `--${name} is needed.`);
  if (trimmed.length > longest) throw badInput(name, `--${name} is longer than ${longest} characters.`);
  return trimmed;
}

const optionalText = (name: string, value: string | undefined): string | null =>
  value === undefined ? null : text(name, value, limits.descriptionLength);

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A language tag in its canonical form (`EN-us` is `en-US`). */
function language(name: string, tag: string): string {
  try {
    const canonical = Intl.getCanonicalLocales(tag)[0];
    if (canonical !== undefined) return canonical;
  } catch {
    // Not a tag: said below.
  }
  throw badInput(name, `--${name} takes language codes like en or ja; "${tag}" is not one.`);
}
