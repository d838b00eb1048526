import type { SceneWords } from './scene-words.ts';

/** Towns, rooms and things. */
export const townWords = {
  greenhouse: {
    chapter: 'In the greenhouse',
    lines: [
      [
        'It is always four in the afternoon in here.',
        'ここはいつも午後四時。',
        'Hier drin ist es immer vier Uhr nachmittags.',
        'Aquí dentro siempre son las cuatro de la tarde.',
        'Ici, il est toujours quatre heures de l’après-midi.',
      ],
      [
        'Water the ferns. Ask nothing else today.',
        'シダに水を。今日はそれだけでいい。',
        'Gieß die Farne. Frag heute sonst nichts.',
        'Riega los helechos. Hoy no preguntes nada más.',
        'Arrose les fougères. Ne demande rien d’autre aujourd’hui.',
      ],
    ],
  },
  record: {
    chapter: 'Side A',
    lines: [
      [
        'Side A is for talking.',
        'A面は、話をするため。',
        'Seite A ist zum Reden.',
        'La cara A es para hablar.',
        'La face A, c’est pour parler.',
      ],
      [
        'Turn it over. I will get the lights.',
        '裏返して。灯りは私が消す。',
        'Dreh sie um. Ich mache das Licht aus.',
        'Dale la vuelta. Yo apago las luces.',
        'Retourne-le. Je m’occupe des lumières.',
      ],
    ],
  },
  windowSill: {
    chapter: 'By the window',
    lines: [
      [
        'Two glasses, one bottle, no plan.',
        'グラス二つ、瓶一本、予定なし。',
        'Zwei Gläser, eine Flasche, kein Plan.',
        'Dos copas, una botella, ningún plan.',
        'Deux verres, une bouteille, aucun plan.',
      ],
      [
        'Stay. The last train is only a train.',
        '泊まっていって。終電なんて、ただの電車。',
        'Bleib. Der letzte Zug ist nur ein Zug.',
        'Quédate. El último tren es solo un tren.',
        'Reste. Le dernier train n’est qu’un train.',
      ],
    ],
  },
  bathhouse: {
    chapter: 'Steam',
    lines: [
      [
        'Snow on the roof, steam below it.',
        '屋根に雪、その下に湯気。',
        'Schnee auf dem Dach, Dampf darunter.',
        'Nieve en el tejado, vapor debajo.',
        'De la neige sur le toit, de la vapeur dessous.',
      ],
      [
        'After the third bath nobody is shy.',
        '三度目の湯のあとは、誰も照れない。',
        'Nach dem dritten Bad ist niemand mehr schüchtern.',
        'Después del tercer baño nadie es tímido.',
        'Après le troisième bain, plus personne n’est timide.',
      ],
    ],
  },
  bokehRain: {
    chapter: 'Rain on the glass',
    lines: [
      [
        'From here every car is a comet.',
        'ここからは、どの車も彗星に見える。',
        'Von hier ist jedes Auto ein Komet.',
        'Desde aquí cada coche es un cometa.',
        'D’ici, chaque voiture est une comète.',
      ],
      [
        'Let it rain. We have soup.',
        '降らせておこう。スープがある。',
        'Lass es regnen. Wir haben Suppe.',
        'Que llueva. Tenemos sopa.',
        'Qu’il pleuve. Nous avons de la soupe.',
      ],
    ],
  },
  fireworks: {
    chapter: 'Fireworks',
    lines: [
      [
        'First the light, then the wait, then the bang.',
        'まず光、間があって、それから音。',
        'Erst das Licht, dann das Warten, dann der Knall.',
        'Primero la luz, luego la espera, luego el trueno.',
        'D’abord la lumière, puis l’attente, puis le bruit.',
      ],
      [
        'From this side you see everybody’s faces.',
        'こちら側からは、みんなの顔が見える。',
        'Von dieser Seite sieht man alle Gesichter.',
        'Desde este lado se ven todas las caras.',
        'De ce côté, on voit le visage de chacun.',
      ],
    ],
  },
  skyline: {
    chapter: 'The city',
    lines: [
      [
        'Forty floors, and one window still lit.',
        '四十階、まだ灯る窓がひとつ。',
        'Vierzig Stockwerke, und ein Fenster ist noch hell.',
        'Cuarenta pisos, y una ventana aún encendida.',
        'Quarante étages, et une seule fenêtre encore éclairée.',
      ],
      [
        'Somebody else is not asleep, either.',
        '眠れないのは、一人ではない。',
        'Noch jemand schläft nicht.',
        'Alguien más tampoco duerme.',
        'Quelqu’un d’autre ne dort pas non plus.',
      ],
    ],
  },
  suspensionBridge: {
    chapter: 'The bridge',
    lines: [
      [
        'A bridge is an argument that both sides won.',
        '橋とは、両岸が勝った口論だ。',
        'Eine Brücke ist ein Streit, den beide Ufer gewonnen haben.',
        'Un puente es una discusión que ganaron ambas orillas.',
        'Un pont est une dispute que les deux rives ont gagnée.',
      ],
      [
        'Meet me in the middle. I will bring the coffee.',
        '真ん中で会おう。コーヒーを持っていく。',
        'Wir treffen uns in der Mitte. Ich bringe den Kaffee.',
        'Nos vemos en el medio. Yo llevo el café.',
        'Retrouve-moi au milieu. J’apporte le café.',
      ],
    ],
  },
  viaduct: {
    chapter: 'The night train',
    lines: [
      [
        'The 23:40 runs on time, for once.',
        '二十三時四十分発、めずらしく定刻。',
        'Der 23:40 ist ausnahmsweise pünktlich.',
        'El de las 23:40 sale puntual, por una vez.',
        'Le 23 h 40 est à l’heure, pour une fois.',
      ],
      [
        'Keep the seat by the window for me.',
        '窓側の席を、取っておいて。',
        'Halt mir den Fensterplatz frei.',
        'Guárdame el asiento de la ventana.',
        'Garde-moi la place côté fenêtre.',
      ],
    ],
  },
  lampRain: {
    chapter: 'Under the lamp',
    lines: [
      [
        'Somebody forgot an umbrella on purpose.',
        '誰かが、わざと傘を忘れた。',
        'Jemand hat absichtlich einen Schirm vergessen.',
        'Alguien olvidó un paraguas a propósito.',
        'Quelqu’un a oublié un parapluie exprès.',
      ],
      [
        'When the lamp goes off, knock twice.',
        '灯りが消えたら、二度叩いて。',
        'Wenn die Lampe ausgeht, klopf zweimal.',
        'Cuando se apague el farol, llama dos veces.',
        'Quand la lampe s’éteint, frappe deux fois.',
      ],
    ],
  },
  neonRoad: {
    chapter: 'The coast road',
    lines: [
      [
        'Windows down. The radio does the talking.',
        '窓を開けて。話すのはラジオに任せよう。',
        'Fenster runter. Das Radio redet für uns.',
        'Ventanillas abajo. Que hable la radio.',
        'Vitres baissées. La radio parle pour nous.',
      ],
      [
        'Next exit in two hundred kilometres.',
        '次の出口まで二百キロ。',
        'Nächste Ausfahrt in zweihundert Kilometern.',
        'Próxima salida: doscientos kilómetros.',
        'Prochaine sortie dans deux cents kilomètres.',
      ],
    ],
  },
  snowRoofs: {
    chapter: 'Snow on the roofs',
    lines: [
      [
        'By four o’clock two chimneys are smoking.',
        '四時には、煙突が二本、煙を上げている。',
        'Um vier Uhr rauchen zwei Schornsteine.',
        'A las cuatro ya humean dos chimeneas.',
        'À quatre heures, deux cheminées fument déjà.',
      ],
      [
        'The bread is for him. He does not know yet.',
        'そのパンは彼のため。彼はまだ知らない。',
        'Das Brot ist für ihn. Er weiß es noch nicht.',
        'El pan es para él. Todavía no lo sabe.',
        'Le pain est pour lui. Il ne le sait pas encore.',
      ],
    ],
  },
  wires: {
    chapter: 'Along the wires',
    lines: [
      [
        'The birds hear every call first.',
        '電話を最初に聞くのは、鳥たち。',
        'Die Vögel hören jedes Gespräch zuerst.',
        'Los pájaros oyen primero cada llamada.',
        'Les oiseaux entendent chaque appel en premier.',
      ],
      [
        'Say something they would like, too.',
        '鳥も喜ぶことを言って。',
        'Sag etwas, das auch ihnen gefällt.',
        'Di algo que también les guste a ellos.',
        'Dis quelque chose qui leur plaise aussi.',
      ],
    ],
  },
  moth: {
    chapter: 'The moth',
    lines: [
      [
        'Four eyes on the wings, and none of them blink.',
        '羽には四つの目、まばたきはしない。',
        'Vier Augen auf den Flügeln, und keines blinzelt.',
        'Cuatro ojos en las alas, y ninguno parpadea.',
        'Quatre yeux sur les ailes, et aucun ne cligne.',
      ],
      [
        'She came for the lamp. She stayed for you.',
        '灯りに惹かれて来て、あなたのために残った。',
        'Sie kam wegen der Lampe. Sie blieb deinetwegen.',
        'Vino por la lámpara. Se quedó por ti.',
        'Elle est venue pour la lampe. Elle est restée pour toi.',
      ],
    ],
  },
  paperFans: {
    chapter: 'The fans',
    lines: [
      [
        'Thirty ribs, two sheets, one steady hand.',
        '骨三十本、紙二枚、揺るがぬ手ひとつ。',
        'Dreißig Rippen, zwei Bogen, eine ruhige Hand.',
        'Treinta varillas, dos hojas, una mano firme.',
        'Trente brins, deux feuilles, une main sûre.',
      ],
      [
        'Open it slowly. That is the whole art.',
        'ゆっくり開く。それがすべて。',
        'Öffne ihn langsam. Das ist die ganze Kunst.',
        'Ábrelo despacio. Ese es todo el arte.',
        'Ouvre-le lentement. Tout l’art est là.',
      ],
    ],
  },
} as const satisfies Record<string, SceneWords>;
