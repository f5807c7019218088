import { nouns } from "./nouns.ts";

/** Nouns in "ा" that stay as they are before a postposition. */
const FIXED =
  /^(?:राजा|दादा|नाना|चाचा|मामा|पिता|माता|योद्धा|निंजा|पांडा|गोरिल्ला|कोआला|ज़ेबरा|लामा|नेता|हवा|दवा|दुनिया|गुड़िया|चिड़िया|बुढ़िया|डिबिया|कविता|यात्रा|भाषा|माला|आशा|शाला|पाठशाला|कला|सेना|घटना|इच्छा|कथा|पूजा|सभा|घटा|छाया|विद्या|परीक्षा|प्रतियोगिता)$/u;
/** Masculine things in "ा". */
const THINGS =
  "तारा ख़ज़ाना दरवाज़ा नक्शा नक़्शा सपना आईना छाता मुखौटा खिलौना गुब्बारा पत्ता अंडा बगीचा बग़ीचा रास्ता झूला पौधा डिब्बा पहिया पंखा घोंसला कपड़ा टुकड़ा झंडा हीरा जूता परदा चश्मा केला रसगुल्ला बाजा धागा कंबल लड्डू मेला पिटारा थैला जादुई कटोरा चूल्हा रॉकेट गाना किला क़िला";
const masculine: ReadonlySet<string> = new Set([
  ...Object.values({ ...nouns.animals, ...nouns.people }).filter((word) => /ा$/u.test(word) && !FIXED.test(word)),
  ...THINGS.split(" "),
]);

const EXACT = /(?:या|आ)$/u;

/** "कछुआ" before a postposition: "कछुए"; undefined where the form is not certain. */
export const obliqueNoun = (noun: string): string | undefined =>
  /आँ$/u.test(noun)
    ? noun.replace(/आँ$/u, "एँ")
    : !/[ाआ]$/u.test(noun) || FIXED.test(noun)
      ? noun
      : masculine.has(noun) || /(?:ुआ|ौआ|किया)$/u.test(noun)
        ? EXACT.test(noun) && /आ$/u.test(noun)
          ? noun.replace(/आ$/u, "ए")
          : noun.replace(/ा$/u, "े")
        : undefined;

/** "पुरानी नाव", "टूटा खिलौना": as before a postposition. */
export const obliquePhrase = (phrase: string): string | undefined => {
  if (/(?:ियाँ|एँ|ें)$/u.test(phrase)) return phrase.replace(/[^ ]+$/u, (word) => obliquePlural(word));
  const words = phrase.split(" ");
  const noun = obliqueNoun(words.at(-1) ?? "");
  return noun && [...words.slice(0, -1).map((word) => word.replace(/ा$/u, "े")), noun].join(" ");
};

/** "चूहे", "भाई", "बहनें": several before a postposition. */
export const obliquePlural = (noun: string): string =>
  /ें$/u.test(noun)
    ? noun.replace(/ें$/u, "ों")
    : /े$/u.test(noun)
      ? noun.replace(/े$/u, "ों")
      : /एँ$/u.test(noun)
        ? noun.replace(/एँ$/u, "ओं")
        : /ियाँ$/u.test(noun)
          ? noun.replace(/याँ$/u, "यों")
          : /ी$/u.test(noun)
            ? noun.replace(/ी$/u, "ियों")
            : /ई$/u.test(noun)
              ? noun.replace(/ई$/u, "इयों")
              : /ू$/u.test(noun)
                ? noun.replace(/ू$/u, "ुओं")
                : `${noun}ों`;

/** "कछुए" before a postposition: "कछुआ". */
export const directNoun = (noun: string): string => {
  const direct = noun.replace(/ए$/u, "आ").replace(/े$/u, "ा");
  return direct !== noun && (masculine.has(direct) || /ुआ$/u.test(direct)) ? direct : noun;
};

/** "जीतना" before a postposition: "जीतने". */
export const obliqueInfinitive = (infinitive: string): string => infinitive.replace(/ना$/u, "ने");
