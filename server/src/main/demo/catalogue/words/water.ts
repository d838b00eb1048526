import type { SceneWords } from './scene-words.ts';

/** Sea, lakes and ponds. */
export const waterWords = {
  waterfall: {
    chapter: 'The falling water',
    lines: [
      [
        'Here nobody can overhear us.',
        'ここなら、誰にも聞かれない。',
        'Hier kann uns niemand belauschen.',
        'Aquí nadie puede oírnos.',
        'Ici, personne ne peut nous entendre.',
      ],
      [
        'The water says the same thing all night.',
        '水は一晩じゅう同じことを言う。',
        'Das Wasser sagt die ganze Nacht dasselbe.',
        'El agua dice lo mismo toda la noche.',
        'L’eau répète la même chose toute la nuit.',
      ],
    ],
  },
  koiPond: {
    chapter: 'The pond',
    lines: [
      [
        'The koi come up when they hear two sets of steps.',
        '二人ぶんの足音がすると、鯉が寄ってくる。',
        'Die Koi kommen, wenn sie zwei Paar Schritte hören.',
        'Las carpas suben cuando oyen dos pares de pasos.',
        'Les carpes remontent quand elles entendent deux pas.',
      ],
      [
        'No hurry. It is Sunday down there, too.',
        '急がなくていい。水の下も日曜日だ。',
        'Keine Eile. Da unten ist auch Sonntag.',
        'Sin prisa. Ahí abajo también es domingo.',
        'Rien ne presse. Là-dessous aussi, c’est dimanche.',
      ],
    ],
  },
  lotus: {
    chapter: 'The lotus opens',
    lines: [
      [
        'It opens once, and only after midnight.',
        '開くのは一度だけ、それも真夜中すぎに。',
        'Er öffnet sich einmal, und erst nach Mitternacht.',
        'Se abre una vez, y solo pasada la medianoche.',
        'Il s’ouvre une seule fois, et seulement après minuit.',
      ],
      [
        'Do not speak. It is listening.',
        '静かに。花が聞いている。',
        'Sprich nicht. Er hört zu.',
        'No hables. Está escuchando.',
        'Ne parle pas. Il écoute.',
      ],
    ],
  },
  greatWaves: {
    chapter: 'The great waves',
    lines: [
      [
        'The road ends where the waves begin.',
        '波の始まるところで、道は終わる。',
        'Der Weg endet, wo die Wellen beginnen.',
        'El camino acaba donde empiezan las olas.',
        'La route s’arrête où commencent les vagues.',
      ],
      [
        'Wait for the seventh. It is always the seventh.',
        '七つ目を待て。いつも七つ目だ。',
        'Warte auf die siebte. Es ist immer die siebte.',
        'Espera la séptima. Siempre es la séptima.',
        'Attends la septième. C’est toujours la septième.',
      ],
    ],
  },
  lighthouse: {
    chapter: 'The lamp on the rock',
    lines: [
      [
        'Two long, one short. That means good night.',
        '長く二回、短く一回。「おやすみ」の合図。',
        'Zweimal lang, einmal kurz. Das heißt gute Nacht.',
        'Dos largas, una corta. Quiere decir buenas noches.',
        'Deux longues, une brève. Cela veut dire bonne nuit.',
      ],
      [
        'And every night the answer comes.',
        'そして毎晩、返事が来る。',
        'Und jede Nacht kommt die Antwort.',
        'Y cada noche llega la respuesta.',
        'Et chaque nuit, la réponse arrive.',
      ],
    ],
  },
  moonSea: {
    chapter: 'Moon over the water',
    lines: [
      [
        'One sail. It was late, as promised.',
        '帆がひとつ。約束どおり、遅れて来た。',
        'Ein Segel. Es kam zu spät, wie versprochen.',
        'Una vela. Llegaba tarde, como prometió.',
        'Une voile. Elle était en retard, comme promis.',
      ],
      [
        'Leave the lamp on. I know the way by it.',
        '灯りはつけておいて。それで道がわかる。',
        'Lass die Lampe an. An ihr finde ich den Weg.',
        'Deja la luz encendida. Con ella sé el camino.',
        'Laisse la lampe allumée. C’est elle qui me guide.',
      ],
    ],
  },
  peakLake: {
    chapter: 'The white peak',
    lines: [
      [
        'The mountain shows itself on two days in ten.',
        '山が姿を見せるのは、十日に二日。',
        'Der Berg zeigt sich an zwei von zehn Tagen.',
        'La montaña se deja ver dos días de cada diez.',
        'La montagne se montre deux jours sur dix.',
      ],
      [
        'Today it stayed until the tea was cold.',
        '今日は、お茶が冷めるまでいてくれた。',
        'Heute blieb er, bis der Tee kalt war.',
        'Hoy se quedó hasta que el té se enfrió.',
        'Aujourd’hui, elle est restée jusqu’à ce que le thé soit froid.',
      ],
    ],
  },
  skyLanterns: {
    chapter: 'Lanterns',
    lines: [
      [
        'Write it down, light it, let it go.',
        '書いて、火をともして、手を離す。',
        'Schreib es auf, zünd es an, lass es los.',
        'Escríbelo, enciéndelo, suéltalo.',
        'Écris-le, allume-le, laisse-le partir.',
      ],
      [
        'Mine came down on your side of the bay.',
        '私のは、あなたの岸に降りた。',
        'Meine ging auf deiner Seite der Bucht nieder.',
        'El mío cayó en tu lado de la bahía.',
        'La mienne est retombée de ton côté de la baie.',
      ],
    ],
  },
} as const satisfies Record<string, SceneWords>;
