import type { Language } from "../../languages/index.ts";

/** The words of one language for groups of two, three and four, and how it lists their names. */
export interface GroupWords {
  /** What stands right before the noun of two, of three and of four. */
  readonly numbers: readonly [string, string, string];
  /** Nouns of a group without a number. */
  readonly nouns: string;
  /** "{who}": the names, joined. */
  readonly called: string;
  readonly comma: string;
  readonly and: string;
}

export const groupWords: Readonly<Record<Language, GroupWords>> = {
  english: {
    numbers: ["two|both|2", "three|3", "four|4"],
    nouns:
      "friends|brothers|sisters|siblings|cousins|twins|children|kids|boys|girls|classmates|neighbou?rs|travell?ers|explorers|companions|family",
    called: "They were called {who}.",
    comma: ", ",
    and: " and ",
  },
  german: {
    numbers: ["zwei|beiden?|2", "drei|3", "vier|4"],
    nouns: "freunde|freundinnen|brüder|schwestern|geschwister|kinder|jungen|mädchen|zwillinge|familie",
    called: "Sie hießen {who}.",
    comma: ", ",
    and: " und ",
  },
  spanish: {
    numbers: ["dos|2", "tres|3", "cuatro|4"],
    nouns: "amig[oa]s|herman[oa]s|prim[oa]s|niñ[oa]s|chic[oa]s|gemel[oa]s|familia",
    called: "Se llamaban {who}.",
    comma: ", ",
    and: " y ",
  },
  french: {
    numbers: ["deux|2", "trois|3", "quatre|4"],
    nouns: "amie?s|copains|copines|frères|s(?:œ|oe)urs|cousine?s|enfants|garçons|filles|jum(?:eaux|elles)|famille",
    called: "C'étaient {who}.",
    comma: ", ",
    and: " et ",
  },
  italian: {
    numbers: ["due|2", "tre|3", "quattro|4"],
    nouns: "amici|amiche|fratelli|sorelle|cugin[ie]|bambin[ie]|ragazz[ie]|gemell[ie]|famiglia",
    called: "Si chiamavano {who}.",
    comma: ", ",
    and: " e ",
  },
  portuguese: {
    numbers: ["dois|duas|2", "três|3", "quatro|4"],
    nouns: "amig[oa]s|irmãos|irmãs|prim[oa]s|crianças|menin[oa]s|gême[oa]s|família",
    called: "Chamavam-se {who}.",
    comma: ", ",
    and: " e ",
  },
  russian: {
    numbers: ["два|две|двое|2", "три|трое|3", "четыре|четверо|4"],
    nouns: "друзья|подруги|братья|с[её]стры|дети|мальчики|девочки|близнецы|семья",
    called: "Их звали {who}.",
    comma: ", ",
    and: " и ",
  },
  chinese: {
    numbers: ["[两二2](?:个|位|名|只)?", "[三3](?:个|位|名|只)?", "[四4](?:个|位|名|只)?"],
    nouns: "朋友们|好朋友们|兄弟|姐妹|孩子们|双胞胎|一家人|家人",
    called: "他们的名字是{who}。",
    comma: "、",
    and: "和",
  },
  japanese: {
    numbers: ["(?:二|2|ふた)(?:人|り|匹|ひき)の", "(?:三|3)(?:人|匹|びき)の", "(?:四|4)(?:人|匹|ひき)の"],
    nouns: "友だちたち|仲間たち|兄弟|姉妹|きょうだい|子どもたち|双子|家族",
    called: "名前は、{who}です。",
    comma: "、",
    and: "、",
  },
  korean: {
    numbers: ["두\\s?(?:명의\\s)?|2명의\\s", "세\\s?(?:명의\\s)?|삼|3명의\\s", "네\\s?(?:명의\\s)?|사|4명의\\s"],
    nouns: "친구들|형제|자매|남매|아이들|쌍둥이|가족",
    called: "모두의 이름은 이렇습니다. {who}.",
    comma: ", ",
    and: ", ",
  },
  hindi: {
    numbers: ["दो|2", "तीन|3", "चार|4"],
    nouns: "दोस्तों|भाइयों|बहनें|बच्चे|परिवार",
    called: "उनके नाम थे {who}।",
    comma: ", ",
    and: " और ",
  },
  bengali: {
    numbers: ["দুই|দুটি|দুজন|2", "তিন|তিনটি|তিনজন|3", "চার|চারটি|চারজন|4"],
    nouns: "বন্ধুরা|ভাইয়েরা|বোনেরা|শিশুরা|পরিবার",
    called: "তাদের নাম ছিল {who}।",
    comma: ", ",
    and: " আর ",
  },
  arabic: {
    numbers: ["اثنان|2", "ثلاثة?|3", "أربعة?|4"],
    nouns: "أصدقاء|الأصدقاء|إخوة|الإخوة|أخوات|أطفال|الأطفال|عائلة|العائلة",
    called: "أَسْمَاؤُهُمْ {who}.",
    comma: "، ",
    and: " وَ",
  },
};
