import { describe, expect, it } from "vitest";
import { rolesIn } from "../../src/writer/english/contract/roles-of-idea.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { phrase } from "../../src/writer/english/plots/subjects/phrase.ts";

const TEACHING = phrase("taught <pupil:somebody> (?:how )?to <skill:doing>");
const LOSING = phrase("lost <item:thing>");

describe("a phrase of an idea", () => {
  it.each([
    ["An old keeper taught a young seagull how to fly in the storm.", "a young seagull", "fly in the storm"],
    ["She taught her grandson Luca to bake bread before the winter came.", "her grandson Luca", "bake bread"],
    ["He taught Mei and Lin to swim, because they lived by the sea.", "Mei and Lin", "swim"],
    ["They taught the two old neighbours to sing and went home.", "the two old neighbours", "sing"],
  ])("has words for somebody and for what is done: %s", (idea, pupil, skill) => {
    expect(TEACHING.exec(idea)?.groups).toEqual({ pupil, skill });
  });

  it.each([
    ["Mina lost her favourite red balloon at the fair.", "her favourite red balloon"],
    ["Tom lost his grandmother's ring.", "his grandmother's ring"],
    ["The king lost a map of the northern islands and wept.", "a map of the northern islands"],
  ])("has words for a thing: %s", (idea, item) => {
    expect(LOSING.exec(idea)?.groups).toEqual({ item });
  });

  it.each(["He taught her to swim.", "She taught at a school.", "They were taught to swim."])(
    "asks for somebody with a noun or a name: %s",
    (idea) => {
      expect(TEACHING.test(idea)).toBe(false);
    },
  );

  it("of who wants something ends before what they do", () => {
    const idea = "A snowman who wants to see the summer hides in a freezer van";
    const reading = readIdeaParts(idea);
    const [wish] = rolesIn([phrase("wanted to <wish:doing>")], reading.clauses[0]?.text ?? "", reading);

    expect(wish?.words).toBe("see the summer");
  });
});
