// Words that the bench's catalogue is made of: places, weather and things, so that searches find some and not others.
export const adjectives =
  `amber autumn azure bitter blue brave broken bright bronze calm cedar cold copper coral crimson crystal
  dappled distant drowsy dusty early electric emerald empty endless faded fallen faint first floating forgotten frozen gentle
  gilded glass golden granite grey hidden hollow indigo iron ivory jade last late lavender little lonely long lost lunar
  marble midnight misty mossy narrow nightly northern old opal outer pale paper patient pearl quiet rainy red restless rising
  rusty saffron salt scarlet secret silent silver sleepless slow snowy soft solemn southern stone stormy sunken tall tangled
  tender thirsty thunder tidal twilight velvet violet wandering warm western white wild winter wooden`.split(
    /\s+/,
  );
export const nouns =
  `anchor archive balcony ballad bath beacon bell blossom boat bridge café canal candle carriage cascade cathedral
  chapel chronicle cinema citadel cliff clock cloud comet compass constellation courtyard crane crossing current diary door dream
  dune echo ember engine evening express factory ferry festival fire fog forest fountain foxglove gallery garden gate glacier
  harbour harvest horizon hotel house inn island journey keeper kitchen lagoon lamp lantern library lighthouse line machine map
  market masquerade meadow melody meridian mirror monsoon moon mountain museum night oasis observatory ocean orchard orchestra
  parade passage pavilion pier pilgrim planet platform portrait postcard promise quarter radio railway rain reef rendezvous river
  road room rooftop sailor season serenade shadow shore shrine sleeper snow song spring staircase star station storm story street
  studio summer supper tavern tea temple terrace theatre tide tower train valley veranda village violin voyage waltz window wine
  workshop`.split(/\s+/);
export const places =
  `Akashi Aomori Asahikawa Atami Beppu Biei Chiba Enoshima Fukuoka Furano Gifu Hakodate Hakone Hakuba Hamamatsu
  Himeji Hirado Ise Itoigawa Izu Kagoshima Kamakura Kanazawa Karuizawa Kawagoe Kobe Kochi Kumamoto Kurashiki Kushiro Kyoto Matsue
  Matsumoto Matsuyama Miyajima Morioka Nagasaki Nagoya Naha Nara Niigata Nikko Obama Odawara Okayama Onomichi Osaka Otaru Sado
  Sapporo Sendai Shirakawa Takamatsu Takayama Tokushima Tottori Toyama Tsuwano Uji Unzen Wakkanai Yokohama Yufuin`.split(
    /\s+/,
  );
export const kana =
  `ヨルノミナト ツキミ アメノエキ ホシノマチ ユキグニ カゼノオト ウミノイエ ヒカリ アキノヨル ハナビ よるのうみ ゆうやけ
  つきあかり あめあがり ほしぞら`.split(/\s+/);
export const sentences = [
  'Two musicians share a flat above a bar and an old piano.',
  'The last ferry has left, and the crew of the night shift stays behind.',
  'A retired cartographer draws the coast from memory and gets one bay wrong.',
  'Every guest of the inn leaves a letter that nobody was meant to read.',
  'Rain falls for nine days, and the whole street moves to the rooftops.',
  'A radio host answers calls from a town that is on no map.',
  'They meet at the bath house after closing, once a year, and talk until morning.',
  'The signal keeper counts the trains and notices one too many.',
  'A chef and her rival have to cook the same dinner for the same critic.',
  'Somewhere behind the theatre an orchestra rehearses a piece without an ending.',
  'The lighthouse is sold, and its keeper comes with it.',
  'Six colleagues, one harvest, and a wine that was never supposed to be opened.',
  'An architect returns to the hotel that he drew and never saw finished.',
  'The observatory closes at dawn; until then she has the sky to herself.',
  'What begins as a wager ends in the snow, with a broken engine and good company.',
  'The festival needs a second drummer, and the mountain road is closed.',
];
export const categories = [
  ...[
    'Night trains',
    'Harbour towns',
    'Hot springs',
    'Rooftops',
    'Old theatres',
    'Winter inns',
    'Sea voyages',
    'Music halls',
  ],
  ...[
    'Mountain huts',
    'Summer festivals',
    'Rainy seasons',
    'Lighthouses',
    'Wine country',
    'Detectives',
    'Space stations',
    'Islands',
  ],
  ...[
    'Workshops',
    'City nights',
    'Gardens',
    'Kitchens',
    'Travellers',
    'Masquerades',
    'Storms',
    'Short films',
  ],
];
export const countries = [
  'US',
  'JP',
  'DE',
  'FR',
  'BR',
  'GB',
  'ES',
  'IT',
  'MX',
  'KR',
  'TW',
  'PL',
  'CA',
  'AU',
  'SE',
  'NL',
];
