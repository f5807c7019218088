import { expect, it } from "vitest";
import { readCast } from "../../src/writer/people/read-cast.ts";

const castOf = (text: string, language = "english"): string[] =>
  readCast(text, language).map(({ member }) => `${member.name}=${member.kind}`);

it.each([
  ["a name without a kind noun", "Marta opened the shop. She was forty. Marta sold one egg.", ["Marta=woman"]],
  ["a name that is a word", "There lived a fisherman named Even. Even rowed out, and he sang.", ["Even=fisherman"]],
  [
    "a pet with a name",
    "Rosa was nine. Her goat Pepper ate the map. Pepper looked pleased.",
    ["Pepper=goat", "Rosa=girl"],
  ],
  ["a trade after the name", "Ada, a young pilot, waved. Ada was late.", ["Ada=captain"]],
  ["an age", "Viktor was eighty. He slept a lot.", ["Viktor=grandpa"]],
  ["whom a noun means", "Pim climbed up. He was seven. The boy laughed.", ["Pim=boy"]],
  ["no place", "Ines walked to Lisbon. On Acorn Street Ines sat down.", ["Ines=girl"]],
  ["no food, no comparison", "Nora ate fish soup. She swam like a seal.", ["Nora=girl"]],
  ["who tells", "I went home. I saw my brother. He gave me a shell, and I kept it.", ["I=girl", "the brother=boy"]],
])("the cast has %s", (_, text, expected) => {
  expect(castOf(text)).toEqual(expected);
});

it.each([
  ["german", "Jette und ihr Bruder Ole bauten ein Floß. Jette lachte.", ["Jette=girl", "Ole=boy"]],
  ["french", "Un chat nommé Moustache dort. Moustache ronfle.", ["Moustache=cat"]],
  ["spanish", "Rosa y su perro Bruno corren por la playa.", ["Rosa=girl", "Bruno=dog"]],
  [
    "spanish",
    "El abuelo Óscar llegó.\n—¿Dónde está Ana? —preguntó el abuelo Óscar.\n—Entonces la busco —dijo.\nAna rió.",
    ["Óscar=grandpa", "Ana=girl"],
  ],
  ["arabic", "رفع الجد عمر رأسه. قال الجد عمر إن القطة نائمة.", ["عمر=grandpa", "القطة=cat"]],
  ["russian", "Жила девочка по имени Маша. Маша нашла кота.", ["Маша=girl", "кота=cat"]],
])("the cast has names in %s", (language, text, expected) => {
  expect(castOf(text, language)).toEqual(expected);
});

it.each([
  [
    "chinese",
    "“有人在吗？”安娜问。老渔夫彼得放下网。“那是河的心，”彼得说。玛拉王后笑了。“他说得对。”玛拉说。“听！”马克小声说。“好，”她轻声说。",
    ["彼得=fisherman", "玛拉=queen", "安娜=girl", "马克=boy"],
  ],
  ["chinese", "小明说：“下雨了。”\n阿丽问：“你带伞了吗？”\n大家一起说：“走吧！”", ["小明=boy", "阿丽=girl"]],
  [
    "chinese",
    '安娜说:“今晚有暴风雨!”彼得说:"我们回家吧,快!"小玫问:"爷爷呢?"安娜说,“在家.”',
    ["安娜=girl", "彼得=boy", "小玫=girl", "爷爷=grandpa"],
  ],
  [
    "arabic",
    "«تعالوا!» صاح جاسر.\n«ماذا وجدت؟» سألت تالا.\n«خريطة»، قالت لجين. «وفيها أسماء.»\n«لا أسمع شيئاً»، قال تميم بصوت خافت.",
    ["جاسر=boy", "تالا=girl", "لجين=girl", "تميم=boy"],
  ],
  ["arabic", "وضع الصياد العجوز كريم شبكته. «هذا قلب النهر»، قال كريم.", ["كريم=fisherman"]],
  ["hindi", "“आओ!” रोहन चिल्लाया।\n“क्यों?” सीमा ने धीरे से पूछा।", ["रोहन=boy", "सीमा=girl"]],
  [
    "japanese",
    "「どこへ行くの？」とミカが聞いた。「名前は何？」と小さな男の子が尋ねた。「きっと雨が降るよ」とケンは答えた。ミカは笑った。ケンは船に乗った。",
    ["ミカ=girl", "ケン=boy", "男の子=boy"],
  ],
  ["russian", "— Иди сюда, — сказал Саша.\n— Иду, — ответила Женя. Саша ждал.", ["Саша=boy", "Женя=girl"]],
])("the cast has who speaks in %s without an introduction: %s", (language, text, expected) => {
  expect(castOf(text, language).toSorted()).toEqual(expected.toSorted());
});

it("a name that is a word as well is a man's", () => {
  expect(castOf("“Come!” shouted Mark. “Why?” asked Lucy. Mark waved.")).toEqual(["Mark=boy", "Lucy=girl"]);
});

it("a little brother is a child beside an old man who leads", () => {
  const text = "The old fisherman Peter mended his net. Anna came with her little brother Tom, who held a lantern. ";
  expect(castOf(`${text}${"Peter told them of the river and of the fog above it. ".repeat(7)}Tom listened.`)).toContain(
    "Tom=boy",
  );
});

it("an adjective between noun and name makes no second one", () => {
  expect(castOf("Su hermano pequeño Tomás levantó el farol. Tomás oyó un tambor.", "spanish")).toEqual(["Tomás=boy"]);
});
