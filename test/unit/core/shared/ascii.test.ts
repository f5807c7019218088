import { expect, it } from "vitest";
import { toAscii } from "#functions/core/shared/ascii.ts";

it.each([
  ["Łódź i żółć", "Lodz i zolc"],
  ["Smørrebrød på Ærø", "Smorrebrod pa Aero"],
  ["Die große Straße", "Die grosse Strasse"],
  ["Đorđe þor Ðað", "Dorde thor Dad"],
  ["L’œuvre – “Ça” …", 'L\'oeuvre - "Ca" ...'],
  ["Ağrı Dağı", "Agri Dagi"],
  ["Ｆｉｌｍ ①", "Film 1"],
  ["灯台 Мара", " "],
])("%s in ASCII is %s", (text, ascii) => {
  expect(toAscii(text)).toBe(ascii);
});
