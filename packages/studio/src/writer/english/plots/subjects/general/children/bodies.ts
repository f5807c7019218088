import { also, role, story } from "../../subject-story.ts";
import { grown, notFor } from "./kinship.ts";

const TOY =
  "teddy bear|teddy|stuffed elephant|stuffed rabbit|stuffed animal|cuddly toy|elephant|bunny|plush rabbit|toy dog|doll|bear|rabbit|giraffe|blanket";

/** Stories of children at the doctor's, in the water and on the way. */
export const bodies = [
  story({
    says: [
      /\b(?:hospital|operation|operated|tonsils|appendix|surgery|clinic|plaster cast)\b/,
      /\b(?:tonsils|appendix|operation|operated|adenoids|broken (?:arm|leg)|br(?:eaks?|oke) (?:his|her) (?:arm|leg)|ears?|overnight|stay\w*|surgery|afraid|scared|nervous)\b/,
    ],
    may: [
      role("toy", TOY),
      grown,
      ...also(
        "takes? \\w+ \\w+ \\w+ along|took \\w+ \\w+ \\w+ along",
        "out",
        "ice cream",
        "roommate|next bed",
        "doctor|nurse",
      ),
    ],
    unless: notFor(
      "next bed|roommate|room mate|cancer|dying|dies|died|dead|coma|grandm\\w* (?:is|was|goes|went)|mother (?:is|was) in|father (?:is|was) in|visits?|visited|clown|nurse who|doctor who|wounded|years later|visit",
    ),
    of: "young",
    after: [
      [
        "@hospital(hero sit) The bed had wheels. It also had a lever, and if one pressed it, one's feet went up. {He} had been given a white bracelet with {his} name on it. “And what about {toy}?” asked {hero}. So the nurse wrote another bracelet, a very small one, and asked about its allergies. “Only pepper,” said {hero}.",
        "@hospital(hero sit) The bed had wheels. It also had a lever, and if one pressed it, one's feet went up. {He} had been given a white bracelet with {his} name on it. “That's so that nobody takes home the wrong one,” said the nurse, and asked about allergies. “Only pepper,” said {hero}.",
      ],
      "@hospital.night(hero look) By day it went quite well. But in the evening the corridor was dark except for a green light with a running man on it, and somewhere something went peep. {Hero} lay flat under the stiff sheet. “Are you asleep?” came from the next bed. There lay a boy with a plaster leg up in the air, like a flagpole. “No,” said {hero}. “Is it bad?” The boy thought about it. “The worst of it is that you get no breakfast,” he said.",
      [
        "@corridor(hero look) In the morning they rolled {him} down the corridor, and the lamps went past overhead like street lamps on a motorway. {Hero} held {toy} very tight, and counted. “You may stay together,” said a doctor with a cap full of frogs. He put a little mask on {toy} first, so that {hero} could see how it was done. “And now tell me what you want to dream,” said the doctor. {Hero} only got as far as “a pony that can”.",
        "@corridor(hero look) In the morning they rolled {him} down the corridor, and the lamps went past overhead like street lamps on a motorway. {Hero} counted them. A doctor with a cap full of frogs showed {him} the mask and let {him} hold it first. It smelled a bit of rubber boots. “And now tell me what you want to dream,” said the doctor. {Hero} only got as far as “a pony that can”.",
      ],
    ],
    end: [
      [
        "@hospital(hero sleep, grown sit) When {he} opened {his} eyes, everything was already over, and {he} had missed it. There was a hand on {his} forehead, and it belonged to {grown}. “There you are again,” said {grown}. “What can it do?” asked {grown}. {Hero} did not understand. “The pony.” {Hero} thought about it with all {his} might. But {he} had forgotten.",
        "@hospital(hero sleep) When {he} opened {his} eyes, everything was already over, and {he} had missed it. The doctor with the frogs was standing at the foot of the bed. “There you are again,” he said. {Hero} could only whisper. “What can it do?” asked the doctor. {Hero} did not understand. “The pony.” {Hero} thought about it with all {his} might. But {he} had forgotten.",
      ],
      "@hospital(hero eat) There was ice cream at ten in the morning, and again at noon. The boy with the flagpole let {hero} draw on his plaster, and because there was so much room, it turned into a pony, and then into a pony that could do all sorts of things: fly, and play the trumpet, and press a lever with its hoof.",
      [
        "@bedroom(hero sleep) At home the bed has no wheels, and the feet stay down. {Hero} told everybody about the frogs. The bracelet hangs on the lamp, and {toy} still wears the small one. If somebody has to go there who is afraid, {hero} lends out {toy} for the night. It knows the way, and it knows what one must say about the pepper.",
        "@bedroom(hero sleep) At home the bed has no wheels, and the feet stay down. {Hero} told everybody about the frogs. The bracelet hangs on the lamp above {his} pillow. If somebody has to go there who is afraid, {hero} knows just what to tell them: about the lever, and the lamps, and the ice cream at ten in the morning.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:cannot|can['’]t|could not|couldn['’]t|never learn(?:ed|t)|does not know how to|did not know how to|only one who (?:cannot|can['’]t|could not)) (?:yet )?(?:swim|dive)\b/,
      /\b(?:lessons?|secret\w*|friends|class|party|board|pool|lake|birthday|others|teach\w*|learn\w*)\b/,
    ],
    may: [
      /(?<pals>(?:(?:all|both) )?(?:of )?(?:his|her|the) (?:other )?(?:friends|classmates|children))\b[^.]*/,
      role(
        "teacher",
        "aunt|uncle|grandmother|grandma|grandfather|grandpa|father|mother|dad|mum|sister|brother|neighbour|cousin",
      ),
      ...also(
        "all (?:his|her) friends[^.]*",
        "secretly",
        "takes? lessons|took lessons",
        "yet",
        "board",
        "ashamed|embarrassed",
        "pool party|pool|lake",
      ),
    ],
    unless: notFor("fish|duck|duckling|penguin|drown\\w*|ship|sailor|boat|shark|goldfish|river|flood"),
    of: "young",
    after: [
      "@pool(hero sit) {Hero} had got by with excuses so far. There was the ear that must not get wet. There was the plaster. “You go ahead,” {he} would say, and sat on the towel and minded the watches. By the end of the afternoon {he} had nine watches on {his} arms, and was the only one who was dry.",
      [
        "@pool.dawn(hero talk, teacher stand) Nobody was to know about it. So {hero} and {teacher} met on Saturdays at seven, when there was still steam on the water and not a soul but an old lady with a cap. “First you blow,” said {teacher}. {Hero} blew. “And now you lie down on it.” “On what?” asked {hero}. “On the water,” said {teacher}. “It does nothing else all day.”",
        "@pool.dawn(hero stand) Nobody was to know about it. So {hero} came on Saturdays at seven, when there was still steam on the water and not a soul but the attendant with the long pole. “First you blow,” said the attendant. {Hero} blew. “And now you lie down on it.” “On what?” asked {hero}. “On the water,” said the attendant. “It does nothing else all day.”",
      ],
      [
        "@pool(hero swim, teacher point) It did not hold {him}. It let {him} go down like a fork. “Once more,” said {teacher}, and put a hand under {his} back, flat, like a tray. The second Saturday it was one hand. The third it was two fingers. On the fourth {teacher} was talking about something quite different, about noodles, and scratched {teacherhis} nose with both hands. {Hero} saw it, and went on lying there.",
        "@pool(hero swim) It did not hold {him}. It let {him} go down like a fork. “Once more,” said the attendant, and held out the end of the pole. The second Saturday {hero} held on to it with one hand. The third it was two fingers. On the fourth the attendant was talking about something quite different, about noodles, and had put the pole over his shoulder. {Hero} saw it, and went on lying there.",
      ],
      "+ @pool(hero swim) The rest was arms and legs. {Hero} practised them everywhere: on the carpet, in the bath, and on two chairs, until one of them tipped over. “What are you doing?” {he} was asked. “Nothing,” {hero} said from the floor, and pulled in {his} legs like a frog, and pushed them out again.",
    ],
    end: [
      "@pool(hero stand) Then the day came when they all went again. {Hero} lay down {his} towel. They held out their watches to {him}, as always. {Hero} did not take them. “I'm coming in,” {he} said, and they stared at {him}. At the edge {his} knees were soft. {He} thought of noodles. Then {he} held {his} nose, and jumped, and the whole summer closed over {his} head, green and loud.",
      "@pool(hero swim) {He} came up. {He} lay there for a moment, because the water did nothing else all day. Then {he} swam, like a dog with a stick, with {his} chin up high, from one side to the other. It was not beautiful. “Since when can you do that?” they shouted. “Since Saturday,” said {hero}, and held on to the rim, and could not stop grinning.",
      "@pool(hero sit) Nobody minds the watches any more. They lie in a shoe. But on Saturdays at seven there is still steam on the water, and {hero} likes it best when there is no one there yet. {He} lies down on it, with {his} arms spread out, and looks up, and talks to the ceiling about noodles.",
    ],
  }),
  story({
    says: [
      /\b(?:walks?|walked|goes|go|went|take[sn]?|took|rides?|rode|shop\w*|buys?|bought|fetch\w*|flies|flew|bakery|baker)\b/,
      /\b(?:alone|on (?:his|her|their) own|all by (?:himself|herself)|by (?:himself|herself)|without (?:his|her) (?:mum|mother|dad|father|parents))\b/,
      /\bfor the first time\b|\bfirst time\b/,
      /\b(?:school|baker\w*|bus|shop|supermarket|kindergarten|train|grandma|grandmother|grandpa|grandparents|way|bread|rolls|milk)\b/,
    ],
    may: [
      grown,
      role("mate2", "friend|dog|neighbour"),
      ...also(
        "on foot",
        "has to work|had to work",
        "proud",
        "scared|afraid|nervous",
        "rolls|bread|milk",
        "because[^.]*",
        "school",
      ),
    ],
    unless: notFor(
      "home alone|stay(?:s|ed)? (?:at home )?alone|lives? alone|sleep|moon|space|lost|moves?|college|university|sea|desert",
    ),
    of: "young",
    after: [
      [
        "@corridor(hero stand, grown talk) “Left, right, left,” said {grown}. “I know,” said {hero}. “And at the crossing?” “I look the driver in the eye.” {Grown} did up {his} top button, which had been done up already, undid it, and did it up again. Then the door was shut, with {hero} on the outside. It was a funny feeling. {His} hand did not know where to go, because there was no other hand in it.",
        "@corridor(hero stand) “Left, right, left,” {hero} said to {himself}. “And at the crossing I look the driver in the eye.” {He} had practised it all week. Then the door was shut, with {hero} on the outside. It was a funny feeling. {His} hand did not know where to go, because there was no other hand in it.",
      ],
      "@street(hero walk) The street was the same as always, only longer. {Hero} had never noticed how many doorways there were, and that each of them had a different smell: coffee, dog, wet stone. {He} put {his} hand in {his} pocket, where the key was, on its string. It was still there. It was still there at the next corner, too.",
      "@street(hero look) At the big crossing stood three people, and all of them were taller than the post box. The light was red for a very long time. Then it was green, and {hero} looked the driver in the eye. It was a lorry driver with a beard. He looked back in surprise, and raised two fingers to his cap. {Hero} raised two fingers as well, and walked across, quite slowly, because now it was {his}.",
      "+ @street(hero stand) Half-way there was a gap in the wall with a cat in it. {He} had never been allowed to stop there. “We've no time,” it had always been. {Hero} stopped. {He} looked at the cat, and it looked at {him}, for exactly as long as the two of them liked. Then {he} had to run a little.",
    ],
    end: [
      [
        "@street(hero walk) Three times on the way {hero} had the feeling that somebody was behind {him}. The first time it was a pigeon. The second time it was a newspaper. And the third time something large ducked behind a parked car, and forgot that one could still see its hat. It was a hat that {hero} knew well. It belonged to {grown}. {Hero} did not let on. {He} only walked a bit more upright.",
        "@street(hero walk) Three times on the way {hero} had the feeling that somebody was behind {him}. The first time it was a pigeon. The second time it was a newspaper. And the third time it was only {his} own shadow, which had become quite long. {Hero} waved at it. It waved back. {He} walked on, a bit more upright.",
      ],
      "@street(hero run) And then it was there, the gate, the step, the door with the handle that stuck. {Hero} pushed it open. Nobody clapped, and nobody had noticed anything. All the same {he} stood there for a moment, with hot cheeks, and had to breathe. “Who brought you?” somebody asked. {Hero} had been waiting for that question the whole way. “I did,” {he} said.",
      "@street(hero walk) By now {he} could do it with {his} eyes shut, but that is not allowed. {He} knows all the doorways, and the cat knows {him}. And when the lorry with the bearded man stops at the crossing, two fingers go up behind the window, and two fingers go up in the street.",
    ],
  }),
];
