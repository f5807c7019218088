/** Whether the words of a text show the life of children, so that a full name alone makes no grown-up of its hero. */
export const isOfChildLife = (text: string): boolean => {
  const words = new Set([...text.matchAll(OF_CHILDREN)].map(([word]) => word.toLowerCase()));
  return words.size >= MIN_WORDS && !OF_GROWN_UPS.test(text);
};

const MIN_WORDS = 2;
const OF_CHILDREN =
  /\b(?:new (?:boy|girl)|the other (?:boys|girls|children)|climbing frame|playground|swings?|seesaw|sandpit|homework|lessons?|teacher|school|class|gym|at break|school bus|holidays|pocket money|skateboard|bicycle|scooter|marbles|matchbox|toys?|teddy|doll|kite|snowman|treehouse|den|sweets|lollipop|lemonade|birthday|bedtime|tucked (?:him|her) in|lifted (?:him|her) (?:up|onto)|called (?:him|her) in|afraid of the dark|mum|mummy|mom|dad|daddy|(?:his|her|their) (?:mother|father|parents|grandmother|grandfather|grandma|grandpa|aunt|uncle|brother|sister|little (?:brother|sister)|big (?:brother|sister)))\b/gi;
/** A text of these is about grown-ups, who have brothers and parents as well. */
const OF_GROWN_UPS =
  /\b(?:(?:his|her) (?:wife|husband|boss|salary|patients|customers|crew|late (?:wife|husband)|fiancée?)|office|factory|rent|divorced?|wedding|engaged|widow(?:er)?|shift|(?:opened|closed|locked|ran|owned) (?:up )?(?:the|his|her|an?) (?:shop|bakery|caf[eé]|bar|pub|inn|farm|hotel)|drove (?:the|his|her|an?) (?:\w+ )?(?:van|car|lorry|truck|bus|tram|taxi)|beer|wine|whisky|newspaper|cigarettes?|beard|moustache|unemployed|lost (?:his|her) job)\b/i;
