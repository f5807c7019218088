import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "open" }));

/** A rich idea, and what only the story for its last event says. */
const STORIES: readonly (readonly [idea: string, line: RegExp])[] = [
  [
    "Someone keeps leaving jars of plum jam outside the surgery of a village vet in Moravia, and she decides to find out who it is.",
    /Now look behind you/,
  ],
  [
    "A girl in Galway leaves her riddles in a tin behind the barn, and every morning the tin is empty. One night she stays awake to see who takes them.",
    /So it's you/,
  ],
  [
    "A diver who repairs the bridge pillars in Porto hears somebody singing inside the third pillar, which has no door.",
    /one finger left over|did not agree|didn't agree/,
  ],
  ["A tired postman in Bergen finds an alarm clock in a skip that can stop time.", /used it once too often/],
  [
    "A young poet in Kerala discovers that everything she writes in her blue notebook comes true.",
    /leave me in peace, all of you/,
  ],
  [
    "A ferryman in Gdansk finds a note under his seat in his own handwriting, and he knows that he never wrote it.",
    /So it's today that I write it/,
  ],
  [
    "A window cleaner in Boston finds a letter without a sender behind a loose tile, posted sixty years ago.",
    /Now we answer it/,
  ],
  [
    "A cellist walks home through the old town of Turin and notices a small shop that was not there yesterday.",
    /then we close/,
  ],
  [
    "A clerk who has never travelled opens her curtains one Sunday, and a tram is waiting outside her house with its lamps lit.",
    /as far as you like/,
  ],
  [
    "A quiet woman from Tirana starts as a chambermaid in a spa hotel in Bath, where all the others have worked for twenty years.",
    /rule ninety-one/,
  ],
  [
    "A young doctor begins work at a tiny practice on an island off Scotland, and nobody there trusts her.",
    /Mind the third step/,
  ],
  ["A troll with very large feet gets a job in a shoe shop in Oslo.", /drew one more line at the very bottom/],
  ["A pilot who hates the sea inherits a houseboat in Utrecht from an uncle.", /You're doing all right/],
  [
    "A physics student named Lior inherits his aunt's tiny pub in Kent and has never pulled a pint.",
    /found the place for the elbow/,
  ],
  ["A retired customs officer in Malta joins a tango school at 66.", /oldest by thirty-one years/],
  [
    "A lift operator in Antwerp starts her last shift after thirty years in the same small cabin.",
    /hear how it goes on/,
  ],
  [
    "A shepherd's daughter in Abruzzo has to bring the flock down from the mountain alone because her father has twisted his ankle.",
    /keep calm|quite simple/i,
  ],
  [
    "Two gardeners in Mechelen have been enemies since school and have to finish one garden together for the bishop.",
    /My left or yours/,
  ],
  [
    "A trapeze artist comes back to her street in Recife after twenty years and nobody recognises her.",
    /no question mark any more/,
  ],
];

/** Ideas that only look alike, and the line that would be of another story. */
const OTHERS: readonly (readonly [idea: string, line: RegExp])[] = [
  ["A nurse in Bilbao finds a letter from her dead husband in the pocket of his winter coat.", /Now we answer it/],
  ["A shop in Bath sells a clock that runs fast, and nobody wants to buy it.", /used it once too often/],
  ["A farmer leaves a lantern at the gate for his daughter, who wants to know who painted it.", /Now look behind you/],
  ["A funny story about a retired postman who joins a protest against the new road.", /oldest by thirty-one years/],
  ["A boy at a new school in Perth gets a job as the class captain.", /rule ninety-one/],
  ["A young king inherits a debt of a thousand ships.", /found the place for the elbow|You're doing all right/],
  ["A pilot in Chile flies through fog to bring a doctor to the islands.", /wrongest note of all/],
  ["Two brothers who have not spoken for years run the same marathon, and each wants to win.", /My left or yours/],
  ["On the last day of the holidays three cousins build a raft.", /hear how it goes on/],
];

describe("a story for the last event of a rich idea of grown-ups and others", () => {
  it.each(STORIES)("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each(OTHERS)("is not told of another event: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
