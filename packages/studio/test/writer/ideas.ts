/** Ideas of the kinds that people type, and what a story must not lose of each. */
export const ideas = [
  {
    idea: "a shy robot and her grandmother look for the last blue flower on Mars",
    keeps: [/\bshy\b/, /grandmother/i, /last blue flower/i, /\bMars\b/],
  },
  { idea: "Three little mice build a boat to sail to the moon", keeps: [/three (?:little )?mice/i, /\bmoon\b/] },
  { idea: "Juno the fox wants to become a knight", keeps: [/\bJuno\b/, /\bknight\b/] },
  {
    idea: "A little fox crosses the moonlit forest to find the lost star",
    keeps: [/\bfox\b/, /lost star/i, /moonlit forest/i],
  },
  {
    idea: "A boy named Kai and his grandmother sail the sea to bring back the forgotten song",
    keeps: [/\bKai\b/, /grandmother/i, /forgotten song/i],
  },
  {
    idea: "A brave knight must rescue the princess from an evil wizard in a dark castle",
    keeps: [/knight/i, /princess/i, /wizard/i, /dark castle/i],
  },
  {
    idea: "Tom and Mia discover a secret door in the library",
    keeps: [/\bTom\b/, /\bMia\b/, /secret door/i, /library/i],
  },
  {
    idea: "Two brothers race to win the great bicycle race through Paris",
    keeps: [/brothers?/i, /bicycle race/i, /\bParis\b/],
  },
  {
    idea: "A dragon who is afraid of fire learns to bake bread",
    keeps: [/dragon/i, /afraid of fire/i, /bake(?:d)? bread/i],
  },
  {
    idea: "Princess Amira and her tiger search for the hidden waterfall in the jungle",
    keeps: [/Princess Amira/, /tiger/i, /hidden waterfall/i, /jungle/i],
  },
] as const;

export const proseTypes = [
  "fairytale_story",
  "adventure_story",
  "educational_story",
  "cinematic_story",
  "fantasy_story",
  "sci_fi_story",
  "historical_story",
  "romantic_story",
  "comics_story",
  "bible_story",
  "book_story",
  "dream_story",
] as const;

export const allTypes = [...proseTypes, "lyric_story", "poetry_story"] as const;

/** The same little story in the twelve languages. */
export const littleStories: Readonly<Record<string, string>> = {
  english:
    'Mr. Fox met Dr. Owl at 3.30 p.m. "Where is the star?" he asked. It cost $4.50! Then... silence.\n\nThe forest was dark. A bear came out of the cave.',
  chinese:
    "从前，有一只小狐狸住在森林里。小狐狸问：“星星在哪里？”猫头鹰没有回答。它只是看着月亮！真奇怪……后来，狐狸爬上了高山。",
  hindi: 'एक छोटी लोमड़ी जंगल में रहती थी। लोमड़ी ने पूछा, "तारा कहाँ है?" उल्लू चुप रहा। फिर वह पहाड़ पर चढ़ गई! रात शांत थी।',
  spanish:
    "Un pequeño zorro vivía en el bosque. ¿Dónde está la estrella? El Sr. Búho miró al cielo. ¡Qué noche! Subió a la montaña.",
  french:
    "« Où est l’étoile ? » demanda le renard. M. Hibou ne répondit pas. Quelle nuit ! Il gravit la montagne. Le renard dormit.",
  arabic: "عاش ثعلب صغير في الغابة. أين النجمة؟ سأل الثعلب. لم يجب البوم! ثم صعد إلى الجبل.",
  bengali: 'একটি শেয়াল বনে থাকত। শেয়াল জিজ্ঞেস করল, "তারা কোথায়?" পেঁচা চুপ করে রইল। তারপর সে পাহাড়ে উঠল!',
  portuguese:
    "Uma raposa vivia na floresta. Onde está a estrela? O Sr. Coruja não respondeu. Subiu a montanha! Era noite.",
  russian: "«Где звезда?» — спросила лиса. Сова молчала. Лиса поднялась на гору. Тишина. Наступила ночь.",
  japanese: "「星はどこ？」とキツネは聞きました。フクロウは答えません。なんて静かな夜！キツネは山に登りました。",
  german:
    "„Wo ist der Stern?“ fragte der Fuchs. Dr. Eule schwieg. Es war z. B. 3.30 Uhr! Der Fuchs stieg auf den Berg. Es war still.",
  korean: '"별은 어디에 있나요?" 여우가 물었다. 부엉이는 대답하지 않았다. 여우는 산에 올랐다! 밤이 왔다.',
};
