import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "work" }));

describe("a story for the last event of work, crime, riddles, stage and sport", () => {
  it.each([
    ["A thief steals a handbag in Lyon and hears a voice on the phone in it crying for help.", /door/],
    [
      "A shoplifter steals a coat and finds a letter to his dead brother in the lining.",
      /see them from the front|ring first/,
    ],
    ["A group of young fathers starts planning a bank robbery at the swings.", /half a pound of butter/i],
    ["A safecracker agrees to one last job before her wedding.", /That's what you said last time/],
    ["An unlucky bank robber holds eleven customers hostage.", /pizzas/],
    ["A gardener is sent to prison for a theft that he did not commit.", /thumb/],
    ["An inspector discovers that the burglar she has been chasing is her own daughter.", /potatoes/],
    ["A retired judge wants to solve a murder from 1974.", /Seventeen/],
    [
      "Somebody has stolen the silver oar of the rowing club, and every member has a motive.",
      /nine people stood about/,
    ],
    ["My neighbour hums every night at two and I want to know why.", /“The wall,”/],
    [
      "A woman finds a trunk with her own name on it at a station in Peru.",
      /It's not a common name|Thank you. It fits/,
    ],
    ["The cleaner Olga is mistaken for the famous conductor.", /I'm the mistake/],
    ["A clerk accidentally sends his complaint about the boss to everyone in the office.", /after ‘never’/],
    ["A young clerk finds out that the mayor has been taking bribes.", /forty-one/],
    [
      "An ageing conjurer whose tricks no longer work is invited to perform at a wedding.",
      /Under the chairs|under the chairs/,
    ],
    [
      "A goalkeeper lets in three goals in the final and does not want to play any more.",
      /now it's getting interesting/,
    ],
    ["An old boxer comes out of retirement for one fight so he can save his gym.", /You learn it on the floor/],
    ["My uncle wants to run a marathon.", /Oh dear/],
    ["A lighthouse keeper refuses to retire when a computer is to replace her.", /seagulls/],
    ["A bus driver finds a cello on the back seat and tries to find its owner.", /grey coat/],
    ["A young teacher gets the wildest class of the school.", /Portugal/],
    ["An art student discovers a portrait under the paint of an old picture.", /that chin/],
    ["A private detective is hired to follow a librarian.", /One never sees oneself from behind/],
    [
      "A tram driver falls in love with a passenger he only knows by her voice.",
      /It was looked at until things were going again/,
    ],
    ["A club of elderly ladies secretly solves thefts in their village.", /under a teapot/],
    ["A clerk wants to quit, but his boss keeps promoting him.", /Are they warm/],
    ["A lorry driver picks up a runaway girl and drives her home.", /and after the third song it always got stuck/],
    ["A boy from Ghana dreams of playing for a big club in Spain.", /Some floors were swept three times in one day/],
    ["A young doctor in a mountain village has to deliver a baby during an avalanche.", /page two hundred and four/],
    ["A fireman runs back into a burning hotel to save a boy.", /Can you do eleven/],
    ["A trucker keeps seeing the same girl by the road at night.", /Drive slowly now/],
    ["A gardener grows tulips, but something keeps eating them.", /full cheeks/],
    [
      "A detective girl and her rabbit find out who stole the cakes from the school party.",
      /Whenever there is something sweet on the table now/,
    ],
    ["Four boys find something strange in the river, and the adults do not want to talk about it.", /nail scissors/],
    ["A journalist sees a secret file and has to run.", /wrong question/],
    ["A hitman falls in love with the woman he is supposed to kill.", /needs a bottom/],
    ["A murder at a dinner party on an island, everyone is a suspect.", /knitting bag/],
    ["A young warrior swears to avenge her father.", /It cuts bread/],
    ["A bank robbery that goes completely wrong.", /forty-one points/],
    ["A raven is accused of stealing the bell.", /smaller stump/],
    ["A climber wants to reach the summit where her brother died.", /three strokes/],
    ["An old fisherman sails out for one last big catch.", /with such a jerk that the boat turned round/],
  ])("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["A thief steals a bicycle and rides to the sea.", /ring first/],
    ["A thief breaks into a museum and finds a dead man.", /There's a ladder against your wall/],
    ["Three mice plan to rob the bank of the moles.", /butter/],
    ["A baker falls in love with the widow next door.", /steep coast/],
    ["A boy has one last job to do before the holidays: tidying his room.", /That's what you said last time/],
    ["A detective finds out that the baker is her own brother.", /potatoes/],
    ["A policeman has to solve the theft of a violin.", /washes up a cup/],
    ["A museum guard notices a girl who comes every day.", /when your nose itches/],
    ["A man finds his own name in the newspaper.", /It fits/],
    ["Twins are mistaken for each other at school.", /I'm the mistake/],
    ["A girl sends a letter to the whole village.", /after ‘never’/],
    ["A pianist has to play in front of the queen.", /underwear/],
    ["A goalkeeper has not let in a goal all season.", /now it's getting interesting/],
    ["A swan comes back after a bad storm.", /Bottom first/],
    ["A grandmother refuses to leave her house when the mayor wants to build a road.", /seagulls/],
    ["A bus driver finds a baby dragon on the back seat.", /grey coat/],
    ["Two gardeners fall in love over a hedge.", /parsley/],
    ["A boy and a prince swap places for a day.", /whether the salt was free/],
    ["A wolf is hired to follow a sheep.", /One never sees oneself from behind/],
    ["A nurse falls in love with a doctor.", /raisins/],
    ["A child wants to climb the tree once more.", /At your age/],
    ["A detective has to find out who stole the cookies.", /between the clock and the radio/],
    ["A dragon wants to avenge his father.", /It cuts bread/],
    ["A girl finds a hidden room full of magic books.", /You have found my chair/],
    ["A doctor saves a dragon in a storm.", /page two hundred and four/],
  ])("is not told of what only looks like it: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
