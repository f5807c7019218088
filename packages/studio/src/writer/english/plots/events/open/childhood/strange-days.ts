import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

const TEACHER =
  "(?:teacher|headmaster|headmistress|principal|caretaker|janitor|librarian|babysitter|lunch lady|bus driver|coach|substitute teacher|nanny)";
const KIN =
  "(?:grandma|grandmother|granny|nan|grandpa|grandfather|grandad|neighbour|neighbor|mother|mum|mom|father|dad|aunt|uncle)";
const SECRET =
  "(?:secret agent|spy|superhero|super hero|witch|wizard|alien|robot|pirate|vampire|ghost|werewolf|magician|mermaid|fairy|dragon|inventor|astronaut|racing driver|wrestler)";
const INVADERS = [
  "zombies",
  "aliens",
  "monsters",
  "robots",
  "dinosaurs",
  "ghosts",
  "vampires",
  "pirates",
  "giant spiders",
  "giant ants",
  "giant rats",
  "werewolves",
  "witches",
  "trolls",
  "mummies",
];
const SCHOOL = "(?:school|town|village|city|street|classroom|kindergarten|playground)";

/** A story for such a crowd in a place where children are. */
const invasion = (invaders: string): ClauseScene => ({
  by: "any",
  words: inSentence(
    `(?:${invaders} (?:[a-z]+ )?(?:came|come|attacked|attack|invaded|invade|took over|landed|land|arrived|walked|marched|broke|were in|were at|escaped|surrounded)|(?:attacked|invaded|taken over|overrun|surrounded) by ${invaders}|(?:could|had to|can|must) (?:save|rescue|protect|defend) (?:everyone|everybody|them all|the (?:whole )?${SCHOOL}|all (?:of them|the others)))\\b[^.]*`,
  ),
  idea: ofChildren(
    `(?=[\\s\\S]*\\b${SCHOOL}\\b)[\\s\\S]*?\\b${invaders}\\b`,
    "old farmer|apocalypse|last human|befriend\\p{L}*|dog who",
  ),
  after: [
    [
      0,
      `=There was no bell for such a thing. There is one for fire, and one for the end of break. “Everybody stay calm,” it came out of the loudspeaker, and then one heard how somebody climbed into a cupboard. The ${invaders} were in the yard already. They did not walk fast. They had no need to.`,
    ],
    [
      1,
      `=The plan was to barricade the door. Everything went in front of it: the table, the piano, the skeleton on wheels. It was a very good barricade, until it turned out that the door opened to the other side. One of the ${invaders} looked in and said something long. It sounded almost polite. It was shut out again.`,
      `=“We need a plan,” said {talker}. Everything went in front of the door: the table, the piano, the skeleton on wheels. It was a very good barricade, until it turned out that the door opened to the other side. One of the ${invaders} looked in, and waved. It was shut out again.`,
    ],
    [
      1,
      `=The second plan had to do with custard. There was a whole pan of it in the kitchen, cold. It was carried up to the roof and poured out. Three of the ${invaders} were standing underneath. They stopped, and wiped it off, and licked their fingers. After that there were rather more of them. One could not call that a success.`,
    ],
    [
      0.5,
      "=In the end there was only the roof left. From up there one could see how many there were. They filled the whole yard and looked up, with their mouths open. Counting calms one, and so there was some counting done. It came out even, every time. There was a reason for it. They stood in pairs. They were holding hands.",
      "=In the end there was only the roof left. From up there one could see them all: the whole yard was full, and they looked up, with their mouths open. It is difficult to count something of which one is afraid. But somebody counted, and noticed it. They stood in pairs. They were holding hands.",
    ],
  ],
  end: [
    [
      0,
      `=One only stands like that on an outing. Somebody leaned over the edge. “Have you lost anyone?” It got quite still down there. Then a very small one of the ${invaders}, with custard on it, began to cry, and all of them pointed in different directions, as everybody does who has no idea where the bus is.`,
    ],
    [
      0.6,
      "=So the door was opened, which is pulled and not pushed. They were put in order by size, and counted twice. Then they were led across the yard, two by two, past everybody who was looking out of cupboards. Behind the gym stood something large, with its lights on, and beside it somebody wringing their hands. All eight of them.",
    ],
    [
      0.7,
      "=Nothing was broken, apart from the piano. Later a postcard came, from a long way off, with a great many signatures, and with a drawing of custard. It hangs beside the notice about what to do in case of fire. Someone has written underneath: “In case of visitors: ask first.”",
    ],
  ],
});

