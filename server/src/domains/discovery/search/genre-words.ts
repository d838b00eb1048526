/**
 * What a catalogue is searched for, in English and in Japanese: words of one line mean the same. A kana reading also stands
 * for its romaji. What English writes in two words is joined by `_`.
 */
const meanings = `
  action アクション
  adult アダルト 大人 おとな
  adventure アドベンチャー 冒険 ぼうけん
  airship 飛行船 ひこうせん
  alien エイリアン 宇宙人 うちゅうじん
  android アンドロイド
  angel エンジェル 天使 てんし
  anime アニメ
  anniversary 記念日 きねんび
  art 芸術 げいじゅつ
  autumn オータム 秋
  bar 酒場 さかば
  beach ビーチ 海辺 うみべ
  blonde ブロンド 金髪 きんぱつ
  boss ボス 上司 じょうし
  bride ブライド 花嫁 はなよめ
  castle キャッスル
  cat キャット 猫 ねこ
  catgirl 猫耳 ねこみみ
  cherry_blossom 桜 さくら
  city シティ 都市 とし
  comedy コメディ コメディー 喜劇 きげき
  cosplay コスプレ
  couple カップル 夫婦 ふうふ
  cyberpunk サイバーパンク
  dance ダンス
  demon デーモン 悪魔 あくま 鬼
  desert 砂漠 さばく
  detective 探偵 たんてい
  devil デビル 悪魔
  dragon ドラゴン 竜 龍 りゅう
  drama ドラマ
  dream ドリーム 夢
  edo 江戸 えど
  elf エルフ
  fairy フェアリー 妖精 ようせい
  fantasy ファンタジー ファンタジ 幻想 げんそう
  festival フェスティバル 祭り まつり
  fireworks 花火 はなび
  flower フラワー 花
  forest フォレスト 森 もり
  fox キツネ 狐
  friend フレンド 友達 ともだち
  futanari ふたなり
  futuristic 未来 みらい
  game ゲーム
  garden ガーデン 庭園 ていえん
  ghost ゴースト 幽霊 ゆうれい
  god 神 かみさま
  goddess 女神 めがみ
  harbour ハーバー 港 みなと
  harem ハーレム
  hentai ヘンタイ 変態
  hero ヒーロー 英雄 えいゆう
  historical 歴史 れきし 時代劇
  horror ホラー 恐怖 きょうふ
  hot_spring 温泉 おんせん
  hotel ホテル
  idol アイドル
  inn 旅館 りょかん 宿
  island 孤島 ことう
  isekai 異世界 いせかい
  kimono 着物 きもの
  kiss キス 接吻
  knight ナイト 騎士 きし
  lantern ランタン 提灯 ちょうちん
  letters 手紙 てがみ
  lighthouse 灯台 とうだい
  love ラブ 愛 恋 こいごころ
  magic マジック 魔法 まほう
  maid メイド
  married 人妻 ひとづま 既婚 きこん
  mecha メカ
  men_in_love ボーイズラブ ビーエル
  milf 熟女 じゅくじょ
  monster モンスター 怪物 かいぶつ
  moon ムーン 月
  mountain マウンテン 山
  music ミュージック 音楽 おんがく
  mystery ミステリー 謎
  neon ネオン
  night ナイト 夜
  ninja ニンジャ 忍者
  nurse ナース 看護師 かんごし
  office オフィス 会社 かいしゃ
  office_lady オーエル
  oni 鬼
  parody パロディ
  pirate パイレーツ 海賊 かいぞく
  poet 詩人 しじん
  prince プリンス 王子 おうじ
  princess プリンセス 姫 ひめさま
  queen クイーン 女王 じょおう
  rain レイン 雨
  rival ライバル
  river リバー 川
  robot ロボット
  romance ロマンス 恋愛 れんあい
  sailor 船乗り
  sake 日本酒 にほんしゅ
  samurai サムライ 侍
  science_fiction サイエンスフィクション エスエフ
  sea 海
  secret シークレット 秘密 ひみつ
  secretary 秘書 ひしょ
  slow_burn 純愛 じゅんあい
  snow スノー 雪
  soldier 兵士 へいし
  space スペース 宇宙 うちゅう
  spring スプリング 春
  star スター 星
  storm ストーム 嵐
  summer サマー 夏
  sunset 夕日 ゆうひ 夕焼け
  supernatural 超自然
  swimsuit 水着 みずぎ
  swordsman 剣士 けんし
  tea 茶 紅茶 こうちゃ
  tentacle 触手 しょくしゅ
  thriller スリラー
  train トレイン 電車 でんしゃ
  uncensored 無修正 むしゅうせい
  vampire ヴァンパイア バンパイア 吸血鬼 きゅうけつき
  vanilla バニラ
  village 村里 むらざと
  wedding ウェディング 結婚 けっこん
  werewolf 人狼 じんろう
  wife 妻 奥さん おくさん
  winter ウィンター 冬
  witch ウィッチ 魔女 まじょ
  wolf ウルフ 狼 おおかみ
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
