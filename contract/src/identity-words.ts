/** Kinds of documents that say who somebody is, with their names. */
export const documentKindNames = [
  'passport',
  'identity_card',
  'driving_licence',
  'residence_permit',
] as const;
export type DocumentKind = (typeof documentKindNames)[number];
export const documentKinds: readonly (readonly [kind: DocumentKind, name: string])[] = [
  ['passport', 'Passport'],
  ['identity_card', 'Identity card'],
  ['driving_licence', 'Driving licence'],
  ['residence_permit', 'Residence permit'],
];

/** The states of an identity check. */
export const identityStates = ['not_started', 'pictures_missing', 'pending', 'approved', 'refused'] as const;
export type IdentityState = (typeof identityStates)[number];
/** What the back office lists; the first is its default. */
export const listedIdentityStates = ['pending', 'approved', 'refused'] as const;

/** Pictures that a check by people needs. */
export const identityPictureKinds = ['document', 'selfie'] as const;
export type IdentityPictureKind = (typeof identityPictureKinds)[number];

/** Where a form posts both pictures, as `multipart/form-data`; it leads back to the page of the check. */
export const identityPicturesPath = '/account/identity-pictures';

/** ISO 3166-1 alpha-2. */
export const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );
