import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { NOT_OF_SOMEBODY } from "./beings.ts";
import { inOwnWords } from "./in-own-words.ts";

const BUILT = "(?:built|made|repaired|restored|fixed|carved|invented|painted)";
const COOKED = "(?:baked|bake|cooked|cook|knitted|knit|sewed|made|make|prepared)";
const ITEM_BUILT =
  /\b(?:built|made|repaired|restored|fixed|carved|invented|painted) (?<item>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?[a-z-]+)(?=[,.;]| (?:and|in|on|at|for|to|with|together|out|from|that|which|so|because|under|every|until|behind|after|by|near|where|by)\b)/u;
const ITEM_COOKED = phrase(`${COOKED} <item:thing>`);
const GUESTS = { guests: phrase("for <guests:thing>") };
/** "Ida and her grandfather", "Grandpa Lars and his granddaughter Ida". */
const pair = (first: string, second: string, does: string): RegExp =>
  phrase(`<${first}:somebody> and (?=his|her|their)<${second}:somebody>(?=,? (?:slowly |secretly |together )?${does})`);
const OF_OLD =
  /\band (?:his|her|their) (?:\w+ )?(?:great-)?(?:grand(?:ma|mas|pa|pas|mother|father|mothers|fathers|parents|dad|mum)|grandad|nana|nan|nonna|nonno|abuela|abuelo|oma|opa|granny|gran)\b/i;
const OF_YOUNG =
  /\band (?:his|her|their) (?:\w+ )?(?:great-)?grand(?:son|daughter|child|children|sons|daughters|kids?)\b/i;

/** A grandchild and a grandparent build something. */
const building = {
  lead: "one",
  unless:
    /\b(?:murder\w*|kill\w*|died|dead|funeral|ghost|memory|remember|forg[eo]t\w*|stole\w*|floats? away|village festival)\b/i,
  after: [
    "It was {other} who had the idea, and it was {hero} who said, “Let's begin now.” {Other} laughed. “First we look,” said {other}. So they looked. {Other} turned every piece round in {otherhis} old hands, and knew something about each of them. By the evening {theitem} was still nothing but a picture in two heads.",
    "The next day they began with {theitem} in earnest. {Hero} was quick, and {other} was slow, and at first that was a nuisance. {Hero} was always done and had to wait, and then it turned out that {he} had to do it again. “How do you know all that?” {he} asked. “I did it wrong more often than you,” said {other}. “That's the whole secret.”",
    "+ In the breaks they shared an apple, and {other} told {hero} about the time when {other} was as small as {he} was now, and got into trouble, and was not sorry. {Hero} looked at {other} from the side. It was hard to imagine, and then it was not hard at all. {He} could see it in the corners of {otherhis} eyes.",
    "Then the hands of {other} began to tremble. It was only a little, at the end of a long day, but something slipped, and a whole week of work was spoilt. {Other} sat down and looked out of the door. “I'm too old for this,” said {other} quietly. “You'd better finish {theitem} without me.” {Hero} stood there with {his} mouth open. {He} had not thought that this could happen.",
  ],
  end: [
    "{Hero} thought about it the whole evening. “I've got the hands,” said {hero}, “and you've got the rest. You tell me, and I'll do it.” So they went on like that. {Other} sat and said, “A bit more. A bit less. Now.” And {hero's} hands learned to be slow where it mattered.",
    "And one day there was nothing left to do. {Hero} noticed it only because {other} was silent. There it was, {theitem}, and it was real. “It's a bit crooked,” said {hero}. “Where it's crooked, that was me,” said {other}, “and where it's straight, that was you.” It was the other way round, and they both knew it. {Other} blew {otherhis} nose for quite some time.",
    "Everybody asks who made {theitem}, and they both say, “We did.” {Other} has already got another idea. And {hero}, who used to say, “Let's begin now,” takes each piece in {his} hands and turns it round, and says, “First we look.”",
  ],
} as const;

