import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** A grown-up loses a sense or a hand. */
const losesSense: Story = {
  after: [
    [
      0,
      "=The doctor drew it on a sheet of paper: here it goes in, and there it does not come out any more. It was a good drawing. {Hero} asked whether {he} could keep it. It was all that anybody had to give {him} that day.",
    ],
    [
      0.8,
      "=At first {he} did as if nothing had happened. {He} went where {he} always went, at the usual time, with the usual face. A glass fell down. “Clumsy of me,” said {hero}. When the second one fell, nobody said anything, and that was worse.",
    ],
    [
      0.7,
      "=Then {he} practised, for eight hours a day, exactly as {he} had always practised. It was like knocking at a door when the people have moved away. By evening {he} knew one thing for certain, and that was that it would not be like this.",
      "=Then {he} practised, for eight hours a day, exactly as {he} had always practised, and {mate} turned the pages. It was like knocking at a door when the people have moved away. “Perhaps there's a back door,” said {mate}.",
    ],
    [
      0.6,
      "=On the stairs sat the boy from the second floor, who was learning to tie his shoes. He did it with his eyes shut. “It's easier,” he said. “If I look, my fingers get muddled up.” {Hero} climbed over him and went on. On the third floor {he} stopped for a moment.",
    ],
    [
      0.4,
      "=And then there was a letter. They had found somebody for {his} place, it said, only for the time being, and it was put very kindly. {Hero} laid it on top of the drawing. {He} turned off the lamp and sat there in the dark, where it makes no difference who can do what.",
    ],
  ],
  end: [
    [
      0,
      "=After a while something was tapping against the leg of the chair. It was {hero's} foot. It did it all by itself. It must have done so all those years, and nobody had ever noticed, {hero} least of all. {He} shut {his} eyes, although it was dark already. It went up through the chair, into {his} back, and out through {his} hands. It was all still there. It had only moved.",
    ],
    [
      0.6,
      "=From there {hero} learned it again, from the foot up, which is the wrong way round. It took as long as it took. It did not become what it had been. There was a gap in it, in one place. When {he} came to that place, people held their breath.",
    ],
    [
      0.8,
      "=The drawing hangs on the wall. Somebody has added something, in pencil: a thin line that goes right round the outside and comes out at the other end. The boy from the second floor has shoes without laces now. He still shuts his eyes.",
    ],
  ],
};

/** Somebody goes on with it, although there is no reason left. */
const goesOnAnyway: Story = {
  after: [
    [
      0,
      "=“But there's nothing there any more,” people said. “I know,” said {hero}, and took {his} hat. {He} {was} not stupid. {He} just went at the same time, by the same way, and did it properly, as one does a thing that matters.",
    ],
    [
      0.8,
      "=In the beginning they had laughed. Now they were only sorry. “It does no harm,” said the woman from the kiosk, and gave {him} a roll, and would not take any money for it. {Hero} ate it standing. It is not pleasant to do no harm.",
    ],
    [
      0.9,
      "=Once somebody came from the newspaper. “What do you do it for?” she asked. {Hero} thought about it honestly. “So that somebody is there,” {he} said. In the paper they put that it was a hobby. There was a photograph, mostly of the hat.",
    ],
    [
      0.6,
      "=For a time there was a child, who sat three steps away, and watched. It asked nothing. It only wanted to see whether it would be done again on the next day. It was. On the ninth day the child had brought a cushion.",
    ],
    [
      0.4,
      "=One morning {hero} could not get up. It was nothing but a knee, but a knee is enough. For the first time in all those years the hour came, and nobody was there. {He} lay and looked at the clock. The hand simply went across it. Nothing fell down.",
    ],
  ],
  end: [
    [
      0,
      "=Towards evening there was a knock. It was the child, with dusty shoes. “I did it for you,” it said. “As well as I could. I got the thing with the hat wrong.” Behind it stood the woman from the kiosk. She had only gone along to hold the cushion. “And?” asked {hero}. “Nothing,” said the child. “But it's a different nothing when one sits in it.”",
    ],
    [
      0.6,
      "=They take turns now. There is a list at the kiosk, with a name for every day, and those who laughed the loudest have the best ones. Whoever has done it comes back a bit more slowly than they went. They had no idea, they say, that at that hour the light comes from there.",
    ],
    [
      0.8,
      "=“But there's nothing there any more,” strangers say. “I know,” says whoever it is that day, and takes the hat. It is always the same hat. It hangs at the kiosk, on a nail.",
    ],
  ],
};

