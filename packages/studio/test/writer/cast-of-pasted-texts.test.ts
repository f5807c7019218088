import { describe, expect, test } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

const FILLER =
  " It was an ordinary week, and nothing else was planned. The windows were open, and somewhere a radio played. The afternoon went by slowly, as afternoons do, and the shadows on the wall moved from one side to the other. Then it was evening again, and the lamps were lit one after the other along the road, and a little later the first of them went out.";

const castOf = (text: string): string[] =>
  plan({ text: `${text}${FILLER}`, language: "english", scenes: 3, title: "" }).cast.map(
    ({ name, kind, traits, wears = [] }) => `${name}=${[...traits, kind, ...wears].join(" ")}`,
  );

describe("the animals of a pasted text", () => {
  test.each([
    [
      "who was of a breed",
      "Waffle, who was a beagle and loved cheese, ran off. Ines ran after Waffle, and Ines laughed.",
      "Waffle=dog",
    ],
    ["who was half of one", "Ines had Rolo. Rolo was half terrier and half broom. Rolo barked.", "Rolo=dog"],
    [
      "a cockerel who opens the story",
      "The cockerel stood on the roof and crowed. The cockerel was proud. Ines laughed.",
      "the cockerel=rooster",
    ],
    [
      "of a colour",
      "Ines saw a sleek brown otter. The otter swam past her, and Ines laughed. The otter dived.",
      "the otter=brown otter",
    ],
    [
      "called by the breed and by the kind",
      'Ines met Rolo. Rolo, who was a collie, barked. "A collie," said the farmer. Then the farmer patted the dog.',
      "Rolo=dog",
    ],
  ])("has one %s", (_, text, member) => {
    const cast = castOf(text);

    expect(cast).toContain(member);
    expect(cast.filter((one) => one.endsWith(member.split(" ").at(-1) ?? ""))).toHaveLength(1);
  });

  test("a cat that is later called a tabby is one cat", () => {
    const cast = castOf(
      "A cat slept in the chair, a huge tabby with white paws. The tabby yawned. Ines looked at the cat, and the cat purred.",
    );

    expect(cast.filter((one) => one.endsWith("cat"))).toHaveLength(1);
  });

  test("the trade of a grandfather is not that of who was named before", () => {
    const cast = castOf(
      "Rolf climbed to the roof. Rolf looked up. Grandpa brings the tea. He was a sailor once. Rolf laughs, and Grandpa sings.",
    );

    expect(cast).toContain("Rolf=boy");
  });

  test("a statement about all cats adds no cat to the cast", () => {
    const cast = castOf(
      '"Cats never get lost," said Ines. She looked under the bed. There the cat lay, and the cat purred.',
    );

    expect(cast.filter((one) => one.endsWith("cat"))).toHaveLength(1);
  });

  test("a word that is only called out is no name", () => {
    const cast = castOf(
      'The duck flew up every morning. "Thunder!" cried the duck, and the sheep said, "Thunder, of course." The sheep slept.',
    );

    expect(cast.join()).not.toContain("Thunder");
  });

  test.each([
    [
      "built",
      "Ines built a horse. It was made of tin. She wound it up, and the horse trotted over the table.",
      "horse",
    ],
    ["of brass", "Ines took the brass owl from the shelf. The owl flapped its wings, and Ines laughed.", "owl"],
  ])("what is %s is no animal", (_, text, noun) => {
    expect(castOf(text).join()).not.toContain(noun);
  });

  test("what is built and speaks is somebody", () => {
    expect(castOf('Ines built a horse of tin. "Good morning," said the horse. Ines laughed.')).toContain(
      "the horse=horse",
    );
  });
});

