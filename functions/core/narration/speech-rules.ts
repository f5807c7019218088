import type { LanguageId } from "#contract/catalogue/languages.ts";

/** How a language writes who says something. Patterns are regular expressions without groups that capture. */
export interface SpeechRules {
  /** Opening and closing quotation marks. */
  readonly quotes: readonly string[];
  /** Verbs of speech, as they stand beside a speaker's name. */
  readonly verbs: string;
  /** Verbs that also take the person spoken to: only a name before them is the speaker. */
  readonly verbsAfterNameOnly?: string;
  /** Which of verb and name comes first after a quotation. */
  readonly afterSpeech: readonly ("verb" | "name")[];
  /** Words between verb or quotation and the name: articles and such. */
  readonly lead?: string;
  /** The article that is written with the noun. */
  readonly joinedArticle?: string;
  /** What a person may be called before the name: "dijo el abuelo Óscar". In German the name may be who is asked. */
  readonly beforeName?: string;
  /** No article stands before a person's name: "disse a Ana" tells Ana. */
  readonly hasBareNames?: true;
  /** Words before the verb: "le dijo Ana". */
  readonly beforeVerb?: string;
  /** What marks the name as the subject: a name without it is none. */
  readonly particle?: string;
  /** What may stand between name and verb. */
  readonly between?: string;
  /** What joins two speakers, who are none then. */
  readonly and: string;
  /** Words before a name that make another the speaker: "the mother of Anna said". */
  readonly blocked: string;
  /** Words that may follow a speaker who is called by a common noun: "said the fox and ran". */
  readonly follow?: string;
  /** What joins a quotation and the words after it: "「…」と". */
  readonly link?: string;
  /** The verb may follow a quotation whose speaker stands before it: "アンナは「…」と言った". */
  readonly linksSpeech?: true;
  /** The words before a quotation may end with a full stop: "アンナは言いました。「…」". */
  readonly introducesByFullStop?: true;
  /** Speech may stand after a dash instead of in quotation marks. */
  readonly hasDashes?: true;
  /** Words stand without spaces. */
  readonly isUnspaced?: true;
  /** Where the noun of a name like "the old owl" stands. */
  readonly noun: "first" | "last" | "whole";
}

const curly = ["“”", '""'] as const;
const guillemets = ["«»", ...curly] as const;

