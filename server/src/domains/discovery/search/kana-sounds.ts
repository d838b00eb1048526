/** Rows of the syllabary: kana, then how each is read in Hepburn romaji. */
const rows: readonly [string, string][] = [
  ['あいうえお', 'a i u e o'],
  ['かきくけこ', 'ka ki ku ke ko'],
  ['がぎぐげご', 'ga gi gu ge go'],
  ['さしすせそ', 'sa shi su se so'],
  ['ざじずぜぞ', 'za ji zu ze zo'],
  ['たちつてと', 'ta chi tsu te to'],
  ['だぢづでど', 'da ji zu de do'],
  ['なにぬねの', 'na ni nu ne no'],
  ['はひふへほ', 'ha hi fu he ho'],
  ['ばびぶべぼ', 'ba bi bu be bo'],
  ['ぱぴぷぺぽ', 'pa pi pu pe po'],
  ['まみむめも', 'ma mi mu me mo'],
  ['やゆよ', 'ya yu yo'],
  ['らりるれろ', 'ra ri ru re ro'],
  ['わゐゑをんゔ', 'wa i e o n vu'],
  ['ゕゖゎ', 'ka ke wa'],
];
const readings = new Map(
  rows.flatMap(([kana, romaji]) => {
    const sounds = romaji.split(' ');
    return [...kana].map((letter, at): [string, string] => [letter, sounds[at] ?? '']);
  }),
);
const smallVowels: Readonly<Record<string, string>> = { ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o' };
const smallGlides: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };
const marks = 'っー';

const hiragana = (kana: string): string =>
  kana.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

/** `しゃ` sha, `きゃ` kya, `ふぁ` fa, `てぃ` ti, `うぃ` wi. */
function withSmall(sound: string, small: string): string {
  const glide = smallGlides[small];
  if (glide !== undefined) {
    if (!sound.endsWith('i')) return sound.slice(0, -1) + glide;
    const stem = sound.slice(0, -1);
    return /(?:sh|ch|j)$/.test(stem) ? stem + glide.slice(1) : stem + glide;
  }
  const vowel = smallVowels[small] ?? '';
  if (sound === 'u') return vowel === 'u' ? 'u' : `w${vowel}`;
  if (sound.length === 1) return sound + vowel;
  return sound.slice(0, -1) + vowel;
}

/** Kana in romaji, mora by mora: `ファイナル` fa i na ru. Anything but kana is left out. */
export function moraSounds(kana: string): string[] {
  const letters = [...hiragana(kana)];
  const sounds: string[] = [];
  let doubled = false;
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]!;
    if (letter === 'っ') doubled = true;
    if (marks.includes(letter)) continue;
    const small = smallVowels[letter];
    let sound = readings.get(letter) ?? small ?? smallGlides[letter];
    if (sound === undefined) continue;
    const next = letters[at + 1] ?? '';
    if (readings.has(letter) && letter !== 'ん' && (next in smallVowels || next in smallGlides)) {
      sound = withSmall(sound, next);
      at++;
    }
    if (doubled && !/^[aiueo]/.test(sound)) sound = sound[0] + sound;
    doubled = false;
    sounds.push(sound);
  }
  return sounds;
}

const syllables =
  /^(?:(?:tch|cch|ssh|tts|sh|ch|ts|dz|dj|kk|gg|ss|zz|tt|dd|bb|pp|jj|rr|ff|[kgsztdnhbpmyrwfjlv])?y?[aiueo]|n(?![aiueoy])|m(?=[bpm]))+$/;

/** Whether a word in Latin letters can be read as romaji. Many English words can. */
export const readsAsRomaji = (word: string): boolean => syllables.test(word);

/**
 * One spelling for all ways of writing the same Japanese sound in Latin letters: Hepburn, Kunrei and keyboard
 * spellings; long vowels written out, doubled or left out (`toukyou`, `tookyoo`, `tokyo`).
 */
export const soundOf = (romaji: string): string =>
  romaji
    .replace(/l/g, 'r')
    .replace(/v/g, 'b')
    .replace(/d[zj]u|du/g, 'zu')
    .replace(/d[zj]?i/g, 'ji')
    .replace(/[zj]y|dy/g, 'j')
    .replace(/zi/g, 'ji')
    .replace(/[sc]y/g, (match) => (match === 'sy' ? 'sh' : 'ch'))
    .replace(/ty/g, 'ch')
    .replace(/si/g, 'shi')
    .replace(/ti/g, 'chi')
    .replace(/tu/g, 'tsu')
    .replace(/(?<![sc])hu/g, 'fu')
    .replace(/t(?=ch)/g, 'c')
    .replace(/m(?=[bpm])/g, 'n')
    .replace(/wo/g, 'o')
    .replace(/o[uo]+/g, 'o')
    .replace(/([aiue])\1+/g, '$1');

/** The sound of a run of kana. */
export const soundOfKana = (kana: string): string => soundOf(moraSounds(kana).join(''));
