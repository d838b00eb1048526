import type { Bed } from '../../film/score.ts';
import type { Line } from './scene-words.ts';

/** What is heard when a clip begins, for those who do not hear it. */
export const heard: Readonly<Record<Bed, Line>> = {
  sea: [
    '[waves, slow music]',
    '［波の音、ゆるやかな音楽］',
    '[Wellen, langsame Musik]',
    '[olas, música lenta]',
    '[des vagues, musique lente]',
  ],
  rain: [
    '[rain, slow music]',
    '［雨の音、ゆるやかな音楽］',
    '[Regen, langsame Musik]',
    '[lluvia, música lenta]',
    '[la pluie, musique lente]',
  ],
  wind: [
    '[wind, slow music]',
    '［風の音、ゆるやかな音楽］',
    '[Wind, langsame Musik]',
    '[viento, música lenta]',
    '[le vent, musique lente]',
  ],
  hum: [
    '[a low hum, slow music]',
    '［低いうなり、ゆるやかな音楽］',
    '[tiefes Summen, langsame Musik]',
    '[un zumbido grave, música lenta]',
    '[un bourdonnement grave, musique lente]',
  ],
  night: [
    '[crickets, slow music]',
    '［虫の声、ゆるやかな音楽］',
    '[Grillen, langsame Musik]',
    '[grillos, música lenta]',
    '[des grillons, musique lente]',
  ],
  train: [
    '[a train on its rails, slow music]',
    '［電車の走る音、ゆるやかな音楽］',
    '[ein Zug auf den Schienen, langsame Musik]',
    '[un tren en la vía, música lenta]',
    '[un train sur les rails, musique lente]',
  ],
  fire: [
    '[crackling, slow music]',
    '［ぱちぱちはぜる音、ゆるやかな音楽］',
    '[Knistern, langsame Musik]',
    '[un crepitar, música lenta]',
    '[un crépitement, musique lente]',
  ],
  brook: [
    '[running water, slow music]',
    '［流れる水の音、ゆるやかな音楽］',
    '[fließendes Wasser, langsame Musik]',
    '[agua que corre, música lenta]',
    '[de l’eau qui court, musique lente]',
  ],
};

export const thunder: Line = ['[thunder]', '［雷鳴］', '[Donner]', '[truenos]', '[le tonnerre]'];

/** How stories end. */
export const endings: readonly Line[] = [
  [
    'The rest they kept to themselves.',
    'そのあとのことは、二人だけの秘密。',
    'Den Rest behielten sie für sich.',
    'El resto se lo guardaron.',
    'Le reste, ils l’ont gardé pour eux.',
  ],
  [
    'And in the morning, neither of them left.',
    'そして朝になっても、二人とも帰らなかった。',
    'Und am Morgen ging keiner von beiden.',
    'Y por la mañana, ninguno se marchó.',
    'Et au matin, aucun des deux n’est parti.',
  ],
  [
    'Nothing happened. It was the best night of the year.',
    '何も起こらなかった。一年で一番いい夜だった。',
    'Es geschah nichts. Es war die beste Nacht des Jahres.',
    'No pasó nada. Fue la mejor noche del año.',
    'Il ne s’est rien passé. C’était la plus belle nuit de l’année.',
  ],
  [
    'Same time tomorrow?',
    '明日も、同じ時間に？',
    'Morgen um dieselbe Zeit?',
    '¿Mañana a la misma hora?',
    'Demain, à la même heure ?',
  ],
  [
    'The light stayed on until both were home.',
    '二人が帰るまで、灯りは消えなかった。',
    'Das Licht blieb an, bis beide zu Hause waren.',
    'La luz siguió encendida hasta que los dos llegaron a casa.',
    'La lumière est restée allumée jusqu’à ce que tous deux soient rentrés.',
  ],
  [
    'You can come out of the rain now.',
    'もう、雨宿りは終わりでいい。',
    'Du kannst jetzt aus dem Regen kommen.',
    'Ya puedes dejar de mojarte.',
    'Tu peux sortir de la pluie, maintenant.',
  ],
  [
    'It was getting late. It had been getting late for years.',
    '夜が更けていた。もう何年も、更けつづけていた。',
    'Es wurde spät. Es wurde schon seit Jahren spät.',
    'Se hacía tarde. Llevaba años haciéndose tarde.',
    'Il se faisait tard. Il se faisait tard depuis des années.',
  ],
];