/** What is strange: somebody with a secret life, an invisible child, invaders, and a voyage in a box. */
export const strangeDays: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:(?:found out|discovered|noticed|realized|realised|learned|believed|thought|suspected|were sure|was sure|saw) (?:that )?(?:their|his|her|my|our|the) (?:[a-z]+ ){0,2}?(?:${TEACHER}|${KIN}) (?:was|is|were|had been) (?:really |secretly |actually |in fact |also )?(?:a|an|the) (?:[a-z]+ ){0,2}?${SECRET}|(?:followed|watched|spied on) (?:him|her|the teacher))\\b[^.]*`,
    ),
    idea: new RegExp(
      `^(?![\\s\\S]*\\b(?:burglar|dies|died|dead|husband|wife|colleagues?|office|detective)\\b)[\\s\\S]*?\\b(?:their|his|her|my|our|the) (?:(?:new|old|strict|boring|quiet|nice|funny|strange|own|[a-z]+) ){0,2}?(?<keeper>${TEACHER}|${KIN}) (?:is|was|were|had been) (?:really |secretly |actually |in fact |also )?(?:a|an|the) (?:[a-z]+ ){0,2}?(?<secret>${SECRET})\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=Afterwards everything looked different. There was the bag that was never put down. There was the wrist watch that was talked to under the table. “A {secret},” said {hero}, and tried to look as if nothing was the matter. It's the hardest face there is.",
        "=One does not see it if one doesn't know. But once one knew, there was hardly anything else: the bag that was never put down, the cough that came back from the corridor as an answer. “A {secret},” whispered {hero}. Nothing else was talked of, and nothing was said aloud.",
      ],
      [
        1,
        "=Proof was needed. So a list was made, in a notebook with a false cover. “Drinks coffee without blinking,” it said. “Knew what was in the parcel.” “Was not surprised by the fire drill.” By the end of the week it was four pages long, and there were people in it who only had a cold.",
        "=“We need proof,” said {talker}. So a list was made, in a notebook with a false cover. “Drinks coffee without blinking,” it said. “Knew what was in the parcel.” By the end of the week it was four pages long, and one of the pages was about the cook.",
      ],
      [
        1,
        "=Then the {keeper} was followed, from tree to tree. It is not easy. Other people have to be told why one is standing behind a tree. The way led to the baker, to the post office and round the pond. At the pond, the {keeper} fed a duck, bent down, and said something to it. The duck nodded. Perhaps it was only swallowing.",
      ],
      [
        0.5,
        "=And then there was nobody in front of them any more. There was only the corner, and a lamp post. “You're putting your feet down too hard,” said a voice from behind. {Hero} did not turn round. {He} knew that voice. “And one shouldn't eat crisps. Otherwise, it was not bad at all.” It was the {keeper}, and there was no smile to be seen.",
        "=And then there was nobody in front any more. There was only the corner, and a lamp post. “You're putting your feet down too hard,” said a voice from behind. “And one shouldn't eat crisps. Otherwise, it was not bad at all.” It was the {keeper}, and there was no smile to be seen.",
      ],
    ],
    end: [
      [
        0,
        "=“It's true, then,” said {hero}. The {keeper} looked to the left and to the right. “I've been doing this for a long time. A {secret} is found out once, and then one has to move away, and begin again with another name. I've had eleven names.” A bus went by. “I should have liked to keep this one. I like it here. On the whole.”",
      ],
      [
        0.6,
        "=It was considered for about as long as a duck needs for a crust. Then {hero} took the notebook with the false cover and tore out four pages, one after the other, quite small. The wind took them along. “We only wrote down what there was for lunch,” {he} said. “As far as we know, you are boring.” The {keeper} needed a handkerchief then, and it was an ordinary one.",
      ],
      [
        0.7,
        "=It's the best-kept secret that has ever been known by so many. When there is a cough in the corridor now, somebody coughs back. Nobody puts their feet down hard any more. And once, on a quite ordinary morning, there was a parcel, without a sender. In it was a watch, and when one talked to it under the table, it said: “Good work.”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:woke up|became|turned|was|were|got|had become|had turned|found (?:himself|herself)|made (?:himself|herself)) (?:one (?:day|morning) )?(?:suddenly |completely )?invisible|(?:could not|couldn't|can not) (?:turn back|be seen|change back|become visible|turn visible|turn it off)|(?:nobody|no one) (?:could )?(?:see|saw) (?:him|her|them)(?! cry))\\b[^.]*",
    ),
    idea: ofChildren(
      "(?:wok?en?|wakes?|woke|became|becomes|turn(?:s|ed)?|found|makes?|made|pill|potion|hat|cloak|cape|ring)\\b[^.]*\\binvisible",
      "friend|thief|ink|dog|cat",
    ),
    after: [
      [
        0,
        "=The spoon gave it away. It went through the air, filled itself with porridge, and was empty. “How did you do that?” they would have asked. But there was nobody on the chair, as far as one could see. {Hero} looked for {his} own hands. They were there, one could feel them. It was only that one saw the tablecloth instead.",
      ],
      [
        1,
        "=The first day was one of the best ever. {Hero} sat on the teacher's desk and swung {his} legs. {He} walked into the cinema, and out again, and in again. {He} learned where the biscuits were kept, and who it was that really ate them. A dog barked at nothing all afternoon, and was told off for it, and {hero} said sorry to the dog.",
        "=The first day was one of the best ever. {Hero} walked into the cinema, and out again, and in again. A hat was lifted in the street, all on its own. “Is that you?” asked {talker} of the empty air, and got a poke in the ribs for an answer. It is a fine thing to know where somebody is if nobody else does.",
      ],
      [
        1,
        "=On the second day {hero} noticed the doors. They fall shut in one's face. People sit down on one, on the bus, with their shopping. At supper there was one plate too few. They had laid it at first, and then it had got cold, and then it had been put away. “It's so quiet,” they said. {Hero} was sitting right there.",
      ],
      [
        0.74,
        "=Then everything was tried. Flour did not stick for long, and paint looked dreadful. {Hero} stood in front of the mirror and wished, with both eyes shut. When {he} opened them, there was the bathroom behind {him}, with the towel. It was a nice towel. {Hero} had never seen so much of it.",
      ],
      [
        0.5,
        "=In the evening somebody sat on {his} bed. It sank in on one side. {Hero} was lying there and kept quite still. A hand went over the pillow and smoothed it. “Now I really don't know where else to look,” said the voice, the one that says good night. “I keep thinking I'd only have to look properly.”",
      ],
    ],
    end: [
      [
        0,
        "=“I'm here,” said {hero}. {He} had said so all day, to a great many people. But this time it was quiet enough. The hand stopped. It felt its way along the blanket, found a nose, an ear, and a wet cheek. “There you are,” said the voice. “You've got a freckle here. I know that one.” And where the finger was, there was a freckle.",
      ],
      [
        0.6,
        "=It went quite slowly. There was the ear, because somebody remembered how it stuck out. There was the chin, with the scar from the swing. “And the hair always goes the wrong way at this place,” said the voice, and it did. By midnight everything was there, except for the left foot. That had to wait for somebody who knew about the toes.",
      ],
      [
        0.7,
        "=At breakfast the spoon went up, and one could see who was holding it. It was such a lovely sight that nobody ate. {Hero} still knows where the biscuits are, and does not say. But {he} holds doors open for a moment longer than others do, and lays one more plate, now and then. One never knows who is sitting there.",
      ],
    ],
    of: "people",
  },
  ...INVADERS.map(invasion),
  {
    by: "any",
    words: inSentence(
      "(?:(?:flew|travelled|traveled|sailed|went|rode|drove|set off|took off|journeyed|fly|built|made|turned|rocketed|blasted off|drifted|floated)\\b[^.]*?\\b(?:in|on|with|into|out of|from) (?:an?|the|his|her|their|my|our) (?:(?:homemade|cardboard|magic|flying|self-made|old|big|paper|wooden|little|giant|own) )*(?<craft>(?:cardboard|paper)(?: box)?(?: (?:rocket|boat|box|ship|plane|spaceship))?|box(?: rocket)?|bathtub|bath tub|bath|flying bed|magic bed|bed|flying carpet|magic carpet|carpet|flying umbrella|rocket|balloon|soap bubble|armchair|sofa|flying bike|laundry basket|wash basket)|(?:had|found|got) (?:an?|the) (?:old |small |big )*(?<fabric>magic carpet|flying carpet|flying bed|magic bed)|(?:magic|flying) (?:carpet|bed|bathtub|armchair)[^.]*?\\b(?:took|takes|carried|flew|brought))\\b[^.]*",
    ),
    idea: ofChildren(
      "(?=(?:[\\s\\S]*?\\bto (?<landing>the (?:moon|stars|sun|north pole|rainbow|clouds|jungle)|mars|space|africa|china|paris)\\b)?)(?=[\\s\\S]*\\b(?:moon|mars|space|stars?|sky|clouds?|sea|ocean|world|island|planets?|jungle|rainbow|far|grand\\p{L}+|sun|north pole|africa|china|paris)\\b)[\\s\\S]*?\\b(?<boat>cardboard(?: box)?(?: rocket| boat| ship| spaceship)?|box|bathtub|bath|bed|carpet|umbrella|rocket|balloon|armchair|sofa|laundry basket|wash basket)\\b",
      "hospital|engineer|crew|stranded|capsule|mission",
    ),
    after: [
      [
        0,
        "=There was a good deal to think of. They needed provisions, which were four biscuits and a carrot, and a map, on which there was still plenty of room. “How long will you be?” came a call from the kitchen. “Back for supper,” answered {hero}. One has to give a time, even if one does not know it.",
        "=First it had to be made ready. A saucepan lid was put in for steering, and a cushion for the long stretches. There were four biscuits and a carrot. “Ready?” said {hero}, and counted backwards from ten, since that is how it is done. At three something began to hum. At one the floor was no longer there.",
      ],
      [
        1,
        "=From above everything is small and tidy. There was the house, with the washing on the line. There was the street, and the dog that is always there. Then came a cloud, and it was wet inside. {Hero} had always thought that they were filled with something softer.",
        "=From above everything is small and tidy. “Look, the house,” said {talker}. “Somebody has left the light on.” It was too late to go back for that. Then came a cloud, and it was wet inside. They had both thought that clouds were filled with something softer.",
      ],
      [
        1,
        "=After the cloud there came geese, who asked where all this was going, and who had the right of way. They had. They were given a biscuit for it. One of them flew alongside for a while and told of its children. In this way an hour passed, or a year. It is hard to tell up there.",
      ],
      [
        0.5,
        "=And then the {boat} began to shake. It had got a hole, on the left, hardly bigger than a coin. The wind went in there and sang. {Hero} put a hand on it, and then the other hand, and then there were none left for steering. They turned round and round, lower and lower. Everything flew out: the lid, the cushion, and three of the biscuits.",
      ],
    ],
    end: [
      [
        0,
        "=There was still the carrot. {Hero} looked at the hole, and at the carrot. It might have been made for it. It went in with a squeak, and the singing stopped. The {boat} gave a jolt, thought it over, and climbed again. “Always take a carrot,” said {hero}. It sounded like something that one says after many years at sea.",
      ],
      [
        0.6,
        "=And so they got to {landing}. It was just as they had thought it would be, only with more room. There was somebody there who had never had a biscuit. The last one was broken in half, and the halves were compared, and then for a while nothing was to be heard but the crumbs. Then it was time. There was a smell of supper, very faint, and they had only to follow it.",
        "=And so they got there. It was just as they had thought it would be, only with more room. They stayed for as long as one stays in such a place. They shared the last biscuit with somebody who had never had one. It was broken in half, and the halves were compared. Then it was time. There was a smell of supper, very faint, and they had only to follow it.",
      ],
      [
        0.7,
        "=“Well, how was it?” they were asked at table. “Nice,” said {hero}, and passed the potatoes. There is no use telling everything. But in the {boat} there is still a hole on the left, hardly bigger than a coin. When one puts an ear to it at night, one hears the geese. And nobody in that house ever goes on a journey without a carrot.",
      ],
    ],
  },
];
