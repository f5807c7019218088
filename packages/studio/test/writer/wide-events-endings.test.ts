import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "wide" }));

describe("a story for any ending, leaving, loss and coming back", () => {
  it.each([
    ["An old man refuses to leave his cottage even though the whole valley is going to be flooded.", /briefcase/],
    ["A sailor's wife waits in the harbour every evening for a husband everyone else says is lost.", /[Bb]ench/],
    ["A soldier comes home after the war and his horse does not recognise him.", /[Gg]ate/],
    ["A boy from Eritrea starts at a school in Norway and nobody understands him.", /left door/],
    ["Two brothers lose their jobs at the paper mill and have to start from scratch.", /drawer/],
    [
      "A retired tram driver who secretly takes the night tram every Monday to sit in the seat where he met his late wife.",
      /number nine/,
    ],
    ["Three brothers come home to sell their parents house and can't agree on anything", /seventh step/],
    ["Two brothers share a room and draw a chalk line down the middle. Then the little one gets sick.", /[Bb]order/],
    ["An old couple has to leave their inn because a railway is being built right through the cellar.", /hook/],
    ["A family flees from the war with one bag and a canary.", /coffee mill/],
    ["The lake in our village has dried up and an old woman still goes fishing every day.", /cushion/],
    [
      "A cellist loses the feeling in her left hand and has to learn everything again with the right.",
      /shoes without laces/,
    ],
    ["A boy wants to visit his grandmother in hospital but children are not allowed in.", /mouth organ/],
  ])("tells “%s”", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["The old donkey is going to be sold, so the children make a plan.", /will be heard/],
    [
      "A retired bus driver drives her old route one last time to find the passenger she never forgot.",
      /marmalade|sugar bowl/,
    ],
    ["An old dog refuses to leave his friend.", /briefcase|big stone/],
    ["A man comes home after the war and finds a stranger in his kitchen.", /two short squeaks/],
    ["A new teacher comes to a school where nobody laughs.", /left door|eleven rules/],
    ["A widow gets a letter from her dead husband.", /number nine/],
    ["Grandma forgets where she hid her ring, so her grandson Ben looks for it.", /stirrer/],
    ["The power goes out in the bank, and two robbers come in.", /the seven/],
    ["A robber escapes from prison with his old dog.", /watering can/],
    ["A mermaid loses her voice to a witch.", /shoes without laces/],
  ])("does not tell it of “%s”", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
