import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

/** Stories of those who wait, of what the dead began, and of doors behind the wardrobe. */
export const faithful = [
  story({
    says: [
      phrase("(?:waited|waits|wait|waiting|was waiting) (?:[\\p{L}'’ -]*? )?for <friend:somebody>"),
      /\b(?:every|each|day after day|still|for (?:years|months|weeks)|never)\b/i,
      /\b(?:moved away|left|went away|gone|never (?:comes|came)|away|went to (?:sea|the city|war|work)|went off|disappeared|sailed|forgotten|did not come|does not come)\b/i,
    ],
    may: [
      PAL,
      ...also(
        "every (?:single )?(?:day|evening|morning|night|afternoon)",
        "(?:at|to|on|by|in) the (?:[a-z]+ )?(?:station|gate|harbour|pier|bus stop|window|bridge|door|corner|crossroads|platform|airport|beach)",
        "(?:walk(?:s|ed)?|r[ua]ns?|trot(?:s|ted)?|goes|went) (?:[a-z]+ )?(?:miles|kilometres)?",
        "who [^.]*|old|loyal|faithful",
      ),
    ],
    of: "creatures",
    unless: /\b(?:murder\w*|killed|died|dead|death|grave|funeral|in prison|prey|mouse to|magic\w*|christmas|santa)\b/i,
    after: [
      "{Hero} knew by heart how {friend} would come. First there would be the steps, a little uneven, and then the smell, and then the voice. {Hero} sat down where nothing could be missed, put {his} tail round {his} feet, and looked straight ahead. Many came. {Hero} looked up at each of them. None of them was {friend}.",
      "When it was dark, {hero} went home alone. The next day {he} was there again, at the same minute. Somebody brought {him} a bit of sausage. {Hero} took it politely and laid it down beside {him}. It was for {friend}, who was always hungry after a journey.",
      "It rained, and {hero} waited. It snowed, and the snow lay on {him} like a second coat, and {he} waited. “You won't come to anything like that,” said a pigeon. “They go away, that's all there is to it.” {Hero} did not answer.",
      [
        "Only {pal} did not say anything of the kind. {Pal} came one evening, sat down next to {hero}, and looked in the same direction. After that they waited together. “What's {friend} like?” asked {pal}. And {hero} told it all, from the steps to the voice. It made the evening much shorter.",
        "One evening {hero} was so tired on the way that {he} had to lie down three times. {His} legs had grown old. {He} could have turned round. “But what if it's today?” {hero} thought. “Today, of all days, and I'm not there?” And {he} got up again, first in front and then behind.",
      ],
      "+ A woman who worked there had been watching {hero} for a long time. She squatted down and looked at the tag on {his} collar. There was a name on it, and half a number that could still be read. She wrote it down on the back of her hand. {Hero} licked off a bit of the ink, because she was so kind.",
    ],
    end: [
      "Then came an evening like all the others. The last ones went by, the lamps came on, and {hero} was just going to get up. There were steps, a little uneven. {Hero} did not move. {He} had been wrong so often. Then there was the smell. {Hero} began to tremble, from the nose to the tip of the tail.",
      "“There you are,” said {friend}, and could hardly say it. “They told me that somebody was sitting here. They said: every day. I didn't know. I thought that you had long forgotten me.” {Hero} had many things to say to that. {He} said them all at once, with all four feet, until {friend} lay on the ground and laughed and cried.",
      "They still go there together, the two of them, every now and then, at the same hour. They sit down side by side and watch the people come. {Hero} looks at none of them. {He} looks only at {friend}, to be quite sure.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:found|finds|discovered|discovers|came across|comes across) (?:(?:his|her|their) (?:late |dead |beloved )?(?:husband|wife|mother|father|grandmother|grandfather|brother|sister|son|daughter|friend|aunt|uncle)['’]s) <legacy:thing>",
      ),
      /\b(?:last|late|dead|died|widow\w*|unfinished|half-finished|bucket|secret|forgotten|death|funeral)\b/i,
      phrase(
        "(?:decided|decides|wants|wanted|set out|sets out|began|begins|vow(?:s|ed)|chose|tried|tries) to <task:doing>",
      ),
    ],
    may: [
      PAL,
      /(?:found|finds|discovered|discovers|came across|comes across) (?<dead>(?:his|her|their) (?:late |dead |beloved )?(?:husband|wife|mother|father|grandmother|grandfather|brother|sister|son|daughter|friend|aunt|uncle))['’]s/u,
      ...also(
        "(?:in|under|behind|among|at the back of) (?:his|her|their|the|an?) [^.,]*",
        "after (?:his|her) (?:death|funeral)|widow\\w*",
        "old|last|late|unfinished",
      ),
    ],
    of: "adults",
    unless:
      /\b(?:murder\w*|killer|affair|lover|crime|police|detective|ghost\w*|affairs|revenge|treasure|curse\w*|second (?:family|wife))\b/i,
    after: [
      "{Hero} sat down on the edge of the bed with {thelegacy} in {his} lap. It was so ordinary. That was just what took {his} breath away: {dead} had thought, that day, that there would be a tomorrow to use it in.",
      "For three days {hero} walked round {thelegacy}. {He} put it in a drawer, and took it out again. The thought had come to {him} at once, and it was a foolish thought, and it would not go away: to {task}. {Dead} had not got round to it. But {hero} still could.",
      "It was harder than {hero} had expected. {Dead} had always done such things, and {hero} had always watched, with half an eye, and said that it must be easy. Now {he} did not even know where the things were kept. {He} asked strangers, and heard {himself} say: “It isn't for me.”",
      [
        "{Pal} helped, though {hero} had not asked. {Pal} did not say that it would get better with time. {Pal} only said: “What comes next?” and {hero} looked at {thelegacy} and read it out. So they did one thing after the other. It was good to have somebody there who needed no explanations.",
        "Halfway through {hero} nearly stopped. There was a word in {thelegacy} that {he} could not make out, in that handwriting which leaned to the right as if there were always a wind. {He} held it to the light. Then {hero} laughed, all alone, for the first time since the funeral. It was {his} own name.",
      ],
      "+ {Hero} made mistakes, and once {he} had to begin again from the start. At the second attempt {he} noticed that {he} was talking aloud. “You could have written that more clearly,” {he} said. “You and your handwriting.” It was the first argument that they had had in a long time, and it did {him} good.",
    ],
    end: [
      "And then it was done. There was nothing left on it that {hero} had not seen to. {He} had been afraid of that moment, because then there would be nothing more to come from {dead}. But it was not like an end. It was like putting down a long table that two people have carried up all the stairs together, one in front and the other behind.",
      "{Hero} did not keep it to {himself}. {He} rang the bell next door, and then at the door across the landing, behind which there had been nothing to hear but a radio for years. “It's too much for one,” said {hero}. “Would you come?” They came. They asked about {dead}, and {hero} told them, and it got late.",
      "{Thelegacy} is framed now, and hangs in the kitchen, where guests sometimes read it and wonder. {Hero} has begun to write one of {his} own. {He} never quite finishes it. There is always something left on it for tomorrow, and {he} leaves it that way on purpose.",
    ],
  }),
  story({
    says: [
      /(?<![\p{L}-])(?:found|finds|discovered|discovers|came across|stumbled (?:on|upon|across)) (?<door>an? (?:[a-z]+ )?(?:hidden|secret|forgotten|walled-up|bricked-up|tiny|locked) (?:[a-z]+ )?(?:door|room|staircase|passage|passageway|drawer|compartment|chamber|cupboard|attic))(?![\p{L}-])/u,
      /\b(?:wardrobe|wallpaper|house|home|flat|apartment|library|school|hotel|villa|bookcase|bookshelf|shelf|wall|desk|attic|cellar|stairs|kitchen|bedroom|castle|shop|museum|theatre|closet)\b/i,
    ],
    may: [
      PAL,
      /\b(?:behind|under|beneath|in|inside) (?<cover>(?:the|an?|his|her|their) (?:[a-z]+ )?(?:wardrobe|wallpaper|bookcase|bookshelf|shelf|wall|stairs|carpet|painting|mirror|fireplace|cupboard|curtain|closet|piano|stove))\b/i,
      ...also(
        "(?:in|of) (?:the|a|an|his|her|their) (?:[\\p{L}'’]+ ){0,2}?(?:house|flat|apartment|hotel|school|library|villa|castle|shop|museum|theatre)",
        "(?:that|which|where) [^.]*|while [^.]*",
      ),
    ],
    unless:
      /\b(?:murder\w*|killed|body|skeleton|corpse|magic\w*|another world|portal|time|ghosts?|monster|dragon|leads? to|led to|leading to|full of|filled with|children|prisoner|blood|crime|detective|police|war|kingdom|narnia|land|alive|trapped|diary|letters?|treasure)\b/i,
    of: "people",
    after: [
      [
        "It was {hero's} elbow that found it. It knocked against the wood, and the wood sounded hollow. {Hero} pushed {cover} aside. There was {thedoor}, the same colour as everything round it, and just as dusty.",
        "It was {hero's} elbow that found it. It knocked against something, and it sounded hollow. {Hero} wiped off the dust with {his} sleeve, and there it was, {thedoor}, the same colour as everything round it.",
      ],
      "How often had {hero} gone past it! {He} stood there and counted in {his} head, and gave up. There was a small keyhole, and in the keyhole a plug of paper. {Hero} pulled it out with a hairpin. “Not today,” was written on it, in pencil. “Why not?” said {hero} aloud.",
      [
        "“We shouldn't,” said {pal}. “No,” said {hero}, “we shouldn't.” They looked at each other. Then they both pushed. It gave way so suddenly that {pal} fell on {hero}, and they lay in the dust in a heap, and for a while neither of them dared to look up.",
        "{Hero} told {himself} that it was none of {his} business. {He} told {himself} so until evening. Then {he} came back with a torch and leaned against it with {his} shoulder. Nothing. {He} leaned once more. There was a sigh, as if something had been holding its breath for years, and {thedoor} opened.",
      ],
      "Behind it there was hardly room to turn round. {Hero} held up the light. There was a chair, a small table, and a lamp with a green shade. On the table stood a cup, and beside it lay a pair of glasses, folded. The dust was as thick as a blanket.",
      "+ On the wall hung a drawing, in a frame. It showed the same house, as it must have looked when the trees were small. In one of the windows somebody had drawn a tiny face that looked out and laughed. {Hero} held the light closer, and could not help laughing back.",
    ],
    end: [
      "Then {hero} saw the wall beside the chair. It was covered with pencil, from top to bottom: dates, and next to each date a few words. “Noise everywhere. Came in here. Better.” “Lost my job. Sat an hour. Better.” “In love! Had to tell the lamp.” It was no secret treasure. It was a place where somebody had gone to breathe.",
      "{Hero} sat down on the chair. It creaked, and fitted. For the first time that day nobody wanted anything from {him}. {He} did not know how long {he} sat there. But when {he} got up, {he} looked for the stub of the pencil, found it under the table, and wrote the date on the wall. {Hero} thought for a moment. “Better,” {he} wrote.",
      "{Thedoor} can be found quite easily now, for {hero} has oiled it. {He} has shown it to a few people, those who looked as if they needed it. And in the keyhole there is a new plug of paper. “Today,” it says.",
    ],
  }),
];