/** A grandchild and a grandparent cook, bake or knit something. */
const cooking = {
  lead: "one",
  unless:
    /\b(?:murder\w*|kill\w*|died|dead|funeral|ghost|memory|remember|forg[eo]t\w*|stole\w*|stolen|secret recipe|fills?|jumps?|sell|sold|built|boat|raft|kite|film|video|plan|friends|deal)\b/i,
  after: [
    "{Other} never needed a piece of paper for it. {Other} knew by touch how it had to be, and so {hero} stood on tiptoe and watched the old hands. They were quick, and they did not think. “How much of that?” asked {hero}. “Enough,” said {other}. “And how long?” “Until it's right.” {Hero} sighed.",
    [
      "Then it was {hero's} turn. What {he} made looked like something that had been run over. {Other} looked at it from all sides, quite seriously. “It has character,” said {other}, and put it with the rest of {theitem}, right in the middle, where the guests would see it. For it was all meant for {theguests}, and there was still a great deal to do.",
      "Then it was {hero's} turn. What {he} made looked like something that had been run over. {Other} looked at it from all sides, quite seriously. “It has character,” said {other}, and put it with the rest of {theitem}, right in the middle, where everybody would see it. Then they went on, elbow to elbow, and hummed.",
    ],
    "+ The best part was the stories. {Other} only told them while {otherhis} hands were busy: how {otherhe} had learned it {otherhimself}, from somebody even older, and how the first lot had been given to the hens. “And what did the hens say?” asked {hero}. “They walked round it,” said {other}, and they both laughed until their eyes were wet.",
    "One day {other} sat down in the middle of it. “My fingers won't do it today,” said {other}, and looked at them as if they belonged to someone else. It was quiet. One half of {theitem} lay there, and the other half was missing. {Hero} had never done it alone.",
  ],
  end: [
    "“Shut your eyes,” said {other}. {Hero} shut them. “And now don't think. You've watched me for so long. Your hands know more than you do.” {Hero} stretched out {his} hands. It was quite strange: they really knew it. They took enough, and they waited until it was right. “There,” said {other}. “Now you don't need a piece of paper, either.”",
    "{Hero} opened {his} eyes. Before {him} lay {theitem}, and nobody could have said which half was made by whom, except that one bit in the middle had character. {Other} took that bit for {otherhimself}. {Other} looked at it for a long time before {otherhe} said anything. “That's exactly how my first one looked,” said {other}. “I've never told that to anybody.”",
    "They still do it together, {hero} and {other}, elbow to elbow. {Other} sits more often now, and {hero} is hardly on tiptoe any more. And when one of the little ones comes in and asks how much of that, and how long, they both answer, at the same time, “Enough. Until it's right.”",
  ],
} as const;

