const nouns = `
battle war fight duel struggle conflict siege revolution rebellion uprising invasion attack showdown clash feud rivalry
secret mystery legend myth riddle curse prophecy destiny fate luck miracle power strength courage bravery kindness friendship
love loyalty honesty hope faith joy happiness sorrow grief sadness loneliness fear anger jealousy greed pride freedom peace
justice truth wisdom patience gratitude forgiveness trust magic beauty silence darkness death life birth childhood youth
rise fall beginning end ending history origin past future time journey voyage quest trip expedition adventure search hunt
chase race contest competition tournament championship game party festival celebration wedding holiday christmas easter
halloween ramadan diwali hanukkah birthday winter summer spring autumn day night morning evening year season dream nightmare
memory idea thought importance meaning value lesson science story tale tragedy disaster catastrophe escape rescue discovery
robotics mathematics maths gymnastics athletics acrobatics physics politics electronics
jewish muslim christian catholic protestant hindu buddhist german french english british irish scottish american spanish italian polish russian turkish chinese japanese korean indian african arab arabic black white homeless deaf blind jobless
invention return revenge betrayal sacrifice promise choice chance change bond romance crisis mission plan problem event
`;

const known: ReadonlySet<string> = new Set(nouns.trim().split(/\s+/));

/** Whether a noun names an event or a feeling and so no character: "the battle", "kindness". */
export const isAbstract = (noun: string): boolean =>
  known.has(noun) ||
  known.has(noun.replace(/ies$/, "y")) ||
  known.has(noun.replace(/e?s$/, "")) ||
  known.has(noun.replace(/s$/, ""));
