/** Gemini's voice for each of our voices. Every Gemini voice speaks every language. */
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

export const geminiVoice = (voice: string): string => {
  const name = geminiVoices[voice];
  if (!name) throw new Error(`Gemini has no voice for ${voice}`);
  return name;
};
