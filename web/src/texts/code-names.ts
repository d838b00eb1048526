// named-codes
export const regionsNamedHere = 'FK Falkland Islands|HK Hong Kong|MO Macao|PS Palestine';
export const languagesNamedHere =
  'aa Afar|ab Abkhazian|ae Avestan|av Avaric|ba Bashkir|bi Bislama|bo Tibetan|ce Chechen|ch Chamorro|cr Cree|cu Church Slavic|cv Chuvash|dz Dzongkha|ff Fula|fj Fijian|gv Manx|ho Hiri Motu|hz Herero|ie Interlingue|ii Sichuan Yi|ik Inupiaq|io Ido|iu Inuktitut|kg Kongo|ki Kikuyu|kj Kuanyama|kl Kalaallisut|kr Kanuri|ks Kashmiri|kv Komi|kw Cornish|li Limburgish|lu Luba-Katanga|mh Marshallese|na Nauru|nd North Ndebele|ng Ndonga|nr South Ndebele|nv Navajo|oj Ojibwa|os Ossetic|pi Pali|rn Rundi|sc Sardinian|se Northern Sami|sg Sango|ss Swati|ty Tahitian|ve Venda|vo Volapük|za Zhuang';
