/**
 * What a catalogue is searched for, in English and in Japanese: words of one line mean the same. A kana reading also stands
 * for its romaji. What English writes in two words is joined by `_`.
 */
const meanings = `
  action アクション
  adult アダルト 大人 おとな
  adventure アドベンチャー 冒険 ぼうけん
  airport 空港 くうこう
  airship 飛行船 ひこうせん
  alien エイリアン 宇宙人 うちゅうじん
  android アンドロイド
  angel エンジェル 天使 てんし
  anime アニメ
  anniversary 記念日 きねんび
  apartment アパート
  art 芸術 げいじゅつ
  autumn オータム 秋
  bamboo バンブー 竹 竹林 ちくりん
  bar 酒場 さかば
  beach ビーチ 海辺 うみべ
  bell 鈴
  bird 鳥 小鳥 ことり
  blonde ブロンド 金髪 きんぱつ
  blue ブルー 青
  boat ボート 小舟 こぶね
  bookshop 本屋 書店 しょてん
  boss ボス 上司 じょうし
  bride ブライド 花嫁 はなよめ
  bridge ブリッジ 橋
  bus バス
  butterfly バタフライ 蝶
  cafe カフェ 喫茶店 きっさてん
  candle キャンドル 蝋燭 ろうそく
  castle キャッスル
  cat キャット 猫 ねこ
  catgirl 猫耳 ねこみみ
  cave 洞窟 どうくつ
  cherry_blossom 桜 さくら
  city シティ 都市 とし 街
  clock 時計 とけい
  cloud クラウド 雲
  coast 海岸 かいがん
  coffee コーヒー 珈琲
  comedy コメディ コメディー 喜劇 きげき
  comet 彗星 すいせい
  cook 料理人 りょうりにん
  cooking 料理 りょうり
  cosplay コスプレ
  couple カップル 夫婦 ふうふ
  cyberpunk サイバーパンク
  dance ダンス
  dawn 夜明け
  demon デーモン 悪魔 あくま 鬼
  desert 砂漠 さばく
  detective 探偵 たんてい
  devil デビル 悪魔
  dragon ドラゴン 竜 龍 りゅう
  drama ドラマ
  dream ドリーム 夢
  dune 砂丘 さきゅう
  dusk 夕暮れ
  edo 江戸 えど
  elf エルフ
  evening 夕方 ゆうがた
  fairy フェアリー 妖精 ようせい
  fan 扇子 せんす
  fantasy ファンタジー ファンタジ 幻想 げんそう
  ferry フェリー
  festival フェスティバル 祭り まつり
  fire ファイヤー 炎 ほのお
  fireworks 花火 はなび
  fish 魚 さかな
  flower フラワー 花
  fog 霧
  forest フォレスト 森 もり
  fox キツネ 狐
  friend フレンド 友達 ともだち
  full_moon フルムーン 満月 まんげつ
  futanari ふたなり
  futuristic 未来 みらい
  game ゲーム
  garden ガーデン 庭園 ていえん
  ghost ゴースト 幽霊 ゆうれい
  god 神 かみさま
  goddess 女神 めがみ
  harbour ハーバー 港 みなと
  harem ハーレム
  heart ハート 心 こころ
  heaven 天国 てんごく
  hentai ヘンタイ 変態
  hero ヒーロー 英雄 えいゆう
  hill 丘
  historical 歴史 れきし 時代劇
  holiday 休日 きゅうじつ
  home ホーム 家
  horror ホラー 恐怖 きょうふ
  hot_spring 温泉 おんせん
  hotel ホテル
  ice 氷
  idol アイドル
  inn 旅館 りょかん 宿
  isekai 異世界 いせかい
  island 孤島 ことう
  jazz ジャズ
  journey 旅
  kimono 着物 きもの
  kiss キス 接吻
  kitchen キッチン 台所 だいどころ
  knight ナイト 騎士 きし
  lake レイク 湖 みずうみ
  lamp ランプ
  lantern ランタン 提灯 ちょうちん
  letters 手紙 てがみ
  library 図書館 としょかん
  light ライト 光 ひかり
  lighthouse 灯台 とうだい
  lotus ロータス 蓮
  love ラブ 愛 恋 こいごころ
  magic マジック 魔法 まほう
  maid メイド
  map 地図
  married 人妻 ひとづま 既婚 きこん
  mask マスク 仮面 かめん
  meadow 草原 そうげん
  mecha メカ
  memory メモリー 思い出 記憶 きおく
  men_in_love ボーイズラブ ビーエル
  midnight ミッドナイト 真夜中 まよなか 深夜 しんや
  milf 熟女 じゅくじょ
  mirror ミラー 鏡 かがみ
  monster モンスター 怪物 かいぶつ
  moon ムーン 月
  moon_viewing 月見 つきみ
  moonlight ムーンライト 月光 げっこう
  morning モーニング 朝
  moth 蛾
  mountain マウンテン 山
  museum 美術館 びじゅつかん
  music ミュージック 音楽 おんがく
  mystery ミステリー 謎
  neon ネオン
  night ナイト 夜
  ninja ニンジャ 忍者
  nurse ナース 看護師 かんごし
  ocean オーシャン 大洋 たいよう
  office オフィス 会社 かいしゃ
  office_lady オーエル
  oni 鬼
  orbit 軌道
  owl 梟 フクロウ
  palace パレス 宮殿 きゅうでん
  park パーク 公園 こうえん
  parody パロディ
  piano ピアノ
  pirate パイレーツ 海賊 かいぞく
  planet プラネット 惑星 わくせい
  poet 詩人 しじん
  pond 池
  prince プリンス 王子 おうじ
  princess プリンセス 姫 ひめさま
  promise 約束 やくそく
  queen クイーン 女王 じょおう
  rain レイン 雨
  rainbow レインボー 虹
  record レコード
  red レッド 赤
  rival ライバル
  river リバー 川
  robot ロボット
  romance ロマンス 恋愛 れんあい
  room ルーム 部屋
  rose ローズ 薔薇
  ruins 廃墟 はいきょ 遺跡 いせき
  sailor 船乗り
  sake 日本酒 にほんしゅ
  samurai サムライ 侍
  science_fiction サイエンスフィクション エスエフ
  sea 海
  secret シークレット 秘密 ひみつ
  secretary 秘書 ひしょ
  shadow シャドウ シャドー 影
  ship 船 ふね
  shore 岸辺 きしべ
  shrine 神社 じんじゃ
  silence 沈黙 ちんもく
  sky スカイ 空
  slow_burn 純愛 じゅんあい
  snow スノー 雪
  soldier 兵士 へいし
  song ソング 歌
  space スペース 宇宙 うちゅう
  spring スプリング 春
  stairs 階段 かいだん
  star スター 星
  station ステーション 駅
  steps 階段 かいだん
  storm ストーム 嵐
  street ストリート 通り
  studio スタジオ
  summer サマー 夏
  sun サン 太陽 たいよう
  sunrise 日の出
  sunset 夕日 ゆうひ 夕焼け
  supernatural 超自然
  swimsuit 水着 みずぎ
  sword ソード 剣
  swordsman 剣士 けんし
  tea 茶 紅茶 こうちゃ
  temple 寺院 じいん
  tentacle 触手 しょくしゅ
  theatre シアター 劇場 げきじょう
  thriller スリラー
  timetable 時刻表 じこくひょう
  tower タワー 塔
  town タウン 町
  train トレイン 電車 でんしゃ 列車 れっしゃ
  travel トラベル 旅行 りょこう
  treasure トレジャー 宝物 たからもの
  twilight トワイライト 黄昏 たそがれ
  umbrella アンブレラ 傘
  uncensored 無修正 むしゅうせい
  valley バレー 谷
  vampire ヴァンパイア バンパイア 吸血鬼 きゅうけつき
  vanilla バニラ
  village 村里 むらざと 村
  violet バイオレット 紫 むらさき
  voice ボイス 声
  wave ウェーブ 波
  wedding ウェディング 結婚 けっこん
  werewolf 人狼 じんろう
  wife 妻 奥さん おくさん
  wind ウィンド 風
  window ウィンドウ 窓
  wine ワイン 葡萄酒 ぶどうしゅ
  winter ウィンター 冬
  witch ウィッチ 魔女 まじょ
  wolf ウルフ 狼 おおかみ
  world ワールド 世界 せかい
  yaoi やおい
  yuri 百合 ゆり
  zombie ゾンビ
`;

/** The lines of the table: what is English, and the rest. */
export const genreWords: readonly { english: readonly string[]; japanese: readonly string[] }[] = meanings
  .trim()
  .split('\n')
  .map((line) => {
    const [english = '', ...japanese] = line.trim().split(' ');
    return { english: english.split('_'), japanese };
  });
