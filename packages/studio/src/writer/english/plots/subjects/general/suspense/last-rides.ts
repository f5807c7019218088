import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";

const VEHICLES =
  "bus|school bus|tram|train|locomotive|steam engine|engine|lorry|truck|car|taxi|ferry|boat|ship|tugboat|fire engine|tractor|van|carousel horse|carousel|ice cream van|caravan|plane|aeroplane|airplane|helicopter|submarine|lift|ferris wheel|digger|crane|camper van|motorbike";
const CATTLE =
  "turkey|goose|pig|piglet|cow|calf|bull|lamb|sheep|goat|hen|chicken|rooster|cockerel|duck|rabbit|donkey|horse|pony|ox|lobster|carp|reindeer|mule|racehorse";

/** Stories of vehicles that shall be scrapped, animals that shall be eaten or sold, and stubborn ones that must be somewhere. */
export const lastRides = [
  story({
    says: [
      role("engine", VEHICLES),
      /\b(?:scrap(?:ped|yard|heap| yard| heap| metal)?|junkyard|crushed|wrecked|dismantled|demolished|taken out of service|taken apart|melted down|broken up|sold for parts)\b/i,
      /\b(?:dr(?:ives?|ove) (?:away|off)|r[au]ns? (?:away|off)|r[ou]lls? (?:away|off)|rolled (?:away|off)|escape[sd]?|flees?|fled|takes? off|took off|s(?:ets?) off|sail(?:s|ed) (?:away|off)|sneak(?:s|ed) (?:away|off|out)|one (?:last|final) (?:time|trip|ride|journey|voyage)|last (?:trip|ride|journey|voyage|tour)|steals?|stole)\b/i,
    ],
    may: [
      phrase("with <rider:somebody> (?:on board|inside|aboard|on the back seat|at the wheel|in it)"),
      phrase(
        "(?:drove|drives|ran|runs|rolled|rolls|sailed|sails|set off|sets off|took off) (?:away |off )?to <goal:thing>",
      ),
    ],
    unless: /\b(?:robbers?|murder\w*|police chase|robot dog|bank)\b/i,
    lead: "engine",
    after: [
      "The paper was stuck on with a strip of tape, and it said “Tuesday, eight o'clock”. {Theengine} had read it backwards, in a window across the road. “They mean me,” thought {theengine}. But nothing in there wanted to stop.",
      [
        "{Rider} was the only one who had come to say goodbye. {Riderhe} patted the cold metal and sat down once more in the old place. “They've no idea,” said {rider}. At that moment, although no one had touched a thing, {theengine} started. It shook, it coughed, and then the gate was behind them.",
        "It was still dark when {theengine} tried it, quite softly. It shook, it coughed, and it smelt of smoke. But it started. {Theengine} had never in all those years gone anywhere unless somebody had told {him} to. The gate stood open by just about the right width. And then the gate was behind {him}.",
      ],
      "+ It was wonderful. There was no timetable, no stop and no signal. {Theengine} took the way that {he} had always looked at from the distance and never been allowed to go. Everybody they passed turned and waved, since nobody had seen {theengine} go so fast for years.",
      [
        "Behind them came a man on a bicycle, with the paper in his hand. “Stop!” he shouted. “It's Tuesday!” “Faster,” said {rider}, who held on with both hands. {Theengine} gave all that there was. And halfway up the hill, with a long sigh, {theengine} stood still.",
        "Behind {him} came a man on a bicycle, with the paper in his hand. “Stop!” he shouted. “It's Tuesday!” {Theengine} gave all that there was. And halfway up the hill, with a long sigh, {theengine} stood still.",
      ],
    ],
    end: [
      "The man got off his bicycle. “Finished,” he said, and meant {theengine}. But a girl was sitting there on the bank with a lamb in her arms. “It's broken its leg,” she said, “and the vet's on the other side of the hill. Nothing else comes by here any more. Can you take us?”",
      [
        "“Of course,” said {rider}, before the man could open his mouth. {Riderhe} climbed down and pushed. The girl pushed with one arm. The man put his paper in his pocket and pushed as well. {Theengine} felt them all behind {him}. Then something caught. It shook, it coughed, and it went.",
        "The man looked at the girl, at the lamb, and at the hill. Then he stuck his paper in his pocket and pushed. The girl pushed with one arm. {Theengine} felt them both behind {him}, and {he} thought of the lamb. Then something caught. It shook, it coughed, and it went.",
      ],
      "They got there in time, and the lamb was given a splint. On the way back an old couple waved from the road, and behind the next bend stood three children. The man turned the paper over and wrote something on the back.",
      "Now {theengine} goes over the hill twice a day, because nothing else does. The paper is stuck on with a strip of tape. When you see it in a window across the road, you can read it quite well. “Tuesday, eight o'clock,” it says, “and every other day too.”",
    ],
  }),
  story({
    says: [
      role("beast", CATTLE),
      /\b(?:slaughter\w*|butcher\w*|(?:before|for|until) (?:christmas|thanksgiving|easter)|to be (?:eaten|cooked|sold|killed|roasted)|(?:christmas|thanksgiving|easter|sunday|new year's) (?:dinner|feast|roast|lunch|meal)|dinner table|end up (?:as|on|in)|(?:is|was|would be|going to be) (?:eaten|sold|roasted|cooked)|fattened|cooking pot|roasting)\b/i,
      /\b(?:r[au]ns? (?:away|off)|escape[sd]?|flees?|fled|hides?|hid|flew away|flies away|jump(?:s|ed) (?:off|out)|sneak(?:s|ed) (?:away|out)|gets? away|got away|save[sd]?|rescue[sd]?|hidden|steals?|stole)\b/i,
    ],
    unless: /\b(?:wolf|murder\w*|competition|recipe|restaurant|race|adults)\b/i,
    lead: "beast",
    of: "creatures",
    after: [
      "{Hero} had always thought that people gave {him} so much to eat because they liked {him}. Then {he} heard them talk behind the wall. They talked about potatoes, and how long it takes, and how many would be sitting at the table. {Hero} looked at {his} full bowl. For the first time {he} had no appetite at all.",
      "In the night {hero} pushed the bolt with {his} nose until it slid back. {He} ran along the hedge, across the yellow field, and on as far as the road. There {he} came to a fork. {He} took the one with no smell of potatoes.",
      "+ In the morning {hero} saw {his} own picture on a tree. “Missing,” it said underneath, and something about a reward. {Hero} pulled it down and ate it. After that {he} kept to the ditches, and whenever someone came, {he} stood still and tried to look like a bush.",
      "Towards evening it began to snow. There was a bus shelter, and on the bench sat a small boy with a suitcase. “Are you running away too?” asked the boy.",
    ],
    end: [
      "They shared his sandwich. It was cheese, luckily. “At home they only ever shout,” said the boy. “What about you?” {Hero} laid {his} head on his knees, and the boy understood roughly what it was about. “They can't do that,” he said. “You're somebody.” Nobody had told {hero} that before.",
      "Then lights came down the road, and car doors slammed. On one side stood the boy's mother and father, who had been crying. On the other side stood the farmer with a rope. The boy put both arms round {hero's} neck. “I'm not coming home without {him},” he said.",
      "No one shouted. It was quiet enough to hear the snow. The farmer looked at the rope, and he looked at {hero}, and {hero} looked back. “To tell the truth,” said the farmer, “the children have been asking me all day where {hero} is. And I never much liked the taste.” He put the rope in his pocket.",
      "When the great day came, there were a lot of people at the table after all: the farmer's family, and a boy with his mother and father. There were dumplings, and there were potatoes. {Hero} ate them at the end of the table, from {his} own bowl. And this time {he} knew quite well why they gave {him} so much.",
    ],
  }),
  story({
    says: [
      /\b(?<mule>(?:an?|the|his|her|their|my) (?:[a-z-]+ ){0,2}?(?:stubborn|obstinate|headstrong|lazy|reluctant|grumpy|unwilling|moody|wilful) (?:[a-z-]+ )?(?:donkey|mule|goat|camel|cow|pig|goose|sheep|ram|horse|pony|llama|alpaca|elephant|dog|cat|bull|ox|turtle|tortoise|hen|rooster|duck))\b/i,
      /\b(?:must|ha(?:s|ve|d) to|needs? to|needed to|should|tries to|tried to|wants? to|wanted to|shall) (?:bring|lead|take|get|drive|walk|move|deliver|carry|transport|ride|accompany|persuade)\b/i,
    ],
    may: [
      phrase("(?:over|across|through|up|along) <way:thing>"),
      phrase("(?<!had |has |have |need |needs |must )to (?=the |a |an |his |her |their |its |market)<goal:thing>"),
    ],
    unless: /\b(?:murder\w*|slaughter\w*|trick|circus trick|dance|sing|sleep)\b/i,
    of: "people",
    after: [
      "{Themule} had nothing against {hero}. {Themule} only had something against walking. “Come on!” said {hero} and pulled. {Themule} looked into the distance, as though there was somebody else who was meant. {Hero} pulled harder. What came was the rope, and with the rope {hero} sat down in the grass.",
      [
        "+ {Hero} tried it with carrots. {Themule} ate the carrots and stayed where it was. {Hero} tried it with pushing, and {themule} leaned back comfortably. {He} tried singing. That at least worked a little: {themule} took five steps to get away from it. So {hero} sang for an hour, and the first stretch of {theway} was behind them.",
        "+ {Hero} tried it with carrots. {Themule} ate the carrots and stayed where it was. {Hero} tried it with pushing, and {themule} leaned back comfortably. {He} tried singing. That at least worked a little: {themule} took five steps to get away from it. So {hero} sang for an hour, and the first hill was behind them.",
      ],
      [
        "+ “We'll never get to {thegoal} like this,” said {hero}. Then {he} told {themule} a story, because {his} voice was gone. And each time it got exciting, {he} stopped talking and walked on. It took only three steps until somebody came trotting after {him}, to hear the rest.",
        "+ “We'll never get there like this,” said {hero}. Then {he} told {themule} a story, because {his} voice was gone. And each time it got exciting, {he} stopped talking and walked on. It took only three steps until somebody came trotting after {him}, to hear the rest.",
      ],
      "But at the little bridge it was over. {Themule} put all its feet into the ground and did not move, neither for a story nor for sugar. The sun was already low. “You're the most stubborn creature in the world!” shouted {hero}. {He} let go of the rope and stamped on ahead, right onto the first plank.",
    ],
    end: [
      "At that moment something had {him} by the jacket. {Themule} had taken it between its teeth and pulled, and {hero} sat down in the grass once more. And in front of {him}, with a groan, the bridge broke in the middle, and the planks went down the river like matches. It was a while before {hero} could speak. “You knew that,” {he} said.",
      "{He} put an arm round the warm neck. “I've only been talking all day long,” said {hero}. “I never asked you.” {Themule} breathed into {his} ear. Then it turned round, stepped down the bank between the stones, and looked back. There was a ford there, quite shallow. You only had to know about it.",
      [
        "After that {hero} no longer pulled. {He} walked beside {themule}, and where the way divided {he} asked. They took a path that {hero} would never have found, and it was shorter by half. They came to {thegoal} as the bells were ringing. Everyone was standing there. “How did you do that?” they called. “With that stubborn thing?”",
        "After that {hero} no longer pulled. {He} walked beside {themule}, and where the way divided {he} asked. They took a path that {hero} would never have found, and it was shorter by half. They arrived as the bells were ringing. Everyone was standing there. “How did you do that?” they called. “With that stubborn thing?”",
      ],
      "“I didn't bring anyone here,” said {hero}. “I was brought.” And when it had all been celebrated and they wanted to set off for home, {themule} did not move. {Hero} sat down in the grass beside it. “Right,” said {hero}. “Then we'll wait for the rain to be over.” And soon it began.",
    ],
  }),
];
