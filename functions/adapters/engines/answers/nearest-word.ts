/** Words that models use instead of ours, by ours. A word of several lists means the first that is allowed. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  calm: ["peaceful", "quiet", "serene", "neutral", "gentle", "tender", "cozy", "cosy", "warm", "nostalgic", "relaxed"],
  happy: ["cheerful", "glad", "friendly", "playful", "funny", "content", "hopeful", "proud", "kind", "bright"],
  joy: ["joyful", "excited", "triumphant", "celebratory", "jubilant", "victorious", "delighted", "festive"],
  wonder: ["wondrous", "awe", "amazed", "magical", "mysterious", "curious", "surprised", "enchanted", "dreamy", "epic"],
  tense: [
    "suspense",
    "suspenseful",
    "dramatic",
    "dangerous",
    "scared",
    "afraid",
    "fear",
    "angry",
    "determined",
    "urgent",
    "ominous",
    "dark",
    "fight",
  ],
  worried: ["anxious", "nervous", "uneasy", "concerned", "confused", "unsure", "thoughtful"],
  sad: [
    "melancholy",
    "melancholic",
    "sorrow",
    "lonely",
    "grief",
    "somber",
    "sombre",
    "bittersweet",
    "disappointed",
    "tired",
  ],
  asleep: ["sleepy", "sleeping", "dreaming"],
  day: ["noon", "midday", "morning", "afternoon", "daytime", "daylight", "sunny"],
  dawn: ["sunrise", "daybreak"],
  dusk: ["sunset", "evening", "twilight", "nightfall"],
  golden: ["goldenhour", "lateafternoon"],
  night: ["midnight", "moonlight", "nighttime"],
  storm: ["stormy", "thunderstorm", "tempest"],
  clear: ["sunny", "fair", "dry", "cloudy", "overcast", "foggy", "misty", "windy", "none", "indoors"],
  rain: ["rainy", "drizzle", "storm", "stormy", "thunderstorm", "showers"],
  snow: ["snowy", "snowing", "blizzard", "winter", "ice", "arctic"],
  wide: ["long", "establishing", "aerial", "panorama", "full", "extremewide", "birdseye"],
  medium: ["mid", "waist", "twoshot", "eyelevel", "cowboy"],
  close: ["closeup", "portrait", "detail", "macro", "extremecloseup"],
  "over-the-shoulder": ["ots", "behind", "pov"],
  stand: ["standing", "wait", "hold", "holding", "smile", "stop"],
  walk: ["walking", "climb", "climbing", "follow", "carry", "carrying", "enter", "approach", "dance"],
  run: ["running", "jump", "jumping", "flee", "chase", "fly", "flying", "fight", "swim", "sail", "ride"],
  sit: ["sitting", "kneel", "kneeling", "rest", "read", "eat", "write", "row"],
  sleep: ["sleeping", "lie", "lying", "dream"],
  talk: ["talking", "speak", "speaking", "ask", "call", "shout", "sing", "laugh", "whisper", "tell"],
  look: ["looking", "watch", "watching", "see", "stare", "listen", "point", "think", "search", "discover"],
  female: ["woman", "girl", "f", "feminine", "she"],
  male: ["man", "boy", "m", "masculine", "he"],
  neutral: ["none", "unknown", "other", "nonbinary", "it", "they", "na"],
  forest: ["woods", "wood", "jungle", "grove", "woodland"],
  meadow: ["field", "garden", "park", "farm", "hill", "grassland", "road", "path", "outdoors", "valley"],
  mountain: ["peak", "cliff", "canyon", "volcano"],
  lake: ["river", "pond", "stream", "waterfall", "swamp"],
  sea: ["ocean", "beach", "coast", "harbour", "harbor", "island", "ship", "boat", "shore", "lighthouse"],
  castle: ["palace", "fortress", "tower", "temple", "ruins", "church"],
  village: ["town", "cottage", "hamlet", "market", "square"],
  city: ["street", "downtown", "station", "school", "rooftop"],
  space: ["planet", "moon", "stars", "sky", "galaxy"],
  desert: ["dunes", "oasis", "savanna"],
  room: ["house", "home", "indoor", "interior", "kitchen", "bedroom", "library", "shop", "hall", "attic", "classroom"],
  spaceship: ["rocket", "spacecraft", "cockpit"],
  laboratory: ["lab", "workshop", "factory"],
  underwater: ["seabed", "reef", "undersea"],
  cave: ["cavern", "tunnel", "mine", "dungeon"],
};

/** The allowed word that is meant: "Close-up shot" is `close`, "melancholic" is `sad`. Undefined if none is near. */
export const nearestWord = (said: string, allowed: readonly string[]): string | undefined => {
  const words = said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.join("");
  const exact = allowed.find((each) => plain(each) === joined);
  if (exact !== undefined) return exact;
  const candidates = [joined, ...words];
  return (
    allowed.find((each) => candidates.some((word) => synonyms[each]?.includes(word))) ??
    allowed.find((each) => candidates.includes(plain(each))) ??
    allowed.find((each) => plain(each).length > 2 && joined.includes(plain(each)))
  );
};

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
