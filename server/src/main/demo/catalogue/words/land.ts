import type { SceneWords } from './scene-words.ts';

/** Hills, woods and sky. */
export const landWords = {
  dunes: {
    chapter: 'Across the dunes',
    lines: [
      [
        'The sand remembers nobody.',
        '砂は誰のことも覚えていない。',
        'Der Sand erinnert sich an niemanden.',
        'La arena no recuerda a nadie.',
        'Le sable ne se souvient de personne.',
      ],
      [
        'That is why they meet here.',
        'だから二人はここで会う。',
        'Darum treffen sie sich hier.',
        'Por eso se encuentran aquí.',
        'C’est pour cela qu’ils se retrouvent ici.',
      ],
    ],
  },
  petalHill: {
    chapter: 'Under the blossoms',
    lines: [
      [
        'Every petal counts as a day.',
        '花びら一枚を、一日と数える。',
        'Jedes Blütenblatt zählt als ein Tag.',
        'Cada pétalo cuenta como un día.',
        'Chaque pétale compte pour un jour.',
      ],
      [
        'The tree is nearly bare by now.',
        '木はもう、ほとんど裸だ。',
        'Der Baum ist schon fast kahl.',
        'El árbol ya está casi desnudo.',
        'L’arbre est déjà presque nu.',
      ],
    ],
  },
  ridges: {
    chapter: 'Over the ridges',
    lines: [
      [
        'Behind each ridge there is another.',
        '尾根の向こうに、また尾根がある。',
        'Hinter jedem Kamm liegt der nächste.',
        'Detrás de cada cresta hay otra.',
        'Derrière chaque crête, il y en a une autre.',
      ],
      [
        'We had all the time the light would give us.',
        '光のあるかぎり、時間は私たちのものだった。',
        'Wir hatten so viel Zeit, wie das Licht uns ließ.',
        'Teníamos todo el tiempo que la luz nos diera.',
        'Nous avions tout le temps que la lumière nous laissait.',
      ],
    ],
  },
  terraces: {
    chapter: 'The stone steps',
    lines: [
      [
        'Ninety steps. She stopped counting at sixty.',
        '九十段。彼女は六十で数えるのをやめた。',
        'Neunzig Stufen. Bei sechzig hörte sie auf zu zählen.',
        'Noventa escalones. Dejó de contar en el sesenta.',
        'Quatre-vingt-dix marches. Elle a cessé de compter à soixante.',
      ],
      [
        'Somebody lights the lamps before dusk.',
        '日暮れ前に、誰かが灯りをともす。',
        'Jemand zündet vor der Dämmerung die Lampen an.',
        'Alguien enciende los faroles antes del anochecer.',
        'Quelqu’un allume les lanternes avant la nuit.',
      ],
    ],
  },
  cloudSea: {
    chapter: 'The sea of clouds',
    lines: [
      [
        'Below us, somewhere, it is raining.',
        '下のどこかで、雨が降っている。',
        'Irgendwo unter uns regnet es.',
        'Debajo de nosotros, en algún lugar, llueve.',
        'Quelque part au-dessous de nous, il pleut.',
      ],
      [
        'Up here the morning comes first.',
        '朝はここに一番に来る。',
        'Hier oben kommt der Morgen zuerst an.',
        'Aquí arriba la mañana llega primero.',
        'Ici, le matin arrive en premier.',
      ],
    ],
  },
  ringedPlanet: {
    chapter: 'In orbit',
    lines: [
      [
        'Eleven hours to the next window.',
        '次の軌道まで、あと十一時間。',
        'Elf Stunden bis zum nächsten Fenster.',
        'Once horas hasta la próxima ventana.',
        'Onze heures jusqu’à la prochaine fenêtre.',
      ],
      [
        'You can hear the rings if you switch off the pumps.',
        'ポンプを止めると、環の音が聞こえる。',
        'Man hört die Ringe, wenn man die Pumpen abstellt.',
        'Se oyen los anillos si apagas las bombas.',
        'On entend les anneaux si l’on coupe les pompes.',
      ],
    ],
  },
  aurora: {
    chapter: 'Northern lights',
    lines: [
      [
        'They say it makes a sound. Listen.',
        '音がするそうだ。聞いてごらん。',
        'Man sagt, es macht ein Geräusch. Hör hin.',
        'Dicen que hace un ruido. Escucha.',
        'On dit qu’elle fait un bruit. Écoute.',
      ],
      [
        'Green first, then a colour without a name.',
        'まず緑、それから名前のない色。',
        'Erst Grün, dann eine Farbe ohne Namen.',
        'Primero verde, luego un color sin nombre.',
        'Du vert d’abord, puis une couleur sans nom.',
      ],
    ],
  },
  bamboo: {
    chapter: 'Among the bamboo',
    lines: [
      [
        'It grows faster than gossip.',
        '噂よりも早く伸びる。',
        'Er wächst schneller als Gerede.',
        'Crece más deprisa que los rumores.',
        'Il pousse plus vite que les rumeurs.',
      ],
      [
        'Follow the lights. They know the path.',
        '光について行って。道を知っている。',
        'Folge den Lichtern. Sie kennen den Weg.',
        'Sigue las luces. Conocen el sendero.',
        'Suis les lueurs. Elles connaissent le sentier.',
      ],
    ],
  },
  observatory: {
    chapter: 'The observatory',
    lines: [
      [
        'The dome turns; the sky stays polite.',
        'ドームは回り、空は行儀よく待つ。',
        'Die Kuppel dreht sich, der Himmel bleibt höflich.',
        'La cúpula gira; el cielo guarda las formas.',
        'La coupole tourne ; le ciel reste poli.',
      ],
      [
        'There. Between those two. That one is ours.',
        'ほら、あの二つの間。あれが私たちの星。',
        'Dort. Zwischen den beiden. Das ist unserer.',
        'Ahí. Entre esas dos. Esa es la nuestra.',
        'Là. Entre ces deux-là. Celle-ci est à nous.',
      ],
    ],
  },
  pineForest: {
    chapter: 'Into the pines',
    lines: [
      [
        'The pines keep what they are told.',
        '松は、聞いたことを漏らさない。',
        'Die Kiefern behalten, was man ihnen sagt.',
        'Los pinos guardan lo que se les cuenta.',
        'Les pins gardent ce qu’on leur confie.',
      ],
      [
        'So tell them everything.',
        'だから全部話すといい。',
        'Also erzähl ihnen alles.',
        'Así que cuéntaselo todo.',
        'Alors dis-leur tout.',
      ],
    ],
  },
} as const satisfies Record<string, SceneWords>;