describe("who is one person in a pasted text", () => {
  test.each([
    [
      "who wears a badge with a name",
      "Ines woke up, and a porter came in. He was tall, with a grey beard and a badge that said Emeka. Emeka smiled, and Ines laughed.",
      "Emeka=man beard grey hair",
    ],
    [
      "who is a man with something",
      "His master, Mr. Quill, was a thin man with gold spectacles. Mr. Quill nodded, and Ines swept the floor.",
      "Mr. Quill=man glasses",
    ],
    [
      "who tells a name after a question",
      'An old man with a red cap sat on a log. "Is she yours?" asked the old man. "I\'m Anders." Ines laughed, and Anders gave her some tea.',
      "Anders=old grandpa red cap",
    ],
    [
      "who is thin and has a name later",
      'The door opened, and a thin young man looked out. He had ink on his nose and curly black hair. "Come in," he said. "I\'m Anders." Ines laughed, and Anders made tea.',
      "Anders=young man curly hair black hair",
    ],
    [
      "clown who tells his name",
      'An old clown with a green hat was sitting on a barrel. "I\'m Beppo," he said. Ines laughed, and Beppo bowed.',
      "Beppo=old clown green hat",
    ],
    [
      "knight of a toy shop with a title",
      'The wooden knight stood on the shelf. "Follow me," said the knight. His name was Sir Alder. Sir Alder climbed down, and Ines laughed.',
      "Sir Alder=knight",
    ],
  ])("one %s", (_, text, member) => {
    const cast = castOf(text);

    expect(cast).toContain(member);
    expect(cast).toHaveLength(2);
  });

  test.each([
    [
      "robbers whom a text counted before",
      "In the hall two men with masks were filling a sack. Ines shouted. The robbers ran, and Ines laughed.",
      ["Ines=girl", "the men=man", "the men=man"],
    ],
    [
      "players who were told of one by one",
      "Ines and Rolf played. The baker brought a drum. In the barn three people were playing. Ines sang, and Rolf danced.",
      ["Ines=girl", "Rolf=boy", "the baker=cook"],
    ],
    [
      "cubs of the animal before",
      "Ines saw an otter. The otter ran under the stairs. Two tiny cubs blinked at Ines, and Ines laughed.",
      ["Ines=girl", "the cubs=little otter", "the cubs=little otter", "the otter=otter"],
    ],
  ])("%s", (_, text, cast) => {
    expect(castOf(text).toSorted()).toEqual(cast);
  });

  test("the mother of the child of whom a lady speaks is the lady", () => {
    const cast = castOf(
      'A lady came in with a girl. "My daughter is very ill," said the lady. Ines looked at the girl. Her mother cried.',
    );

    expect(cast.some((one) => one.startsWith("the mother"))).toBe(false);
  });

  test("the witch who sat in a hut is the old woman", () => {
    const cast = castOf(
      "In the hut sat a witch, stirring her soup. Ines sat down beside the witch. She gave her a carrot. The old woman smiled, and Ines laughed.",
    );

    expect(cast).toHaveLength(2);
    expect(cast.join()).toContain("witch");
  });
});

describe("how old and how tall somebody of a pasted text is", () => {
  test.each([
    ["an uncle who retired", "When Uncle Piet retired, he had no plan. Uncle Piet sat down.", "Uncle Piet=grandpa"],
    [
      "a baker of fifty years",
      "Nora Beck had baked bread for almost fifty years. Nora Beck was tired, and she yawned.",
      "Nora Beck=grandma",
    ],
    [
      "the wife of an old man",
      "When Uncle Piet retired, he had no plan. His wife Marit sighed. Uncle Piet sat down, and Marit laughed.",
      "Marit=grandma",
    ],
    [
      "a man with a stick and a hat",
      "There was Mr. Quill with his walking stick and his brown hat. Mr. Quill nodded, and Ines laughed.",
      "Mr. Quill=man brown hat",
    ],
    [
      "a lamplighter of an old town",
      "In the old town there lived a lamplighter called Stefan. Stefan walked home, and he whistled. Stefan smiled.",
      "Stefan=man",
    ],
    ["a big sister", "Rolf was nine. His big sister Ines laughed, and Rolf ran. Ines called him.", "Ines=girl"],
  ])("%s", (_, text, member) => {
    expect(castOf(text)).toContain(member);
  });
});

describe("who is not there in a pasted text", () => {
  test.each([
    [
      "a thief who has not been seen yet",
      "Somebody was stealing plums. On Monday the thief took nine plums. Ines sat down and waited, and Ines yawned.",
      "thief",
    ],
    [
      "a gardener who is only compared with",
      "Ines knew her shelves the way a gardener knows his beds. Ines smiled, and she dusted the books.",
      "gardener",
    ],
    ["a knight of chess", "Ines played chess with Rolf. The knight jumped. Ines laughed, and Rolf sighed.", "knight"],
    ["a baby brother", "Ines was nine. My baby brother slept, said Ines. Her brother snored. Ines laughed.", "brother"],
  ])("%s", (_, text, noun) => {
    expect(castOf(text).join()).not.toContain(noun);
  });
});
