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
  ["a trade after the name", "Ada, a young pilot, waved. Ada was late.", ["Ada=astronaut"]],
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