/** Stories of those who make something together: grandchild and grandparent, twins, three friends. */
export const together = [
  story({ ...building, says: [pair("one", "other", BUILT), OF_OLD, ITEM_BUILT] }),
  story({ ...building, says: [pair("other", "one", BUILT), OF_YOUNG, ITEM_BUILT] }),
  story({
    says: [
      /\b(?:twins|twin (?:sisters|brothers))\b/i,
      /\b(?:swapp?(?:ed|s)?|switch(?:ed|es)?|traded?|chang(?:ed|es)|took each other's) (?:places|lives|roles|clothes|classes|schools)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|died|dead|hamster|separated at birth|husband|wife|wedding)\b/i,
    after: [
      "Nobody could tell the twins apart, and they had always thought that this was a pity. Now it was going to be useful. The twins stood side by side before the mirror and practised. One had to learn to laugh like the other, and to hold a pencil in the wrong hand. Then they shook hands, and went off through the wrong doors.",
      "It went wonderfully for almost an hour. The one who had swapped places with the loud one was loud. The one who was now the tidy one sat up straight. They were greeted by the wrong names and answered at once. What they had not thought of was all the rest: the friends with their secret signs, the promise from last week, and the question that only the real one could answer.",
      "+ At noon the twins met for a moment, behind a door. “What have you told them about the frog?” whispered one. “What frog?” whispered the other. “And since when do you like fish?” “I don't!” “You do now. I ate two helpings for you.” Then somebody came, and they had to run, and one of them ran the wrong way.",
      "In the afternoon it stopped being funny. Each of them heard things that had been meant for the other. One of them was asked, quite kindly, “Are you still sad that people always take you for your twin?” They had shared everything all their lives, and that had never been said.",
    ],
    end: [
      "So they told the truth. They stood up side by side, in front of everybody, and said who was who. There was a great noise. Some laughed, some felt cheated, and some said that they had known it all along, which was not true. But {hero} hardly heard it. The twins were looking at each other as if there were no mirror in between for the first time.",
      "That night there was talking from bed to bed until very late. “I always thought that you were the brave one,” said one. “I thought that was you,” said the other. In the morning they put on their own clothes. There was no need for a mirror.",
      "The twins have swapped places just once since then, by mistake, because they took the wrong coats. Nobody else noticed. But the two of them did, at once, and ran back to the corner where they had parted, to give each other the right day back.",
    ],
  }),
  ...inOwnWords(
    {
      says: [
        phrase(
          `(?:[Tt]hree|[Ff]our|[Ff]ive) (?:[a-z]+ )?(?:friends|sisters|brothers|cousins|girls|boys|kids|children|siblings|mice|kittens|puppies|bears|animals|penguins|rabbits|foxes|classmates|neighbours) (?:built|build|made|make|started to build) <item:thing>`,
        ),
      ],
      unless: /\b(?:murder\w*|kill\w*|died|dead|money|bank|adult|friends with|retired)\b/i,
      after: [
        [
          "It was clear at once that {item} was needed to {goal}. It was less clear who should be the boss. {Hero} all drew a plan, each on a different piece of paper, and there were no two that looked alike. In the end they cut the plans into pieces and stuck the best parts together, and so there were windows, and even a bell.",
          "It was clear at once that they would build {item}. It was less clear who should be the boss. {Hero} all drew a plan, each on a different piece of paper, and there were no two that looked alike. In the end they cut the plans into pieces and stuck the best parts together, and so there were windows, and even a bell.",
        ],
        [
          "They had {stuff}, a bent nail and a great deal of string. One of them was good at holding, one was good at thinking, and one was good at saying that it would never work. They needed all of that. By the evening {theitem} was as high as they were, and leaned a little to the left. They leaned to the left as well, and then it looked quite straight.",
          "They had a bent nail, a great deal of string and all that had been lying about. One of them was good at holding, one was good at thinking, and one was good at saying that it would never work. They needed all of that. By the evening {theitem} was as high as they were, and leaned a little to the left. They leaned to the left as well, and then it looked quite straight.",
        ],
        "+ People stopped and asked what it was going to be. “You can see that,” said {hero}. People looked at {theitem} from the front and from the side. “Of course,” they said, and went on quickly. “They couldn't see it,” said the one who was good at thinking. “They'll see it when it's finished,” said the one who was good at holding.",
        "On the day of the great test they all held their breath. They counted backwards from ten, and somebody pulled the string. There was a creak, and a bang, and then {theitem} lay on its side, and the bell rolled slowly away. It became very quiet. And then they were shouting, and {hero} went home, each by a different road.",
      ],
      end: [
        "It is not possible to build anything with three roads in between. One of them came back after supper, only to fetch the bell. There was another already, who was only looking for a sock. The last one sat behind {theitem}, and had already begun to untie the wrong knot. They moved together and held the lamp.",
        [
          "They pulled the string the next morning, without counting. {Theitem} shook. It leaned to the left, thought about it, and stood up straight as if it had never had anything else in mind. And then it did what it had been made for, a bit more loudly than planned. They really had built {item} to {goal}. Even the one who always said that it would never work was shouting for joy.",
          "They pulled the string the next morning, without counting. {Theitem} shook. It leaned to the left, thought about it, and stood up straight as if it had never had anything else in mind. And then it did what it had been made for, a bit more loudly than planned. They really had built {item}. Even the one who always said that it would never work was shouting for joy.",
        ],
        "{Theitem} is famous by now, at least as far as the corner. When people ask who built it, {hero} all point at each other. And somewhere in it, in the middle, where nobody can see it, there is a knot that was tied three times, by each of them once. It has never come undone.",
      ],
    },
    { goal: phrase(`to <goal:doing>${NOT_OF_SOMEBODY}`), stuff: phrase("(?:from|out of|with) <stuff:thing>") },
  ),
  ...inOwnWords({ ...cooking, says: [pair("one", "other", COOKED), OF_OLD, ITEM_COOKED] }, GUESTS),
  ...inOwnWords({ ...cooking, says: [pair("other", "one", COOKED), OF_YOUNG, ITEM_COOKED] }, GUESTS),
  story({
    says: [
      phrase(
        "(?:[Tt]hree|[Ff]our|[Ff]ive) (?:[a-z]+ ){0,2}?(?:friends|sisters|brothers|cousins|girls|boys|kids|children|siblings|mice|kittens|puppies|bears|animals|penguins|rabbits|foxes|classmates),? (?:(?:went |went were |were |was |set out |set off |go )?(?:looking|searching) for|set (?:out|off) (?:to find|in search of)|looked for|searched for|went in search of|wanted to find) <item:thing>",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|died|dead|body|bank|adult|job|love|husband|wife)\b/i,
    after: [
      "They had sworn to find {item}, with their hands on top of each other, and nobody was allowed to turn back. {Hero} packed everything that you need for it: a rope, a lamp, and three kinds of biscuits. One of them had the map, one had the courage, and one had a bad feeling, and talked about it.",
      "It was further than it had looked. {Hero} went in single file, the map in front and the bad feeling behind. They climbed over things and crawled under things. “It must be close now,” said the one with the map. “You said that three times,” said the one at the back.",
      "+ At a fork in the path they voted. It was one for the left, one for the right, and one for going home. So they voted again. In the end they let a snail decide. It took a long time, but it was fair, and the snail did not go home.",
      "Then they lost the map. The wind took it, or a branch, and all at once each of them knew whose fault it was. They sat down on three stones, with their backs to each other. It got darker. {Hero} did not have {theitem}, nor a map, nor a single biscuit, and not one of them said anything for a long time.",
    ],
    end: [
      "“I'm a bit afraid,” said the one with the courage. The one with the bad feeling turned round. “I'm always afraid,” it came from there. “You get used to it. Hold on to me.” So they held on to each other, all in a row, and went on by touch. And there, where they would never have looked with a map in their hands, something gleamed.",
      "It was {theitem}. There was no doubt about it. {Hero} knelt down side by side, and the lamp shook a little. It was not as big as they had imagined, and it was much more beautiful. “Who saw it first?” asked one. It was all of them, at the same moment, because they had been holding on so tightly. They carried it home in turns, and each thought that it was the heaviest for the others.",
      "They look at what they found quite often now, always together, because that was decided. The story of how it was found gets longer every time. But they all agree about the most important part, and put their hands on top of each other: nobody turned back.",
    ],
  }),
];
