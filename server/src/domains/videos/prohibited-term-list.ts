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
  児ポ, 幼稚園, 小学生, 中学生, 高校生, 女子高生, 男子高生, 女子校生, 未成年, 援助交際, 援交`;

const noConsent = `
  rape, raped, raping, rapist, rapey, gang rape, gang raped, noncon, non con, nonconsent, non consent,
  non consensual, unconsensual, not consensual, no consent, without consent, without her consent,
  without his consent, without their consent, against her will, against his will, against their will,
  forced sex, sex by force, sex slave, sex slavery, sex trafficking, roofie, roofied, molest, molested,
  molesting, molester, molestation, reipu, goukan, chikan, ryoujoku, ryojoku, レイプ, ごうかん, ちかん,
  りょうじょく, 強姦, 輪姦, 强奸, 轮奸, 強制性交, 痴漢, 凌辱, 陵辱`;

/**
 * Terms that imply minors or the absence of consent, as the rules of the card schemes forbid them for searches, titles,
 * tags and descriptions. The list cannot be shortened; operators add to it. Plurals in -s need no entry of their own,
 * and two words are met as one word too.
 */
export const builtInTerms: readonly string[] = [...listed(minors), ...listed(noConsent)];

/** Where these stand, the terms in them mean nothing forbidden. */
export const innocentPhrases: readonly string[] = listed(
  'child free, childfree, inner child, kid gloves, high school reunion',
);

/** Things may be younger than eighteen. */
export const agedThings: readonly string[] = listed(`
  whisky, whiskey, scotch, bourbon, malt, rum, brandy, cognac, wine, port, sake, cheese, car, grudge,
  promise, feud, case, mystery, secret, marriage, building, house, ship, debt, bet`);
