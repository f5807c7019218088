import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";
import { grown, notFor } from "./kinship.ts";

const SIB = "little sister|little brother|big sister|big brother|sister|brother|twin|cousin";

/** Stories of brothers and sisters. */
export const siblingsAtHome = [
  story({
    says: [
      /\b(?:fight|fought|fights|quarrel\w*|argue[sd]?|both want(?:s|ed)?)\b/,
      phrase(
        "(?:last|only|biggest|same) (?<treat>(?:piece|slice|bit|bar|bowl|scoop) of \\p{Ll}+|biscuit|cookie|sweet|pancake|sausage|ice cream|chocolate|doughnut|banana|muffin|gummy bear|waffle)",
      ),
      /\b(?:brothers?|sisters?|siblings|twins|cousins|kids|children)\b/,
    ],
    may: [
      role("sib", SIB),
      /\b(?:(?:gave|give) (?:it|the \w+) to|eaten by|eats? it|ate it) (?<third>(?:their|the|his|her) \p{Ll}+)/u,
      /[^.]*\b(?:fight|fought|quarrel\w*|argue[sd]?) (?:about|over|for)\b/,
    ],
    unless: notFor(
      "inherit\\w*|farm|company|throne|starv\\w*|hunger|poor|dog|cat|seagull|bird|crow|mouse|fell|falls|drops?|dropped",
    ),
    of: "young",
    after: [
      [
        "@kitchen(hero point, sib point) It lay in the middle of the plate, and it was not even very big. “I've had less,” said {hero}. “I've waited longer,” said {sib}. {Hero} put a finger on the left edge of the plate. {Sib} put a finger on the right. After that nobody could scratch his nose, because whoever let go had lost.",
        "@kitchen(hero point) It lay in the middle of the plate, and it was not even very big. “I've had less,” said one of them. “I've waited longer,” said the other. A finger was put on the left edge of the plate, and another on the right. After that nobody could scratch his nose, because whoever let go had lost.",
      ],
      "@kitchen(hero sit) “Then cut it in half,” said a voice from the next room. They fetched the ruler for it, and then the kitchen scales. The first cut was crooked. So the bigger half lost a bit off its side, and then it was the smaller one, and now the other had to lose something. That went on for quite a while. Nobody was allowed to eat the bits. They were evidence.",
      [
        "@kitchen(hero talk, sib talk) “One cuts, and the other chooses,” said {sib}, who had heard of it somewhere. It was fair. It was so fair that {hero} held the knife in the air for five whole minutes and could not begin. “I'm not going to choose either,” said {sib}. “If I take the big one, I'm mean. If I take the small one, I'm stupid.” They looked at each other across the plate. It was the first time for half an hour.",
        "@kitchen(hero talk) “One cuts, and the other chooses.” That was fair. It was so fair that the knife hung in the air for five whole minutes and could not begin. “And I'm not going to choose, either. If I take the big one, I'm mean. If I take the small one, I'm stupid.” They looked at each other across the plate. It was the first time for half an hour.",
      ],
      "+ @kitchen(hero look) By now it no longer looked like much. It had finger marks, and it leaned to one side, and a crumb of it had dried on the ruler. A fly came and walked across it from one end to the other, without asking anybody. It did not seem to mind which half it got.",
    ],
    end: [
      [
        "@kitchen(hero talk, sib talk) “Do you even still want it?” asked {hero}. {Sib} thought about it honestly. “I only want that you don't get it,” said {sib}. “So do I,” said {hero}. They had to laugh, and that was when both of them let go of the plate. It had been a hot, tired finger on each side. “We need somebody,” said {hero}, “who simply likes it.”",
        "@kitchen(hero talk) “Do you even still want it?” The other thought about it honestly. “I only want that you don't get it.” “So do I.” They had to laugh, and that was when both of them let go of the plate. It had been a hot, tired finger on each side. “We need somebody,” they said, “who simply likes it.”",
      ],
      [
        "@room(hero carry) So they carried it through the door together, each with one hand, as one carries a crown. {Third} looked up in surprise. “For me? The last one?” It was eaten in three bites, with closed eyes, down to the crumb on the ruler. They stood there and watched. It was odd: you could nearly taste it. “And what was all that shouting?” “We were measuring,” they said.",
        "@room(hero carry) So they carried it out together, each with one hand, as one carries a crown, to the one who had called from the next room. “For me? The last one?” It was gone in three bites, with closed eyes, down to the crumb on the ruler. They stood there and watched. It was odd: you could nearly taste it. “And what was all that shouting?” “We were measuring,” they said.",
      ],
      "@kitchen(hero sit) They have not stopped quarrelling, of course. But when something lies alone in the middle of a plate, the two of them look at each other, and there is a race to see who can give it away first. That can get quite loud as well.",
    ],
  }),
  story({
    says: [
      /\b(?:destroy(?:s|ed)?|knocks? (?:down|over)|knocked (?:down|over)|breaks?|broke|smash(?:es|ed)|ruin(?:s|ed)|tears?|tore|kicks? (?:down|over)|kicked (?:down|over)|collapse[sd]?|scribbles?|scribbled)\b/,
      /\b(?:(?:Lego|toy|sand|model)[ -])?(?<work>castle|tower|ship|airport|city|town|railway|spaceship|fort|station)\b/,
      /\b(?:[Ll]ittle|baby|younger|toddler|(?:two|three|four)-year-old)\b/,
      role("sib", SIB),
    ],
    may: also(
      "for (?:weeks|days|hours|a whole \\w+)",
      "weeks|days",
      "big|older|baby",
      "Lego|bricks|blocks",
      "furious|angry",
      "worked on|built",
      "accident|accidentally",
    ),
    unless: notFor("king|knight|storm|window|vase|blames?|blamed|lies|bomb"),
    of: "young",
    after: [
      [
        "@room(hero stand, sib stand) It had taken a second. Where there had been the {work}, there was a heap, and in the heap stood {sib} and {hero}, and neither of them said anything. A last piece rolled across the floor, turned round twice, and lay still. Then the shouting began. It went through two walls, and next door somebody turned off the radio to hear better.",
        "@room(hero stand) It had taken a second. Where there had been the {work}, there was a heap. A last piece rolled across the floor, turned round twice, and lay still. Then the shouting began. It went through two walls, and next door somebody turned off the radio to hear better.",
      ],
      "@corridor(hero sit, sib sit) Afterwards one of them sat behind a locked door, and the other in front of it. There was a sign on the door: NO ENTRY EVER. Under the crack one could see a bit of floor, and two feet that went to and fro. “I wanted to see if there was somebody inside,” came a small voice from the corridor. There was no answer. “Right at the top. I thought there was somebody waving.”",
      "+ @corridor(hero look, sib look) The feet behind the door stopped. It was quiet for some time. Nobody had ever looked at it like that. They had said “how nice” and “how big”, and when it would be tidied up. But that there must be somebody in it, who lived there and looked out, only the one who had built it had known.",
      "@corridor(sib give) Something was pushed through under the door. It was a shoebox lid with all sorts of things on it: five blue bits that had flown as far as the kitchen, a marble, and a half-eaten biscuit with a note. Somebody had written on it who could not write yet. There were three crosses, a circle, and something that was either a flower or a very sorry face.",
    ],
    end: [
      "@room(hero talk, sib sit) The key turned. “But you don't touch anything,” said the one. “I'll only hold,” said the other. They began at the bottom, with the biggest ones. It did not go fast. Every piece had to be found first, and every single time the small hand shot up: “I've got one!” After an hour the bottom was done. After two there was a door, and it was wider than before, because of the traffic.",
      [
        "@room(hero build, sib build) It was not the same {work} again. It had a crooked part at one side which had no place in the plan. That was where {hero} and {sib} had not been able to agree. “What's that supposed to be?” they were asked. “A lookout,” they said, both at once. It had a window, and in the window stood a figure with one arm raised.",
        "@room(hero build) It was not the same {work} again. It had a crooked part at one side which had no place in the plan. “What's that supposed to be?” they were asked. “A lookout,” they said, both at once. It had a window, and in the window stood a figure with one arm raised.",
      ],
      "@room(hero look) There is a new sign on the door. It says: KNOCK FIRST, and there is a small handprint beneath it, as a signature. And if you lie down flat on the carpet and shut one eye, you can see that the figure up there is really waving.",
    ],
  }),
  story({
    says: [
      /\b(?:argue[sd]?|arguing|fight|fights|fought|quarrel\w*|squabbl\w*|bicker\w*|bored|are we there)\b/,
      /\b(?:car|back seat|drive|motorway|road trip|journey|traffic jam|train ride|holiday|camper)\b/,
      /\b(?:kids|children|brothers?|sisters?|siblings|twins|sons?|daughters?|family)\b/,
      /\b(?:breaks? down|broke down|breakdown|traffic jam|flat tyre|flat tire|stuck|runs? out|ran out|wrong (?:turn|exit)|stops?|stopped|until|way)\b/,
    ],
    may: [
      grown,
      ...also(
        "all the way[^.]*",
        "back of the car",
        "to the (?:sea|coast|mountains|beach)",
        "car breaks down|car broke down",
        "holidays?",
      ),
    ],
    unless: notFor("police|hitchhik\\w*|accident|killer|racing|gas station robbery|wolf|storm"),
    of: "people",
    after: [
      "@street(hero sit) It was about a line. It ran down the middle of the back seat, exactly along the seam, and an elbow had been over it. “Was not.” “Was too.” Then it was about who was breathing whose air. By the second service station they had quarrelled over a cloud, because it had been seen first by both. “If I hear one more word,” said the one who was driving, and they both said: “Which word?”",
      "@street(hero look) Then there was a bang, not a very big one, and a long hiss. Steam came out at the front. The car rolled onto the verge, between poppies and a sign with a cow on it, and there it stood. Nobody said anything. It was so quiet that one could hear a lark. “That was you,” came a whisper from the left. “That was you,” came a whisper from the right.",
      "@meadow(hero sit) The man on the telephone said two hours. The grown-ups bent over the engine and looked at it as one looks at soup. It was hot. There was half a bottle of water, and three biscuits, and nobody had asked about the line for ten minutes, because one cannot draw a line through a meadow. “I spy with my little eye,” somebody said at last. It was only meant for nobody in particular.",
      "+ @meadow(hero look) There was an amazing amount to spy. There was a beetle in green metal. There was a molehill that moved. They lay on their stomachs, one on the left and one on the right of it, and waited for the mole, quite without breathing. It was a good thing that there were two of them. One alone would have given up.",
    ],
    end: [
      "@meadow(hero run) The cow on the sign was real. It came to the fence with all its sisters and wanted to know what was going on. “You take that end,” said the one, and “Don't let go,” said the other, and so they tore up the long grass together and held it out across the wire, each with two hands. The tongue was as rough as a doormat. They shrieked, and it was one shriek, for both.",
      "@street(hero run) When the breakdown man had let down the bonnet again and wiped his hands, nobody was sitting in the car. They had to be called three times. They came running up the slope, with stalks in their hair and one shoe too few, and both talked at the same time, and it was the same story.",
      "@street(hero sleep) They had got as far as the next bend when it was quiet in the back. The mirror showed why. Two heads had tipped over towards the middle and met there, exactly on the seam. Somebody's elbow was well over the line, and it was allowed to stay.",
    ],
  }),
];
