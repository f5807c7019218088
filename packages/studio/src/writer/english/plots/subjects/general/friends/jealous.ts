import { phrase } from "../../phrase.ts";
import { role, story, type WrittenStory } from "../../subject-story.ts";
import { inOwnWords } from "./in-own-words.ts";

/** Who has something that the hero would like to have. */
const jealousOf = {
  says: [phrase("jealous of <rival:somebody>(?!['’]s)")],
  may: [/\bbecause (?<reason>(?:(?! and\b)[^.,])+\.)/u],
  unless:
    /\b(?:murder\w*|died|dead|kill\w*|husband|wife|boyfriend|girlfriend|marri\w+|baby|in love|wind|lottery|money|rich|house|car|garden|ghost|poison\w*|(?:new|newborn|baby|little|unborn) (?:brother|sister)|newborn)\b/i,
  of: "people",
  after: [
    [
      "{Hero} was the first to say congratulations to {rival} for {theprize}. {He} had practised the face for it, with the corners of {his} mouth up, and it held until {he} was round the corner. Then it fell off. “I'm glad for {rivalhim},” {hero} told {himself} all the way home. At home {he} slammed the door so hard that a picture came down.",
      "{Hero} would never have admitted it. {He} smiled when {rival} was praised, and {he} clapped with the rest of them. {He} had practised the face for it, with the corners of {his} mouth up, and it held until {he} was round the corner. Then it fell off. “I'm glad for {rivalhim},” {hero} told {himself}. {He} slammed the door so hard that a picture came down.",
    ],
    "From then on {hero} saw {rival} everywhere. {Rival} was quicker, {rival} was funnier, and even {rival's} handwriting was nicer. {Hero} began to count what {rival} had and {hero} had not. It was a long list. {He} got nothing else done. The things {he} used to be good at lay in a corner, because {he} was so busy looking over at {rival}.",
    "+ “Shall we do something together?” asked {rival} one day. “I've no time,” said {hero}. It was not true. {He} saw how {rival} nodded and went away, and {rivalhe} looked smaller from behind. For a moment {hero} was pleased. The moment was very short, and it left a nasty taste.",
    "And then something went wrong for {rival}, in front of everybody. {Hero} had dreamed of that. {He} waited for the good feeling, and it did not come. {He} saw {rival} run out, with {rivalhis} head down. All the others stayed where they were, and whispered. {Hero} looked down at {his} list, which was no use to {him} now, and got up.",
  ],
  end: [
    "{He} found {rival} on the back stairs. “Have you come to laugh?” asked {rival}. “No,” said {hero}, and sat down one step lower. “I've been jealous of you for so long that I'm tired. I wanted to tell you.” {Rival} stared at {him}. “You? Of me?” said {rival}. “But I've only ever tried so hard because I wanted to be as good as you are.”",
    "It turned out that {rival} had a list, too. They read them to each other on the stairs. {Hero} heard things about {himself} that {he} had not known: that {he} was never afraid to ask, that {he} could make a whole room laugh. {He} had been so busy with what {rival} had that {he} had forgotten to use any of it. Then they went back in, through the same door, side by side.",
    "{Rival} is still quicker. {Hero} has got used to that. Sometimes there is a small sting, when the others clap, and then {hero} claps, too, with a face that {he} does not have to practise. And on the back stairs, between two steps, there are two lists, torn up very small.",
  ],
} satisfies WrittenStory;

