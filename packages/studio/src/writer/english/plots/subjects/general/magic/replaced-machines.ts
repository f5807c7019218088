import { phrase } from "../../phrase.ts";
import { story, type WrittenStory, withParagraphs } from "../../subject-story.ts";

const REPLACED =
  "(?:(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er) (?:[\\p{L}-]+ ){1,4}?)?(?:was|were|is|got|had been) (?:about to be |going to be |to be |being )?(?:replaced|swapped|exchanged) (?:by|with|for) ";

/** Where the new one is called what the old one is: "replaced by a fast new train". */
const ofNewOne = (written: WrittenStory): WrittenStory => ({
  ...withParagraphs(written, (lines) =>
    lines.map((line) => line.replace(/\{thenewcomer\}/g, "the new one").replace(/\{Thenewcomer\}/g, "The new one")),
  ),
  says: [new RegExp(`\\b${REPLACED}an? [^.,]*?new[^.,]*`, "u"), ...written.says.slice(1)],
});

const saver: WrittenStory = {
  says: [
    phrase(`${REPLACED}<newcomer:thing>`),
    phrase(
      "(?:saved|rescued|saves|rescues) (?!the day)<saved:thing>(?=[.,;!]|$| (?:when|in|from|during|on|at|after|with|because|before|by|and|but)\\b)(?: (?:when|in|from|during|on|at|after|because|before) [^.]*)?",
    ),
  ],
  unless: /\b(?:husband|wife|war|murder\w*|died|dead|soldiers?|lighthouse|windmill|bridge|tower)\b/i,
  of: "things",
  after: [
    "But before that came the day when {thenewcomer} arrived. {Thenewcomer} shone from top to bottom and did everything in half the time. People stood around and clapped. {Hero} was pushed aside a little, to make room, and then a little more, until there was only the corner left. {Hero} heard the clapping from there.",
    "{Thenewcomer} did not mean it unkindly. “I can do four things at once,” it said to {hero}. “And you?” {Hero} could do one thing at a time. {He} had done it every day, in heat and frost, and {he} knew each noise that did not belong there. “How nice,” said {thenewcomer}, and was already looking elsewhere.",
    "+ Dust settled on {hero}. In the evening, when it was still, {he} went through all that {he} knew, one piece after another, and moved everything that could be moved. All of it still worked. There was no reason for it. {Hero} only did not want to grow stiff before somebody needed {him}.",
    "+ Once two people came and wrote a number on {hero} with chalk. “Monday,” they said. “Then it goes to the scrap yard.” {Hero} did not know what was wrong with Monday, but {thenewcomer} stopped humming and was very quiet until the evening.",
    "Then it happened, and of course it happened at the worst time. {Thenewcomer} flashed, beeped and stood still. It had been built for fine days. They pressed every button and called every number, and there was no answer. There was not much time left for {thesaved}. In the corner, something coughed.",
  ],
  end: [
    "It was {hero}. {He} coughed twice more, shook off the dust, and began. {He} did it in the old way, slowly, one thing at a time, and {he} did not stop. Nobody told {hero} that there was a faster way. They held their breath, and cleared the path, and {hero} saved {thesaved}, exactly as {he} had done so many small things before.",
    "Afterwards it was quiet, and then they clapped, and it was for {hero}. {Thenewcomer} was repaired the next day. “How did you know what to do?” it asked in a small voice. “I have broken down much more often than you,” said {hero}. “You learn a lot from that. I'll show you.”",
    "The two stand side by side now. {Thenewcomer} does what must go fast, and {hero} what must not go wrong. On Mondays somebody comes with a cloth and polishes {hero} from top to bottom, and {hero} hums.",
  ],
};

const left: WrittenStory = {
  says: [phrase(`${REPLACED}<newcomer:thing>`)],
  unless:
    /\b(?:saved|saves|rescue[sd]?|husband|wife|war|murder\w*|died|dead|soldiers?|lighthouse|windmill|bridge|tower)\b/i,
  of: "things",
  after: [
    "It was done in five minutes. {Thenewcomer} was unpacked, and the paper from its box was thrown over {hero}, as if {he} were a table. Through a hole in the paper {hero} could see how everybody stroked {thenewcomer}. They used to stroke {hero} like that. It was only that {he} no longer shone.",
    "“Put the old one out at the back,” somebody said. So {hero} came to stand between a bucket and a chair with three legs. “What did you do?” asked the chair. {Hero} told them of all the years, and of the people who had relied on {him}. “And who does it now?” asked the bucket. “{Thenewcomer},” said {hero}.",
    "+ At night {hero} could not rest. Through the wall {he} heard {thenewcomer} at work. It was fast, that was true. But it did not know that you have to be gentle with the left side, and it did not wait when someone was slow. {Hero} had always waited. Nobody had asked {him} to.",
    "+ “They will come and get you back,” said the bucket on the first day. On the second day the bucket said it a little less loudly. By the end of the week they talked about the weather.",
    "Then the door opened. It was a child, who had only been looking for the chair. The child saw {hero}, gave a cry, and put both arms around {him}. “Here you are!” cried the child. “It isn't the same without you. {Thenewcomer} does everything right, but it doesn't know me.” {Hero} wished that {he} had arms, too.",
  ],
  end: [
    "The child fetched a cloth and a screwdriver and oil, and came back every afternoon. Together they got the rust off {hero}, and found out what squeaked. One day {thenewcomer} was out of order for an hour, and there was a long face in every room. Then they heard a sound from the back that all of them knew.",
    "They came and stood in the doorway. {Hero} was working. {He} was doing it as {he} always had, at {his} own pace, for the child and for the neighbours' children, who stood in a row. “I had forgotten how nice that was,” said somebody, and sat down beside the bucket to watch.",
    "{Thenewcomer} is still there, and {hero} does not mind. It has the hurry, and {hero} has the visitors. The chair has got its fourth leg. In the evening, when the child says good night, {hero} gets a pat on the left side, quite gently.",
  ],
};

/** Stories of machines and things that are replaced by new ones. */
export const replacedMachines = [story(saver), story(left), story(ofNewOne(saver)), story(ofNewOne(left))];
