import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LanguageId, languageIds } from "#contract/catalogue/languages.ts";
import { splitUtterances } from "#functions/core/narration/split-utterances.ts";

const castOf = (names: readonly string[]) => names.map((name) => ({ id: name, name, kind: "girl", traits: [] }));

/** Each utterance as "speaker: text"; the narrator is "-". */
const read = (text: string, names: readonly string[], language: LanguageId = "english") =>
  splitUtterances(text, language, castOf(names)).map(({ speaker, text }) => `${speaker ?? "-"}: ${text}`);

const names = ["Anna", "Tom", "the old owl", "Captain Mira Okafor"];

describe("the utterances of a narration", () => {
  it("are the quotations whose speaker is named after or before them", () => {
    expect(read("“Where to?” asked Anna. Tom said softly, “Home.” “Look!” Mira whispered.", names)).toEqual([
      "Anna: “Where to?”",
      "-: asked Anna. Tom said softly,",
      "Tom: “Home.”",
      "Captain Mira Okafor: “Look!”",
      "-: Mira whispered.",
    ]);
  });

  it("go on after an interruption, and after a statement of the same paragraph", () => {
    expect(read('"Home," said the owl, "and quickly." Tom smiled. "Yes," said Tom. "Now."', names)).toEqual([
      'the old owl: "Home,"',
      "-: said the owl,",
      'the old owl: "and quickly."',
      "-: Tom smiled.",
      'Tom: "Yes,"',
      "-: said Tom.",
      'Tom: "Now."',
    ]);
  });

  it("are the lines of a script, whose names nobody speaks", () => {
    const lines = splitUtterances("They stop.\nAnna: Where are we?\nTom: “Here.”\nNote: the end.", "english", [
      ...castOf(["Anna", "Tom"]),
    ]);

    expect(lines.map(({ speaker, text, isLabeled }) => [speaker, text, isLabeled])).toEqual([
      [undefined, "They stop.", undefined],
      ["Anna", "Where are we?", true],
      ["Tom", "“Here.”", true],
      [undefined, "Note: the end.", undefined],
    ]);
  });

  it("have speech after a dash within a paragraph", () => {
    expect(read("Ana dejó la red. —Eso no es —dijo Tom—. Es el río.", ["Ana", "Tom"], "spanish")).toEqual([
      "-: Ana dejó la red.",
      "Tom: —Eso no es",
      "-: —dijo Tom—.",
      "Tom: Es el río.",
    ]);
  });

  it("are not a line of a script that says nothing", () => {
    expect(read("Anna: —\nTom went home.", ["Anna"])).toEqual(["-: Anna: —\nTom went home."]);
  });

  it.each([
    ["the speaker is not named", "“Come,” she said. Anna smiled. “No.”"],
    ["somebody else speaks", "“Yes,” said Anna's mother. The mother of Anna said, “No.” “Yes,” said Queen Anna."],
    ["two speak", "“No,” said Anna and Tom. Anna and Tom said, “No.”"],
    ["the next sentence only begins with a name", "“I want to go home.” Anna said nothing."],
    ["a name is spoken to", "He told Anna, “Go.” He whispered to Anna: “Go.”"],
    ["the name is a part of another noun", "“Go,” said the owl child. There was a girl called Anna: “Go.”"],
    ["a mark has no partner", "“Go,” said Anna. “And you"],
    ["nobody of the cast speaks", "“Go,” said the fox."],
  ])("are the narrator's where %s", (_, text) => {
    expect(read(text, names)).toEqual([`-: ${text}`]);
  });

  it("do not go on after a question, which another may answer", () => {
    expect(read("“Where?” asked Anna. “Here.”", names)).toEqual(["Anna: “Where?”", "-: asked Anna. “Here.”"]);
  });

  it("are of whom the cast names with another article", () => {
    expect(read("قالت الفتاة: «هيا». «أين؟» سألت الجدة.", ["فتاة", "والجدة"], "arabic")).toEqual([
      "-: قالت الفتاة:",
      "فتاة: «هيا».",
      "والجدة: «أين؟»",
      "-: سألت الجدة.",
    ]);
    expect(read("The owl: Come.", ["an owl"])).toEqual(["an owl: Come."]);
  });

  it.each<readonly [LanguageId, string, string]>([
    ["english", "“Eaten,” said the baker Otto.", "“Eaten,”"],
    ["spanish", "—Se lo ha comido el perro —dijo el abuelo Otto.", "—Se lo ha comido el perro"],
    ["french", "— Le chien l’a mangé, dit papi Otto.", "— Le chien l’a mangé,"],
    ["italian", "«Mangiata» disse il nonno Otto.", "«Mangiata»"],
    ["portuguese", "— O cão comeu — disse o avô Otto.", "— O cão comeu"],
  ])("are in %s of whom the words name by what they are and by name", (language, text, speech) => {
    expect(read(text, ["Otto"], language)[0]).toBe(`Otto: ${speech}`);
  });

  it("are of whom Arabic and Russian words name so", () => {
    expect(read("«لقد أكلها الكلب»، قال الجد عمر.", ["عمر"], "arabic")[0]).toBe("عمر: «لقد أكلها الكلب»،");
    expect(read("— Его съел пёс, — сказал дедушка Антон.", ["Антон"], "russian")[0]).toBe("Антон: — Его съел пёс,");
  });

  it("are of whom Chinese words name after a title that is another character", () => {
    const cast = ["王后", "玛拉", "老王"];
    expect(read("王后玛拉说：“听一听吧。”", cast, "chinese")).toEqual(["-: 王后玛拉说：", "玛拉: “听一听吧。”"]);
    expect(read("王后对玛拉说：“听一听吧。”", cast, "chinese").join()).not.toContain("玛拉: ");
  });

  it("are not of whom German words name last, who may be asked", () => {
    expect(read("„Wo?“, fragte der Bäcker Otto.", ["Otto"], "german")).toEqual(["-: „Wo?“, fragte der Bäcker Otto."]);
  });

  it("name nobody by a name that two characters share", () => {
    expect(read("“Go,” said the fox. “No,” said the red fox.", ["the red fox", "the grey fox"])).toEqual([
      "-: “Go,” said the fox.",
      "the red fox: “No,”",
      "-: said the red fox.",
    ]);
  });
});

