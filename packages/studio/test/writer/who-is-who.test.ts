import { describe, expect, test } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

const FILLER =
  " It was an ordinary week, and nothing else was planned. The windows were open, and somewhere a radio played. The afternoon went by slowly, as afternoons do, and the shadows on the wall moved from one side to the other. Then it was evening again, and the lamps were lit one after the other along the road, and a little later the first of them went out.";

const castOf = (text: string): string[] =>
  plan({ text: `${text}${FILLER}`, language: "english", scenes: 3, title: "" }).cast.map(
    ({ name, kind }) => `${name}=${kind}`,
  );

describe("how old somebody of a pasted text is", () => {
  test.each([
    [
      "by the words behind the name",
      "His nephew Osgood, a greedy young man, had watched. Osgood laughed.",
      "Osgood=man",
    ],
    [
      "by the years of a girl who is grown up",
      "The gardener, a girl of about eighteen called Wren, was there. She laughed. Wren ran.",
      "Wren=woman",
    ],
    [
      "by what is said of him next",
      "Mr. Rusk growled. He was the oldest sailor on board, and he sang.",
      "Mr. Rusk=sailor",
    ],
    [
      "by the same of a lord, who wears no crown",
      "Nobody left, said Lord Carrow. He was a stout old man with a moustache. Lord Carrow walked up and down.",
      "Lord Carrow=grandpa",
    ],
  ])("%s", (_, text, member) => {
    expect(castOf(text)).toEqual([member]);
  });

  test("a narrator is no boy because her grandfather was one", () => {
    expect(
      castOf(
        "I sat with my grandfather. He told me about the horse he had had as a boy. I laughed, and my mother called us.",
      )[0],
    ).toBe("I=young-person");
  });
});

describe("who is the same, and who is no figure, in a pasted text", () => {
  test("the nephew whom the next sentence names", () => {
    expect(
      castOf(
        "Hilda Olsen climbed to the attic, where the nephew lived. Julian Carrow was a thin young man. Hilda nodded, and Hilda laughed.",
      ),
    ).toEqual(["Hilda Olsen=woman", "Julian Carrow=man"]);
  });

  test("the young of an otter are otters", () => {
    expect(
      castOf(
        "Bramble the otter lived by the river with her two cubs, Pip and Sedge. Pip swam, and Pip dived. Sedge slept, and Bramble watched.",
      ).every((one) => one.endsWith("otter")),
    ).toBe(true);
  });

  test.each([
    [
      "ship",
      "The Marigold had been at sea for days. Cobb the cabin boy sang. The Marigold rolled, and Cobb laughed.",
      "Marigold",
    ],
    [
      "statue",
      "The Blue Falcon, a statue no bigger than a cup, was gone. Hilda looked for it. The Blue Falcon lay in the snow, and Hilda laughed.",
      "Falcon",
    ],
    [
      "platform",
      "There is no Platform Nine, said Magnus. On the sign stood Platform Nine, and Magnus laughed.",
      "Platform",
    ],
  ])("a %s is nobody", (_, text, name) => {
    expect(castOf(text).join()).not.toContain(name);
  });

  test("somebody who speaks is not the wolf that comes next", () => {
    expect(
      castOf("Be careful, said Morwen, and she laughed. One night the wolf came. Morwen hid, and the wolf ran."),
    ).toContain("Morwen=girl");
  });
});

describe("who is drawn of a pasted text", () => {
  test.each([
    [
      "a watchman of a museum who is called by name is grown up",
      "The night watchman of the city museum was called Emil, and Emil had a lamp. He walked, and Emil met a girl. The girl laughed.",
      "Emil=man",
    ],
    [
      "an old woman who says her name is one",
      "Mara Olsen stopped. An old woman came along. She introduced herself as Mrs Adeyemi. Mrs Adeyemi laughed.",
      "Mrs. Adeyemi=grandma",
    ],
    [
      "the mother of a boy among animals is a woman",
      "Rusty the fox ran. Rusty saw a boy in a bed. The boy read to Rusty. His mother laughed, and his mother came in.",
      "the mother=woman",
    ],
  ])("%s", (_, text, member) => {
    expect(castOf(text)).toContain(member);
  });

  test("neither a baby, nor any fox", () => {
    expect(
      castOf("Mara Olsen drove on. The baby, whose name was Sunna, cried. Sunna slept, and Mara Olsen laughed."),
    ).toEqual(["Mara Olsen=woman"]);
    expect(
      castOf(
        "Rusty the fox lived beside Quill the hedgehog. A fox should eat hedgehogs. Rusty laughed, and Quill laughed.",
      ),
    ).toHaveLength(2);
  });
});

describe("who is meant by two words of a pasted text is one", () => {
  test.each([
    [
      "who came in and says a name",
      'Mona drew her sword. A dwarf stepped out from behind a rock. He carried an axe. "Put that away. My name is Orrin," and Mona put it away. Then Mona slept. Orrin sang.',
      ["Mona=girl", "Orrin=man"],
    ],
    [
      "who is asked for a name",
      'Mona drove a bus. One passenger got on, a little boy in pyjamas. He put a button on the tray. Mona looked at him. "What is your name?"\n\n"Oskar. And I am five."\n\nMona laughed, and Oskar sat down. Mona drove on.',
      ["Mona=girl", "Oskar=boy"],
    ],
    [
      "an animal that is given a name",
      'Mona came home. The surprise was a goat. She was brown, and she ate a hat. "Has she a name?" asked Mona. Mona called her Marmalade. Marmalade ran, and Mona laughed.',
      ["Mona=girl", "Marmalade=goat"],
    ],
    [
      "an animal that barks",
      'Mona asked about the dog. "Bruno always barks at strangers," said Mona. The dog slept. Bruno ran off, and Mona ran after the dog.',
      ["Mona=girl", "Bruno=dog"],
    ],
    [
      "a rank and the name behind it",
      'Inspector Lena Marsh came in. "I brought tea, Inspector," said Julian. Lena Marsh laughed. "Good, Inspector," said Julian. Lena Marsh drank.',
      ["Julian=boy", "Inspector Lena Marsh=detective"],
    ],
  ])("%s", (_, text, cast) => {
    expect(castOf(text)).toEqual(cast);
  });
});