/** Stories of being jealous, and of who is new in a family. */
export const jealous = [
  ...inOwnWords(
    {
      says: [
        phrase(
          "jealous of <baby:somebody>|(?:(?:was|were|is|are) (?:getting|having|expecting)|gets|got|(?:was|were) going to (?:get|have)) <sibling:somebody>",
        ),
        /\b(?:jealous of|getting|gets|got|get|have|having|expecting) (?:(?:his|her|a|an|the|their) )?(?:(?:new|little|baby|small|younger|newborn|unborn|first) )*(?:brother|sister|sibling|baby)\b/,
      ],
      unless: /\b(?:stepsister|stepbrother|wolf|murder\w*|twins? separated|adult|wedding|prince|kingdom|wins?|won)\b/i,
      of: "children",
      after: [
        "Then everybody came to see the baby. They walked right past {hero} with their parcels and their flowers, and said “Oh!” and “Look at the tiny hands!” {Hero} had hands as well. {He} held them up, but nobody looked. “And you must be so happy,” an aunt said to {hero}, and hung her wet coat over {his} arm.",
        "The baby could not do anything. It could not play, or talk, or laugh at a joke. {Hero} could do all of that, and had been able to for years. But when the baby sneezed, the whole family clapped. So {hero} sneezed, too, as loudly as {he} could. “Take a handkerchief,” somebody said, and did not even turn round.",
        [
          "+ {Hero} made up {his} mind to {plan}. {He} found a big box and put a pillow in it, because {he} was not a monster. {He} wrote the address of the hospital on the lid. But when {he} tried to lift the box, it was too heavy, and there was only the pillow in it. {Hero} had to leave it in the hall, and everybody thought that it was a present.",
          "+ At night {hero} could not sleep. Everything had come as {he} had thought, and {he} was sure now that {worry} {He} went through the house and looked at the photos on the wall. There was still {hero} in all of them. {He} counted twice. But there was a new nail in the wall, right in the middle, and no picture on it yet.",
          "+ {Hero} drew a picture of the family. Then {he} drew a box round the smallest one, with a big stamp on it: back to the shop. {He} put it on the fridge. In the evening it was still hanging there, and beside it hung a photo that {hero} did not know. There was a baby in it, red and screaming. “That's you,” it said on the back.",
        ],
        "@bedroom.night One night the baby cried and would not stop. {Hero} lay in bed with a pillow over each ear. Feet ran up and down, somebody sang, somebody sighed. Then all at once nobody came any more; they had fallen asleep on the stairs, in their clothes. The crying went on. “All right,” said {hero}, and got up. “Somebody has to complain to you.”",
      ],
      end: [
        "@bedroom.night {Hero} leaned over the cot. “Listen,” {he} said. “You've taken everything. You've got my blanket, my mum's lap and my spoon.” The baby stopped crying. It looked at {hero} with big dark eyes, as if it had never heard anything so interesting. {Hero} held a finger through the bars to make {his} point. The baby took hold of it, and did not let go.",
        "They found the two of them there in the morning. {Hero} was asleep on the carpet, with {his} arm up in the cot and {his} finger in the tiny fist. “It was the only way,” {hero} told them. “It likes it when I talk.” And it was true. Nobody else could do it, not the aunts and not the grandparents. When the baby screamed, there was only one cure, and that was {hero}.",
        [
          "{Hero} does not want to {plan} any more, not for anything. {He} is busy these days: there is so much that the baby doesn't know yet. And when visitors come with parcels, {hero} stands in front of the cot and says, “One at a time, please. And wash your tiny hands.”",
          "Not long ago {hero} was still worried that {worry} There is no time to think of that any more. {He} is busy: there is so much that the baby doesn't know yet. And when visitors come with parcels, {hero} stands in front of the cot and says, “One at a time, please. And wash your tiny hands.”",
          "{Hero} is busy these days: there is so much that the baby doesn't know yet. And when visitors come with parcels, {hero} stands in front of the cot and says, “One at a time, please. And wash your tiny hands.”",
        ],
      ],
    },
    {
      plan: /\b(?:wanted|decided|tried) to (?<plan>(?:send|give|return|sell|swap|exchange|get rid|post|take)\b(?:(?! and\b)[^.,])*)/u,
      worry: /\b(?:worried|afraid|scared|feared) that (?<worry>[^.,;]+\.)/u,
    },
  ),
  story({
    says: [phrase("jealous of <rival:somebody>")],
    may: [role("owner", "owner|owners|master|mistress")],
    unless: /\b(?:murder\w*|died|dead|kill\w*|wedding|wins?|won)\b/i,
    of: "creatures",
    after: [
      "Until now there had been no doubt about it: {hero} was the favourite. Then {rival} came. “Isn't {rivalhe} sweet?” they all said. They said it ten times a day. {Hero} sat next to it and counted. {He} was sweet as well, and had been here much longer, and knew where everything was. Nobody seemed to remember that.",
      "So {hero} reminded them. {He} did all {his} best tricks, one after the other, right in the middle of the way. They stepped over {him} to get to {rival}. {Hero} tried to look ill. {He} lay on {his} back and let {his} tongue hang out. Somebody put {rival} down beside {him}, so that {he} would not be alone.",
      "+ {Rival} seemed to like {hero}. That was the worst of it. {Rival} came after {him} everywhere, slept in {his} place, and watched with admiration how {he} ate. “Go away,” said {hero}. {Rival} came closer, because it had sounded so interesting. {Hero} turned {his} back on {rivalhim}, and felt a small warm breath on {his} neck.",
      "Then one day {rival} was gone. A door had been left open. {Hero} had wished for that so hard, and had planned to dance when it happened. {He} lay down in the middle of {his} own place, and spread {himself} out. It was wonderfully quiet. After a while it was too quiet. {Hero} pricked up {his} ears. It had begun to rain.",
    ],
    end: [
      "{He} told {himself} that {he} only wanted a walk. {Hero} walked faster and faster, with {his} nose in the wind, past the last place that {he} knew. And there was {rival}, under a bush, wet through, and so small. {Rival} did not look sweet at all now. But when {rivalhe} saw {hero}, {rivalhis} whole face lit up. Nobody had ever been so glad to see {hero}, not in all {his} time as the favourite.",
      "“Come on,” said {hero}, quite gruffly. They went home together, {hero} in front, and {rival} in {his} footsteps. Everybody ran out and called their names. There were two towels and two bowls, and arms enough for both. {Hero} had believed that there was only a certain amount of love, like soup. {He} looked into the pot, so to speak, and it was still full.",
      "In the evening they lie side by side in {hero's} place, which is really too narrow. {Rival} takes up most of it. “Aren't they sweet?” everybody says, and {hero} has stopped counting. {He} only pulls {rival} a little closer, because there is a draught.",
    ],
  }),
  ...inOwnWords(jealousOf, { prize: phrase("(?:who|because (?:he|she|they)) (?:got|had|won|has) <prize:thing>") }),
  story({
    ...jealousOf,
    says: [phrase("jealous of <rival:somebody>['’]s <prize:thing>(?! (?:arm|leg|success|talent|beauty))")],
    may: [],
  }),
  ...inOwnWords(
    {
      says: [
        phrase(
          "(?:got|gets|was getting|had|has|lived with|met|did not (?:like|want|get on with)|with) (?=[^.,]{0,24}\\b(?:step|foster))<other:somebody>",
        ),
        /\b(?:step-?sister|step-?brother|step-?mother|step-?father|step-?mum|step-?dad|foster (?:sister|brother|child|kid|boy|girl))\b/,
      ],
      unless:
        /\b(?:murder\w*|kill\w*|Cinderella|evil|wicked|witch|prince|ball|shar(?:e|es|ed|ing) (?:his|her|a|the|their) (?:\w+ )?(?:room|bedroom))\b/i,
      of: "children",
      after: [
        [
          "They had told {hero} that it would be lovely. Then somebody stood in the hall with a suitcase, somebody {ways} It was {other}. {Hero} looked at {other}. {Other} looked at the floor. “Say hello,” said the grown-ups, and both of them said hello to the suitcase.",
          "They had told {hero} that it would be lovely. Then {other} stood in the hall with a suitcase, and it was not lovely, it was {other}. {Hero} looked at {other}. {Other} looked at the floor. “Say hello,” said the grown-ups, and both of them said hello to the suitcase.",
        ],
        "There were so many small things. {Other} sat in the wrong chair. {Other} closed doors that were always left open, and left open those that were always closed. {Hero} kept a list of all that was wrong, and hung up a notice on {his} door: No entry. {He} waited to see whether {other} would read it. {Other} did not even come upstairs.",
        "+ “You might be a bit friendlier,” they told {hero}. {Hero} was friendly enough, {he} thought. {He} passed the butter. {He} said good night, if only to the wall. It was not {hero} who had come into somebody else's house and used up all the hot water.",
        "Then, one night, {hero} went down for a glass of water, and there was {other}. {Other} was sitting on the bottom stair in {otherhis} coat, with the suitcase on {otherhis} knees. It had never been unpacked. “I'm going,” said {other}. “I don't belong here anyway. You've got your list.”",
      ],
      end: [
        "{Hero} stood there with bare feet. {He} had wanted this. Now {he} looked at {other}, at the coat that was buttoned up wrong, and {he} tried to imagine it: to come into a house where every chair belongs to somebody. “I never asked which chair you wanted,” said {hero}. {Other} shrugged. “I thought they were all yours.” {Hero} sat down on the stair. There was just enough room.",
        "They stayed there until it got light and drew up a new list. It was headed: how things are done here from now on. {Other} got the chair by the window. {Hero} kept the middle shelf. When the grown-ups came down, they found {hero} and {other} asleep against each other, with the suitcase under their feet. It was empty.",
        "It isn't always lovely. But the list hangs in the kitchen, with something crossed out in it nearly every day. And the notice is still on the door of {hero's} room. Only somebody has added to it, in another handwriting, and nobody has rubbed it out: No entry except {other}.",
      ],
    },
    { ways: /\b(?<ways>who (?:(?! and\b)[^.,;])+\.)/u },
  ),
];