export const speechRules: Readonly<Record<LanguageId, SpeechRules>> = {
  english: {
    quotes: curly,
    verbs:
      "said|says|asked|asks|answered|answers|replied|replies|cried|cries|shouted|shouts|whispered|whispers|exclaimed|murmured|muttered|added|begged|sighed|laughed|yelled|screamed|explained|continued|promised|repeated|warned|wondered|announced|declared|agreed|admitted|insisted|suggested|demanded|pleaded|gasped|giggled|growled|groaned|responded",
    verbsAfterNameOnly: "told|tells|called|called out|cried out|went on",
    afterSpeech: ["verb", "name"],
    lead: "the|a|an|old|little|young|wise|small|big|good|brave|her|his|their",
    between: "(?:(?:then|\\p{L}+ly)\\s+)?",
    beforeName: "(?:the|his|her|their)\\s+\\p{L}+\\s+",
    and: "and|or|nor",
    blocked: "of|to|with|for|by|from|about|like|than",
    follow: "and|as|to|with|in|from|while|when|who|but|then|again|at|after|before|over|\\p{L}+ly",
    noun: "last",
  },
  spanish: {
    quotes: guillemets,
    verbs:
      "dijo|dice|preguntó|pregunta|respondió|responde|contestó|contesta|gritó|grita|susurró|susurra|exclamó|exclama|murmuró|murmura|añadió|añade|replicó|explicó|suplicó|repitió|ordenó|pidió|suspiró|rió|anunció|continuó|prosiguió|insistió|propuso|admitió",
    afterSpeech: ["verb"],
    lead: "el|la|los|las|su|mi|don|doña",
    beforeVerb: "(?:(?:le|les|me|nos|se)\\s+)?",
    between: "(?:(?:le|les|me|nos|se)\\s+)?",
    beforeName: "(?:el|la|su|mi)\\s+[\\p{L}-]+\\s+",
    and: "y|e|o",
    blocked: "de|del|a|al|con|para|por|que",
    follow: "y|con|a|al|en|desde|mientras|cuando|que|pero|entonces|otra",
    hasDashes: true,
    noun: "first",
  },
  french: {
    quotes: guillemets,
    verbs:
      "dit|demanda|demande|répondit|répond|cria|crie|murmura|murmure|chuchota|chuchote|s[’']écria|s[’']exclama|ajouta|répliqua|expliqua|supplia|répéta|ordonna|soupira|lança|annonça|continua|reprit|proposa|a dit|a demandé|a répondu|a crié",
    afterSpeech: ["verb"],
    lead: "le|la|les|l[’']|son|sa|mon|ma",
    beforeVerb: "(?:(?:lui|leur|me|nous)\\s+)?",
    between: "(?:(?:lui|leur|me|nous)\\s+)?",
    beforeName:
      "(?:(?:le|la|son|sa|mon|ma)\\s+|l[’'])[\\p{L}-]+\\s+|(?:papi|papy|mamie|papa|maman|oncle|tante|grand-père|grand-mère)\\s+",
    and: "et|ou",
    blocked: "de|du|des|d[’']|à|au|aux|avec|pour|par|que",
    follow: "et|avec|à|au|en|dans|depuis|tandis|quand|qui|mais|alors|tout",
    hasDashes: true,
    noun: "first",
  },
  german: {
    quotes: ["„“", "„”", "»«", "«»", ...curly],
    verbs:
      "sagte|sagt|fragte|fragt|antwortete|antwortet|rief|ruft|schrie|flüsterte|flüstert|murmelte|erwiderte|meinte|erklärte|bat|wiederholte|befahl|seufzte|lachte|entgegnete|brummte|jubelte|bemerkte|verkündete|versprach|staunte",
    afterSpeech: ["verb"],
    lead: "der|die|das|sein|seine|ihr|ihre",
    beforeName:
      "(?:könig(?:in)?|prinz(?:essin)?|kaiser(?:in)?|graf|gräfin|ritter|frau|herr|oma|opa|onkel|tante|großmutter|großvater|doktor|kapitän|bruder|schwester)\\s+",
    and: "und|oder",
    blocked: "von|vom|mit|zu|zum|zur|für|über|bei|dass",
    follow: "und|mit|zu|zum|zur|in|aus|während|als|da|leise|laut|dann|wieder",
    noun: "last",
  },
  italian: {
    quotes: guillemets,
    verbs:
      "disse|dice|chiese|chiede|domandò|rispose|risponde|gridò|grida|sussurrò|sussurra|esclamò|mormorò|aggiunse|replicò|spiegò|supplicò|ripeté|ordinò|sospirò|rise|annunciò|continuò|propose",
    afterSpeech: ["verb"],
    lead: "il|lo|la|i|gli|le|l[’']|suo|sua",
    beforeVerb: "(?:(?:le|gli|mi|ci)\\s+)?",
    between: "(?:(?:le|gli|mi|ci)\\s+)?",
    beforeName: "(?:(?:il|lo|la|suo|sua)\\s+|l[’'])[\\p{L}-]+\\s+",
    and: "e|ed|o",
    blocked: "di|del|della|dello|dei|a|al|alla|con|per|da|che",
    follow: "e|con|a|al|in|da|mentre|quando|che|ma|poi",
    hasDashes: true,
    noun: "first",
  },
  portuguese: {
    quotes: guillemets,
    verbs:
      "disse|diz|perguntou|pergunta|respondeu|responde|gritou|grita|sussurrou|sussurra|exclamou|murmurou|acrescentou|replicou|explicou|suplicou|repetiu|ordenou|pediu|suspirou|riu|anunciou|continuou|falou",
    afterSpeech: ["verb"],
    lead: "o|a|os|as|seu|sua",
    hasBareNames: true,
    beforeVerb: "(?:(?:lhe|lhes|me|nos)\\s+)?",
    between: "(?:(?:lhe|lhes|me|nos)\\s+)?",
    beforeName: "(?:o|a|seu|sua)\\s+[\\p{L}-]+\\s+",
    and: "e|ou",
    blocked: "de|do|da|dos|das|à|ao|para|com|por|que",
    follow: "e|com|à|ao|em|no|na|enquanto|quando|que|mas|então",
    hasDashes: true,
    noun: "first",
  },
  russian: {
    quotes: ["«»", "„“", ...curly],
    verbs:
      "сказала?|спросила?|ответила?|крикнула?|закричала?|прошептала?|воскликнула?|пробормотала?|добавила?|позвала?|попросила?|объяснила?|повторила?|вздохнула?|засмеялся|засмеялась|удивился|удивилась|обрадовался|обрадовалась|произнёс|произнес|произнесла|говорит|спрашивает|отвечает|шепчет|кричит|возразила?|предложила?|продолжила?",
    afterSpeech: ["verb"],
    lead: "старый|старая|маленький|маленькая|его|её|ее",
    between: "(?:(?:ему|ей|им|\\p{L}{2,}о)\\s+)?",
    beforeName: "\\p{L}{3,}\\s+",
    and: "и|или",
    blocked: "с|со|у|для|от|про|как|что",
    follow: "и|а|но|с|со|в|на|из|когда|потом|\\p{L}{2,}о",
    hasDashes: true,
    noun: "last",
  },
  arabic: {
    quotes: guillemets,
    verbs:
      "[فو]?(?:قالت?|سألت?|سأله|سألها|سألته|سألتها|أجابت?|ردت?|صاحت?|صرخت?|همست?|هتفت?|نادى|نادت|أضافت?|تمتمت?|شرحت?|كررت?|تساءلت?|يقول|تقول|يسأل|تسأل|يجيب|تجيب)",
    afterSpeech: ["verb"],
    joinedArticle: "ال",
    beforeName: "ال\\p{L}+\\s+",
    and: "و",
    blocked: "أم|أب|أخت|أخو|مع|من|إلى|على|عن|ابن|ابنة|بنت",
    follow: "و\\p{L}*|ف\\p{L}*|وهو|وهي|في|من|إلى|ثم|بصوت|ب\\p{L}+|ل\\p{L}+",
    noun: "whole",
  },
  hindi: {
    quotes: curly,
    verbs:
      "कहा|बोला|बोली|बोले|पूछा|पुकारा|चिल्लाया|चिल्लाई|फुसफुसाया|फुसफुसाई|उत्तर दिया|जवाब दिया|बताया|कहता है|कहती है|पूछता है|पूछती है",
    afterSpeech: ["name"],
    particle: "(?:\\s+ने)?",
    beforeName: "(?:रानी|राजा|राजकुमार|राजकुमारी|दादी|दादा|नानी|नाना|माँ|भाई|बहन)\\s+",
    between: '(?:(?!(?:का|की|के|को|और)\\s)[^\\s,।“”"]+\\s+){0,3}?',
    and: "और|या",
    blocked: "के|की|का|से|को|साथ",
    noun: "last",
  },
  bengali: {
    quotes: curly,
    verbs:
      "বলল|বললেন|বললো|বলে|বলেন|জিজ্ঞেস করল|জিজ্ঞেস করলেন|জিজ্ঞাসা করল|জিজ্ঞাসা করলেন|উত্তর দিল|উত্তর দিলেন|জবাব দিল|চিৎকার করল|ডাকল|জানতে চাইল",
    afterSpeech: ["name", "verb"],
    between: '(?:[^\\s,।“”"]+\\s+){0,2}?',
    beforeName: "(?:রানি|রানী|রাজা|রাজপুত্র|রাজকন্যা|রাজকুমার|রাজকুমারী|দাদু|ভাই|বোন)\\s+",
    and: "আর|এবং|ও|বা",
    blocked: "সঙ্গে|সাথে|থেকে",
    noun: "last",
  },
  korean: {
    quotes: curly,
    verbs: "(?:말했|말하였|물었|물어봤|대답했|외쳤|소리쳤|속삭였|중얼거렸|덧붙였|불렀|소리 질렀)[가-힣]*",
    afterSpeech: ["name"],
    particle: "[이가은는도]|께서",
    beforeName: "\\p{Script=Hangul}{1,5}\\s+",
    between: '(?:[^\\s,.“”"]+\\s+){0,3}?',
    link: "(?:이?라고|하고|하며)?,?",
    linksSpeech: true,
    and: "\\p{L}*[와과]|그리고|와|과",
    blocked: "의",
    introducesByFullStop: true,
    noun: "whole",
  },
  chinese: {
    quotes: ["“”", "「」", "『』", '""'],
    verbs:
      "(?:说道?|问道?|答道?|回答道?|喊道?|叫道|大叫|大喊|笑道|叹道|嚷道|解释道?|补充道?|低语道?|告诉[^，。！？：“”]{1,6})着?",
    afterSpeech: ["name"],
    between: "[^，。！？：；“”「」的]{0,8}?",
    beforeName:
      "哥哥|弟弟|姐姐|妹妹|王后|女王|国王|王子|公主|爷爷|奶奶|爸爸|妈妈|叔叔|阿姨|孙女|孙子|儿子|女儿|男孩|女孩|老师|船长|医生|渔夫|农夫|厨师",
    and: "[和与跟同、]",
    blocked: "[对跟向给问的让叫替把被]|听见|看见|告诉",
    isUnspaced: true,
    noun: "whole",
  },
  japanese: {
    quotes: ["「」", "『』", "“”"],
    verbs:
      "(?:言った|言いました|言う|いった|いいました|聞いた|聞きました|ききました|尋ねた|尋ねました|たずねた|たずねました|答えた|答えました|こたえた|こたえました|叫んだ|叫びました|さけんだ|さけびました|ささやいた|ささやきました|つぶやいた|つぶやきました|返事をしました|話しました|笑いました)",
    afterSpeech: ["name"],
    particle: "[はがも]",
    beforeName: "[\\p{Script=Han}\\p{Script=Hiragana}]{1,6}の|女王|国王|王様|王子|王女|姫|少年|少女|先生|船長",
    between: "[^。！？「」『』]{0,14}?",
    link: "(?:と|って)、?",
    linksSpeech: true,
    and: "[と、]",
    blocked: "[のにへ]",
    introducesByFullStop: true,
    isUnspaced: true,
    noun: "whole",
  },
};