/** A grown-up is no longer needed. */
const nothingToDo: Story = {
  after: [
    [
      0,
      "={Hero} woke up at the usual time. There was nothing to be late for. {He} {was} washed and dressed in eleven minutes, as always, and stood in the hall with {his} hat on. Then {he} took off the hat, and that was the day.",
    ],
    [
      0.8,
      "=First {he} tried it with a hobby. Somebody had lent {him} a jigsaw of two thousand pieces, and nearly all of them were sky. After a week {he} had the edge. It was a very good edge. {Hero} looked into it, and there was nothing there either.",
      "=“You need a hobby,” said {talker}, and brought a jigsaw of two thousand pieces. Nearly all of them were sky. After a week they had the edge. It was a very good edge. They both looked into it, and there was nothing there either.",
    ],
    [
      0.6,
      "=So {he} went out and did a round, because {his} feet wanted to. At ten past nine {he} tried the gates((, as if there still were a {post})), looked whether a lamp was on that should be off, and picked up what lay about. It was nobody's business. {He} did it the next day, too.",
    ],
    [
      0.7,
      "=“Have you lost something?” a woman asked out of a window. “Yes,” said {hero}. {He} had not thought before {he} said it. She looked about in her flower box, to be helpful, and found a clothes peg. “Is it this?” “It's a start,” said {hero}.",
    ],
    [
      0.4,
      "=Then it rained for three days, and {he} stayed in bed. Nothing depended on it. The gates could rattle as they liked. {Hero} lay there and listened to ten past nine, how it came, and how it went by. Not a soul would notice, {he} thought. It was meant as a comfort.",
    ],
  ],
  end: [
    [
      0,
      "=At half past nine there was a ring at the door, and then another. Six people stood on the stairs. “My clock has stopped,” said the first. “I always put it right by you.” “The cat hasn't come in,” said the second. “She waits for your steps.” The third did not know when to put on the potatoes. The woman with the flower box held up a clothes peg.",
    ],
    [
      0.6,
      "={Hero} looked at them for a while. Then {he} got up. It took eleven minutes. It had gone ten by the time {he} had tried the last gate, and all the way along there were heads in the windows. “You're late,” somebody called down. Nobody had said anything as nice to {him} for a long time.",
    ],
    [
      0.8,
      "=It is done every day now, in all weathers. There is no money in it, and no name for it. The jigsaw has been given back, without the edge. That hangs in the hall, with a hat on the corner of it.",
    ],
  ],
};

const SENSE =
  "(?:hearing|sight|eyesight|vision|voice|sense of (?:taste|smell|balance)|(?:use|feeling|strength) (?:in|of) [^.]*|right hand|left hand|(?:an?|one|his|her) (?:hand|arm|leg|finger|eye|thumb)s?)";

/** What somebody can no longer do, and what is no longer there. */
export const noLonger: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("mermaid|witch|spell|magic|queen|king|princess|robot|pirate|war|murder")}(?:(?:lost|loses|was losing|is losing|had lost) (?:the |his |her |their |both )?${SENSE}|(?:went|goes|was going|became) (?:blind|deaf)|could no longer (?:play|paint|sing|dance|hear|see|hold|write|move|taste|smell|feel)|had (?:had )?a stroke|had to (?:learn|relearn) (?:everything|it all|to (?:talk|walk|speak|play|write|paint))(?: (?:again|anew|all over))?)\\b[^.]*`,
    ),
    idea: /\b(?:lost|loses|losing|blind|deaf|stroke|accident|could no longer|operation|illness|injur\p{L}*)\b/iu,
    ...losesSense,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("war|murder|robot")}(?:had to|wanted to|tried to|decided to|was supposed to) (?:finish|play|paint|sing|perform|start|go on|conduct|dance|cook|compose|complete)\\b[^.]*`,
    ),
    idea: new RegExp(
      `\\b(?:(?:lost|loses|was losing|had lost) (?:the |his |her |their )?(?:${SENSE})|(?:went|was going|goes) (?:blind|deaf))\\b`,
      "iu",
    ),
    ...losesSense,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ghost|dead|died|love|wait\\p{L}*|robot|murder")}(?:(?:had )?no idea what to do (?:with|now)|did not know what to do (?:with|now|any ?more|all day|next)|(?:suddenly )?had nothing (?:left |more |else )?to do|was no longer needed|were no longer needed|was (?:suddenly )?(?:superfluous|useless|out of work|unemployed)|could not get used to (?:doing nothing|retirement|being)|was bored to death|(?:had|has) just retired|did not want to (?:retire|stop working))\\b[^.]*`,
    ),
    idea: /^(?:.*?\b(?:an?|the) (?<post>lighthouse|ferry|mill|signal box|mine|factory|railway line|windmill) (?:was|is|has been|had been|closes|closed))?.*\b(?:retired?|retirement|switched off|closed|shut|abolished|replaced|keeper|years|pension|last|no longer|automatic)\b/iu,
    ...nothingToDo,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ghost|dead|died|wife|husband|murder|war|late|letters?|wait\\p{L}*|hate\\p{L}*|fight\\p{L}*")}(?:still (?!(?:was|had|did|in|too|not|very|a|the|works?|worked|lived?|believes?)\\b)[a-z]+ [^.]*?\\b(?:every|each) (?:single )?(?:day|morning|evening|night|sunday|saturday|week|year)|(?:kept|keeps|went on|goes on|continued|carried on) [a-z]+ing [^.]*?\\b(?:anyway|all the same|nevertheless|regardless|although|even though|because of one))\\b[^.]*`,
    ),
    idea: /\b(?:no (?:audience|customers?|passengers?|guests?|pupils|visitors|fish|water|rain|snow|trains?|ships?)|empty|dried up|dry|closed|abandoned|nobody|no one|no longer|gone|although|even though|never|anyway)\b/iu,
    ...goesOnAnyway,
    of: "adults",
  }),
];
