const listed = (text: string): string[] => text.split(',').map((term) => term.trim());

const minors = `
  child, children, kid, kiddie, kiddy, toddler, infant, preschooler, kindergarten, kindergartner, preteen,
  pre teen, tween, teen, teenage, teenaged, teenager, adolescent, juvenile, jailbait, underage, under age,
  underaged, under aged, prepubescent, pubescent, minors, minor girl, minor boy, minor sex, minor porn,
  sex with a minor, barely legal, little girl, little boy, young girl, young boy, school girl, school boy,
  school child, school children, school kid, high school, high schooler, middle school, middle schooler,
  junior high, elementary school, primary school, grade school, preschool, grade schooler, pedo, paedo,
  pedophile, paedophile, pedophilia, paedophilia, child porn, csam, loli, lolita, lolicon, lolikon,
  rorikon, shota, shotacon, shotakon, youjo, yojo, miseinen, shougakusei, shogakusei, chuugakusei,
  chugakusei, koukousei, kokosei, joshi kousei, joshi kosei, ロリ, ロリコン, ロリータ, ショタ, ショタコン,
  ようじょ, みせいねん, しょうがくせい, ちゅうがくせい, こうこうせい, じょしこうせい, 幼女, 幼児, 児童,
  児ポ, 幼稚園, 小学生, 中学生, 高校生, 女子高生, 男子高生, 女子校生, 未成年, 女児, 男児, 園児, 女童, 幼童,
  儿童, 兒童, 萝莉, 蘿莉, 로리, 쇼타, 미성년, 援助交際, 援交`;

const noConsent = `
  rape, raped, raping, rapist, rapey, gang rape, gang raped, noncon, non con, nonconsent, non consent,
  non consensual, unconsensual, not consensual, no consent, without consent, without her consent,
  without his consent, without their consent, against her will, against his will, against their will,
  forced sex, sex by force, sex slave, sex slavery, sex trafficking, roofie, roofied, molest, molested,
  molesting, molester, molestation, reipu, goukan, chikan, ryoujoku, ryojoku, レイプ, ごうかん, ちかん,
  りょうじょく, 強姦, 輪姦, 强奸, 轮奸, 強制性交, 강간, 痴漢, 凌辱, 陵辱`;

/**
 * Terms that imply minors or the absence of consent, as the rules of the card schemes forbid them for
 * searches, titles, tags and descriptions. The list cannot be shortened; operators may add to it. Plurals in
 * -s need no entry of their own, and two words also match when written as one.
 */
export const builtInTerms: readonly string[] = [...listed(minors), ...listed(noConsent)];

/** Within these phrases, the terms in them mean nothing forbidden. */
export const innocentPhrases: readonly string[] = listed(
  // The last two are fragments that occur in foreign phrases: `pé do`, `te en`.
  'child free, childfree, inner child, kid gloves, high school reunion, pe do, te en',
);

/** Words that terms are joined with where no innocent word results. */
export const companions: readonly string[] = listed(`
  porn, porno, sex, xxx, hentai, nude, nudes, naked, fuck, fucks, fucked, fucking, girl, girls, boy, boys, slut, sluts,
  anal, gangbang, bdsm, fetish, fantasy, anime, manga, video, videos`);

/**
 * Names are words without a space between them: before a term, and after one, these count as separate words.
 */
export const nameBeginnings: readonly string[] = listed(
  'ilove, my, hot, sexy, cute, sweet, tiny, petite, horny',
);
export const nameEnds: readonly string[] = listed(`
  lover, lovers, love, fan, fans, king, queen, lord, master, hunter, collector, addict, world, zone, club, hub, land,
  time, life, art, pics, vids, tube, cam, cams, fucker, eater, gazer, watcher, daddy, mommy`);

/** Things may be younger than eighteen. */
export const agedThings: readonly string[] = listed(`
  whisky, whiskey, scotch, bourbon, malt, rum, brandy, cognac, wine, port, sake, cheese, car, grudge,
  promise, feud, case, mystery, secret, marriage, building, house, ship, debt, bet,
  anime, manga, series, show, film, movie, game, classic, franchise, song, album, video, clip, story,
  account, site, laptop, phone, computer, machine, camera, tradition, company, studio, recipe, tree`);

/** After a thing these say nothing about a person. */
export const plainWords: readonly string[] = listed(`
  and, or, but, that, which, is, was, are, were, has, had, still, from, in, on, at, of, by, with, for, to, about,
  between, over, so, as, now, here, than`);
