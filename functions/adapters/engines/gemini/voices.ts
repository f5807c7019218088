import { roleOf, type VoiceRole } from "#contract/catalogue/character-voices.ts";

/** Gemini's voice for each narrator. Every Gemini voice speaks every language. */
const geminiVoices: Readonly<Record<string, string>> = {
  "studio-english-ella": "Sulafat",
  "studio-english-ross": "Charon",
  "studio-english-angus": "Algieba",
  "studio-chinese-mei": "Leda",
  "studio-chinese-wei": "Iapetus",
  "studio-hindi-asha": "Despina",
  "studio-hindi-ravi": "Umbriel",
  "studio-spanish-lucia": "Aoede",
  "studio-spanish-diego": "Enceladus",
  "studio-french-claire": "Vindemiatrix",
  "studio-french-louis": "Schedar",
  "studio-arabic-layla": "Callirrhoe",
  "studio-arabic-omar": "Rasalgethi",
  "studio-bengali-mitali": "Autonoe",
  "studio-bengali-arjun": "Achird",
  "studio-portuguese-ines": "Erinome",
  "studio-portuguese-tiago": "Zubenelgenubi",
  "studio-russian-anya": "Gacrux",
  "studio-russian-ivan": "Alnilam",
  "studio-japanese-yuki": "Laomedeia",
  "studio-japanese-ken": "Orus",
  "studio-german-greta": "Achernar",
  "studio-german-felix": "Sadaltager",
  "studio-korean-jiwoo": "Kore",
  "studio-korean-minho": "Puck",
  "studio-italian-giulia": "Pulcherrima",
  "studio-italian-marco": "Fenrir",
};

/** Voices for characters: the first that is not a narrator's in the same language. */
const characterVoices: Readonly<Record<VoiceRole, readonly [string, string]>> = {
  girl: ["Leda", "Zephyr"],
  boy: ["Puck", "Sadachbia"],
  woman: ["Kore", "Aoede"],
  man: ["Orus", "Fenrir"],
  "old-woman": ["Gacrux", "Vindemiatrix"],
  "old-man": ["Algenib", "Charon"],
};

export const geminiVoice = (voice: string): string => {
  const role = roleOf(voice);
  const name = role ? characterVoice(voice.slice(0, -role.length), role) : geminiVoices[voice];
  if (!name) throw new Error(`Gemini has no voice for ${voice}`);
  return name;
};

/** `language` is what the ids of all voices of a language begin with. */
const characterVoice = (language: string, role: VoiceRole): string => {
  const narrators = Object.keys(geminiVoices).filter((id) => id.startsWith(language));
  const [first, second] = characterVoices[role];
  return narrators.some((id) => geminiVoices[id] === first) ? second : first;
};