/** A narration of each language with what its characters say, and what stays with the narrator. */
const samples: Readonly<Record<LanguageId, readonly [text: string, said: readonly string[]]>> = {
  english: ["“Come,” said A. “Where?” asked the owl. A said: “Home.”", ["A “Come,”", "B “Where?”", "A “Home.”"]],
  spanish: [
    "—Hola —dijo A—. ¿Vamos?\n—Sí —respondió el B.\nA preguntó: «¿Adónde?». «No», le dijo a A.",
    ["A —Hola", "A ¿Vamos?", "B —Sí", "A «¿Adónde?»."],
  ],
  french: [
    "— Bonjour, dit A.\n« Où ? » demanda le B. A lui dit : « Ici. » La mère de A dit : « Non. »",
    ["A — Bonjour,", "B « Où ? »", "A « Ici. »"],
  ],
  german: [
    "„Komm“, sagte A. „Wohin?“, fragte der B. A rief: „Heim!“ »Ja«, sagte A. Die Mutter von A sagte: „Nein.“",
    ["A „Komm“,", "B „Wohin?“,", "A „Heim!“ »Ja«,"],
  ],
  italian: [
    "«Andiamo» disse A. «Dove?» chiese il B. A rispose: «A casa».",
    ["A «Andiamo»", "B «Dove?»", "A «A casa»."],
  ],
  portuguese: [
    "— Vamos — disse A. — Já é tarde.\n“Sim”, respondeu o B. A perguntou: “Onde?” “Não”, disse a A.",
    ["A — Vamos", "A — Já é tarde.", "B “Sim”,", "A “Onde?”"],
  ],
  russian: [
    "— Привет, — сказала A. — Как дела?\n— Хорошо, — ответил B.\nA тихо сказала: «Идём». «Да», — сказал B.",
    ["A — Привет,", "A — Как дела?", "B — Хорошо,", "A «Идём».", "B «Да»,"],
  ],
  arabic: ["قالت A: «هيا». «أين؟» سأل B. وَقَالَتْ A: «هنا». قالت أم A: «لا».", ["A «هيا».", "B «أين؟»", "A «هنا»."]],
  hindi: [
    "A ने कहा, “चलो।” “कहाँ?” B ने A से पूछा। A की माँ ने कहा, “नहीं।” A बोली, “घर।”",
    ["A “चलो।”", "B “कहाँ?”", "A “घर।”"],
  ],
  bengali: ["A বলল, “চলো।” “কোথায়?” B জিজ্ঞেস করলেন। “বাড়ি,” বলল A।", ["A “চলো।”", "B “কোথায়?”", "A “বাড়ি,”"]],
  korean: [
    "“가자.” A가 말했다. B는 조용히 물었다. “어디로?” “집으로”라고 A가 대답했다.",
    ["A “가자.”", "B “어디로?”", "A “집으로”"],
  ],
  chinese: [
    "A说：“走吧。”“去哪儿？”B问道。“回家，”A轻声说，“快点。”妈妈对A说：“不。”A的妈妈说：“不。”A和B说：“好。”",
    ["A “走吧。”", "B “去哪儿？”", "A “回家，”", "A “快点。”"],
  ],
  japanese: [
    "「行こう」とAは言いました。Bは「どこへ？」と聞きました。Aは小さな声で言いました。「家。」Aのお母さんは「だめ」と言いました。",
    ["A 「行こう」", "B 「どこへ？」", "A 「家。」"],
  ],
};

