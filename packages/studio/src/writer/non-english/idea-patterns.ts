import type { NonEnglish } from "../../languages/index.ts";

/** How a language says where, what is wanted, and what is in the way. The first group is what is said. */
interface IdeaPatterns {
  /** A preposition and what stands between it and the noun. */
  readonly where: RegExp;
  readonly wish: RegExp;
  readonly obstacle: RegExp;
  readonly ending: RegExp;
  /** What follows the noun of a place and belongs to it. */
  readonly whereAfter?: RegExp;
  /** Whether words end or begin with an infinitive: "den See überqueren". */
  readonly isInfinitive: (words: string) => boolean;
}

const lastIs = (ending: RegExp) => (words: string) => ending.test(words.trim().split(/\s+/).at(-1) ?? "");
const firstIs = (ending: RegExp) => (words: string) =>
  ending.test(
    words
      .trim()
      .replace(/^(?:se |s['’]|si |me |no )/iu, "")
      .split(/\s+/)[0] ?? "",
  );

export const ideaPatterns: Readonly<Partial<Record<NonEnglish, IdeaPatterns>>> = {
  german: {
    where:
      /(?:^|\s)((?:in|im|am|an|auf|unter|bei|beim|hinter|neben|vor|über|durch|zwischen|am Rand)\s+(?:(?:der|die|das|dem|den|des|einem|einer|einen|eine|ein|ihrem|ihrer|seinem|seiner|unserem|unserer|meinem|meiner)\s+)?(?:\p{Ll}+\s+)?)$/u,
    wish: /(?<!\p{L}|(?:niemand|keiner|keine)\s)(?:wollen|will|möchten?|muss|müssen|soll|sollen|wünscht sich,|träumt davon,|um)\s+(?!nicht\b|nie\b|kein)([^,.;!?]+)/u,
    obstacle: /(?:,\s*aber\s+|(?=hat Angst)|(?=haben Angst)|(?=fürchtet sich))([^,.;!?]+)/u,
    ending: /(?:Am Ende|Schließlich|Zum Schluss)\s+([^.!?]+)/u,
    isInfinitive: lastIs(/^\p{Ll}+(?:en|ern|eln|tun|sein)$/u),
  },
  spanish: {
    where:
      /(?:^|\s)((?:en|por|sobre|bajo|entre|hasta|dentro de|(?<!(?:llegar|viajar|volver)\s)(?:al|a(?=\s+la\s)))\s+(?:(?:el|la|los|las|un|una|su|sus|toda la|todo el)\s+)?(?:(?:viej[oa]|pequeñ[oa]|gran|antigu[oa]|nuev[oa])\s+)?)$/iu,
    wish: /(?<!(?:\bno|\bnadie|\bningun[oa])\s)(?:quieren?|quisiera|desean?|deciden?|sueñan? con|intentan?|deben?|tienen? que|necesitan?|para)\s+(?!no\b)([^,.;!?]+)/iu,
    obstacle: /(?:(?:,\s*|\s)pero\s+|(?=tienen? miedo))([^,.;!?]+)/iu,
    ending: /(?:Al final|Finalmente|Por fin),?\s+([^.!?]+)/u,
    isInfinitive: firstIs(/(?:ar|er|ir|ír)(?:se|l[oae]s?|me|te|nos)?$/u),
  },
  french: {
    where:
      /(?:^|\s)((?:dans|sur|sous|en|vers|chez|à|au|aux|à travers)\s+(?:(?:le|la|les|un|une|son|sa|ses|toute la|tout le)\s+|l['’])?(?:(?:vieille?|vieux|petite?|grande?)\s+)?)$/iu,
    wish: /(?<!\bne\s)(?:veut|veulent|voudrait|voudraient|aimerait|souhaite|doit|doivent|décide de|décident de|rêve de|rêvent de|essaie de|pour)\s+(?!pas\b)([^,.;!?]+)/iu,
    obstacle: /(?:(?:,\s*|\s)mais\s+|(?=a peur)|(?=ont peur))([^,.;!?]+)/iu,
    ending: /(?:À la fin|Finalement|Enfin),?\s+([^.!?]+)/u,
    isInfinitive: firstIs(/^(?![ld]['’]).*(?:er|ir|re|oir)$/u),
  },
  italian: {
    where:
      /(?:^|\s)((?:in|nel|nello|nella|nei|negli|nelle|su|sul|sullo|sulla|sui|sulle|sotto|verso|fra|tra|a|al|alla)\s+(?:(?:il|lo|la|un|una|uno)\s+)?(?:(?:vecchi[oa]|piccol[oa]|grande)\s+)?|(?:nell|sull|all)['’])$/iu,
    wish: /(?<!(?:\bnon|nessuno|nessuna)\s)(?:vuole|vogliono|vorrebbe|vorrebbero|desidera|decide di|decidono di|deve|devono|sogna di|sognano di|cerca di|per)\s+(?!non\b)([^,.;!?]+)/iu,
    obstacle: /(?:(?:,\s*|\s)ma\s+|(?=ha paura)|(?=hanno paura))([^,.;!?]+)/iu,
    ending: /(?:Alla fine|Infine|Finalmente),?\s+([^.!?]+)/u,
    isInfinitive: firstIs(/(?:are|ere|ire|urre|orre|ar|er|ir)(?:si|l[oaie]|ne|ci)?$/u),
  },
  portuguese: {
    where:
      /(?:^|\s)((?:em|no|na|nos|nas|num|numa|sobre|sob|até|pelo|pela|ao|à)\s+(?:(?:o|a|os|as|um|uma|seu|sua|toda a|todo o)\s+)?(?:(?:velh[oa]|pequen[oa]|grande)\s+)?)$/iu,
    wish: /(?<!(?:\bnão|ninguém|nenhuma?)\s)(?:quer|querem|queria|gostaria de|decide|decidem|resolve|deve|devem|precisa|precisam|tem que|têm que|sonha em|sonham em|tenta|tentam|para)\s+(?!não\b)([^,.;!?]+)/iu,
    obstacle: /(?:(?:,\s*|\s)mas\s+|(?=tem medo)|(?=têm medo))([^,.;!?]+)/iu,
    ending: /(?:No fim|No final|Finalmente|Por fim),?\s+([^.!?]+)/u,
    isInfinitive: firstIs(/(?:ar|er|ir|or|ôr)(?:-\p{L}+)?$/u),
  },
  arabic: {
    where:
      /(?:^|\s)((?:في|على|عند|تحت|فوق|داخل|قرب|بجانب|وسط|خلف|وراء|أمام|حول)\s+(?:(?:سطح|حافة|ضفة|قمة|ساحة|أعلى|قاع|طرف|أطراف|وسط|قلب|أعماق|شوارع|سوق|حديقة|مطبخ|جزيرة)\s+)?)$/u,
    whereAfter:
      /^\s(?:ال\p{L}{2,}(?:\sال\p{L}{2,})?|(?:دمشق|بغداد|القاهرة|بيروت|عمان|تونس|صنعاء|حلب|القدس|الرباط|فاس|مراكش|دبي|مسقط|الكويت|الخرطوم|غزة|الدوحة)|\p{L}+(?:ها|ته)(?![\p{L}])|(?:قديم|صغير|كبير|بعيد|مهجور|هادئ|مظلم|جميل|سحري|نائي|عميق|عال|ضيق)ة?|نائية|عالية)(?!\p{L})/u,
    wish: /(?<!(?:لا|لم)\s)(?:[يتأ]ريد|[يتأ]تمنى|[يتأ]حلم|[يتأ]ود|[يتأ]قرر|[يتأ]حاول|أراد|أرادت|قرر|قررت|حلم|حلمت)(?:ان|ون)?\s(?:(?!لا\s)[\p{L}\p{M}]+\s){0,3}?ب?(أن\s[يتأن]\p{L}[^،,.؛;!?؟]+)/u,
    obstacle: /(?:لكن\S*|إلا أن\S*)\s+([^،,.؛;!?؟]+)/u,
    ending: /(?:في النهاية|وفي النهاية|أخيرا|أخيرًا|وأخيرًا)،?\s+([^.!?؟]+)/u,
    isInfinitive: firstIs(/^أن$/u),
  },
  russian: {
    where: /(?:^|\s)((?:в|во|на|у|под|над|за|возле|среди|посреди)\s+(?:\p{Ll}+(?:ом|ем|ой|ей|их|ых|ого|его)\s+)?)$/iu,
    wish: /(?<!не\s)(?:хо(?:чет|тят|тел\p{L}*)|мечта(?:ет|ют|л\p{L}*)|реша(?:ет|ют)|решил\p{L}*|пыта(?:ется|ются)|стара(?:ется|ются)|долж(?:ен|на|ны)|чтобы)\s+(?!не\s)([^,.;!?]+)/iu,
    obstacle: /,\s*но\s+([^,.;!?]+)/iu,
    ending: /(?:В конце концов|Наконец|В конце),?\s+([^.!?]+)/u,
    isInfinitive: firstIs(/(?:ть|ти|чь)(?:ся|сь)?$/u),
  },
};
