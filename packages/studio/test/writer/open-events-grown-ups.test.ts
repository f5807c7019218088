import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "grown" }));

describe("a story for the last event of an idea about grown-ups", () => {
  it.each([
    ["Mr Lindqvist writes a postcard to his late wife every Friday.", /about the tap that had begun to drip again/],
    ["A man listens to the tapes that his late sister left him.", /Don't skip anything/],
    ["Two rival butchers on the same street slowly fall in love.", /had been used forty times/],
    ["Paula goes to her ex-husband's wedding with a fake boyfriend.", /Allergies/],
    ["The landlady of a village pub is ill and the regulars run it for her.", /all of it was lentil/],
    [
      "Two fathers meet at the playground and both pretend to be experts.",
      /They have to be called snails|We like it simple/,
    ],
    [
      "Vera hasn't left her house in nine years. Then a parcel for her neighbour is delivered to the wrong door.",
      /Portugal/,
    ],
    ["My uncle retires and is bored, so he starts repairing everybody's toasters.", /a speech and a clock/],
    ["Two neighbours fight about a tree for years, then the tree falls down.", /A good quarrel has to have roots/],
    [
      "Two farmers who are neighbours have been arguing about a fence for forty years.",
      /a file of its own at the town hall/,
    ],
    ["A clumsy dog brings two lonely neighbours together.", /In the puddle it had gone very well/],
    ["The last cinema in a small town has to close.", /We thank our customers/],
    ["A mother drops her youngest at university and comes home to an empty house.", /four bread rolls/],
    ["A taxi driver picks up an old man who wants to see the city before he moves to a home.", /The long way/],
    ["A night nurse and an old captain talk until morning in the hospital.", /a parrot that took orders/],
    ["Alma turns ninety and does not want a party.", /a seating plan/],
    [
      "Rita finds letters in her grandmother's attic and wants to know who wrote them.",
      /a stroke under it like a swing/,
    ],
    ["At their son's wedding everything goes wrong.", /Rest in peace, dear colleague/],
    ["A grandfather who can't read asks his granddaughter to teach him.", /no liver/],
    ["A refugee family is taken in by a grumpy widow.", /two names for everything/],
    ["Four friends drive a bus to the coast to scatter the ashes of the fifth.", /the blue one, with the dent/],
    ["A postman finds a letter that was never delivered and brings it to an old man forty years later.", /Urgent/],
    ["A truck driver takes a runaway teenager along through the night.", /next petrol station/],
    ["An old widower is visited by a stray cat that comes to his door.", /That is for the hedgehog|somebody's fence/],
    [
      "A woman secretly leaves soup on the doorsteps of sick neighbours.",
      /And on the soft ground there were small footprints/,
    ],
    ["Three students move in next door to an old lady and become friends with her.", /It began with an egg/],
    ["A woman and a man always miss each other by a minute at the bakery.", /Marmalade/],
    ["An old woman sits at the same table every Sunday where she first met her husband.", /It's cheese/],
    [
      "An old house that has seen four generations of one family grow up.",
      /There is nothing else to do in the evenings/,
    ],
    ["A widowed father brought up four daughters on his own.", /There's always more/],
    ["My grandpa gets a smartphone for his eightieth birthday and tries to call us.", /a bit of foam/],
    ["A mechanic who can repair anything but his own heart", /A bit slow/],
    ["A couple has been married for forty years and she cannot sleep because he snores.", /Two rooms/],
    ["Old Piet takes his boat out for one last catch with his grandson.", /somebody I know|someone I know/],
    ["An elderly milkman has to give up his old donkey.", /See you tomorrow/],
    ["A love story by the sea in a small fishing village in Portugal", /It began with a chair/],
  ])("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["A widow falls in love with her gardener and writes a book.", /the tap that had begun to drip/],
    ["A painter finishes a picture for a rich count.", /You can see the join/],
    ["A girl wants to see the moon once more before bed.", /It won't come here by itself/],
    ["A lighthouse keeper falls in love with a mermaid.", /call Wednesdays/],
    ["Two children fight over a swing in the garden next door.", /a file of its own/],
    ["My neighbour plays cards every night at two.", /no mistaking it/],
    ["A girl and her grandmother bake, but the shop is closed.", /We thank our customers/],
    ["Two sisters inherit a magic ring from a ghost.", /third board/],
    ["A retired driver looks for the passenger she never forgot.", /The salt was in the letter box/],
    ["A boy turns nine and wants a party.", /a seating plan/],
    ["A girl finds a letter from the future in her desk.", /a stroke under it like a swing/],
    ["A girl learns to swim with her brother.", /You go on ahead/],
    ["A nurse falls for a patient who only wakes up when she is off duty.", /a parrot that took orders/],
    ["A boy quits the football team.", /They were the next two/],
    ["A dragon burns the goose at the Christmas dinner of the elves.", /seven bowls of red cabbage/],
    ["A bus driver finds a baby dragon on the back seat.", /next petrol station|The long way/],
    ["A fox takes in a lost duckling.", /two names for everything/],
    ["Two knights fight about a castle for years.", /a file of its own/],
    ["An orphaned bear cub looks for his mother.", /in the third row/],
    ["A girl mentions her ashes-grey cat to three friends.", /the blue one, with the dent/],
    ["An old beggar gives his last bread to a dog at the station.", /There must not be a sound/],
    ["A family dog left the house and found a bone in the garden.", /That is for the hedgehog/],
    ["A girl dreams of becoming a dragon and her father laughs.", /A trombone/],
  ])("is not told of what only looks like it: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