/** Two names of each language: a person, and somebody called by a noun. */
const people: Readonly<Record<LanguageId, readonly [string, string]>> = {
  english: ["Anna", "the old owl"],
  spanish: ["Ana", "el abuelo"],
  french: ["Anna", "grand-père"],
  german: ["Anna", "großvater"],
  italian: ["Anna", "nonno"],
  portuguese: ["Ana", "avô"],
  russian: ["Анна", "дедушка"],
  arabic: ["ليلى", "الجد"],
  hindi: ["अन्ना", "दादाजी"],
  bengali: ["আনা", "দাদু"],
  korean: ["아나", "할아버지"],
  chinese: ["安娜", "爷爷"],
  japanese: ["アンナ", "おじいさん"],
};

describe.each(languageIds)("speech in %s", (language) => {
  const [person, noun] = people[language];
  const named = (text: string) => text.replaceAll("A", person).replaceAll("B", noun.replace(/^(?:el|the) /, ""));
  const [text, said] = samples[language];

  it("belongs to whom the words beside it name, and else to the narrator", () => {
    const cast = [
      { id: "A", name: person, kind: "girl", traits: [] },
      { id: "B", name: noun, kind: "grandpa", traits: [] },
    ];
    const spoken = splitUtterances(named(text), language, cast).flatMap(({ speaker, text }) =>
      speaker ? [`${speaker} ${text}`] : [],
    );

    expect(spoken).toEqual(said.map((each) => each.slice(0, 1) + named(each.slice(1))));
  });

  it("is all of the narration and nothing else, whatever is written", () => {
    const piece = fc.constantFrom(
      ...text.split(/(?<=[\s“”«»„「」：:,，。.])/u).map(named),
      ...["“", "”", '"', "«", "»", "—", "「", "」", "\n", ".", " ", "?!", person, noun, "x"],
    );
    const cast = castOf([person, noun]);
    const bare = (written: string) => written.replace(/\s/g, "");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const narration = `${pieces.join("")} x`;
        const utterances = splitUtterances(narration, language, cast);

        if (utterances.some(({ isLabeled }) => isLabeled)) return;
        expect(bare(utterances.map(({ text }) => text).join(""))).toBe(bare(narration));
      }),
    );
  });
});
