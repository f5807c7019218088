import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { AIM_END, REASON, where } from "./where.ts";

const MOVED = `(?:moved?|moves|moving)(?: house| away| home| back)?(?: with [^.,]{3,40}?)?(?: from ${where("ownhome")})? to ${where("land")}`;
/** Not whose friend moves away. */
const NO_LAND =
  /\b(?:who|that|friend|neighbou?r|sister|brother|daughter|son|husband|wife|mother|father|mum|dad|grandma|grandmother|grandpa|grandfather|cousin|boyfriend|girlfriend|love|family)(?: \p{Lu}\p{L}+)?,? (?:had |has |was |is |also )?mov(?:ed|es|ing)\b|\bmov(?:ed?|es|ing) to (?:an? |the )?(?:new |other )?(?:school|class|front|back|side|room|seat|window|sofa|attic|cellar|music)\b/iu;

/** Stories of moving to another place. */
export const moving = [
  story({
    says: [phrase(MOVED)],
    may: [
      phrase("(?:until|[Tt]hen|where) (?:she|he|they|\\S+) (?:had )?met <friend:somebody>"),
      phrase("missed <missed:thing>"),
      /\b(?:hated (?:it|everything)|not know (?:anybody|anyone)|(?:made|making|finds?|found) (?:a|her first|his first|a new) friend)\b/,
      REASON,
    ],
    unless: new RegExp(
      `${NO_LAND.source}|\\b(?:murder|killed|ghost|haunted|pack(?:s|ed) an? |best friend mov\\w+|friend \\S+ mov\\w+)\\b`,
      "iu",
    ),
    of: "young",
    after: [
      [
        "The boxes were carried in, and {hero} unpacked only one of them, the one that said {hero's} name. It still smelled of {ownhome}. {Hero} put {his} nose inside and kept it there for a while. Outside the window lay {theland}, and not a single soul out there knew who {hero} was.",
        "The boxes were carried in, and {hero} unpacked only one of them, the one that said {hero's} name. It still smelled of home. {Hero} put {his} nose inside and kept it there for a while. Outside the window lay {theland}, and not a single soul out there knew who {hero} was.",
      ],
      "+ Everything about {theland} was wrong. The bread tasted wrong, the doors opened to the wrong side, and at night the quiet was the wrong quiet. When {hero} woke up, {he} reached for the lamp where it had always stood, and there was only wall.",
      [
        "Most of all {hero} missed {missed}. In the evenings {he} thought about {missed} so hard that {his} stomach hurt. {Hero} drew the way there on a sheet of paper, with every corner and every turning, so as not to forget it. The paper was nearly too small.",
        "Most of all {hero} missed all the things that {he} had never noticed at home: the stairs that creaked, the voice next door. {Hero} drew the old street on a sheet of paper, with every window and every tree, so as not to forget it. Then {he} hung the drawing up, right beside the window with {theland} in it.",
      ],
      "+ {Hero} did try. On the third day {he} walked up to some children, said hello, and told them {his} name. But {hero} said it so quietly that they understood something quite different, and all afternoon {he} was called that. It was almost funny. {Hero} went home and told the drawing on the wall about it.",
      [
        "And {friend}? At first {hero} and {friend} only looked at each other from a distance. Then one day {friend} came closer and stopped in front of {hero}, who was sitting on the ground in {theland} all alone. {Hero} did not look up. {Friend} did not go away.",
        "Then one day {hero} was sitting on the ground all alone, drawing the old street in the dust with a stick. A shadow fell across it. It belonged to a child from {theland}, who had a scab on each elbow and looked at the lines for a long time. “Where's that?” asked the child. And {hero} began to explain.",
      ],
    ],
    end: [
      [
        "So {hero} told {friend} about home, first a little, and then everything. {Friend} listened to the very end. In return {friend} showed {hero} what was good about {theland}: the best place to hide, the shortest way down, the spot where the evening sun stayed longest. {Hero} had walked past all of it with {his} eyes on the ground.",
        "“And what's there?” asked the child at each corner, and {hero} told it all, every door and every dog. Then the child took the stick and drew on, from the old street straight into {theland}: here is the best place to hide, here lives the cat with one ear. “And here,” said the child, and drew a small square, “is where you live.”",
      ],
      [
        "The next morning {friend} {friendwas} waiting outside. “Come on!” And {hero} ran, without looking round for the first time since the boxes. They ran right across {theland}, and {hero} laughed so loudly that people turned their heads. Now they knew who {hero} was: the one who laughed like that, together with {friend}.",
        "The next morning the child was waiting outside. “Come on!” And {hero} ran, without looking round for the first time since the boxes. The two of them ran right across {theland}, and {hero} laughed so loudly that people turned their heads. Now they knew who {hero} was: the one with that laugh.",
      ],
      "That evening {hero} took the drawing of home off the wall, but not to throw it away. {He} drew on the empty side: {theland}, with the best place to hide and a friend in the middle. Now there are two places on it. {Hero} needs them both, and they just fit on one sheet.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:(?:moved?|moves|moving|came|arrived|emigrat\\w+|fled)(?: with [^.,]{3,40}?)?(?: from ${where("ownhome")})? (?:to|in) ${where("land")}|was new (?:at|in) )`,
      ),
      /\b(?:not? (?:yet )?(?:speak|understand|know)(?: (?:a|any|one|single|word|of|yet|the|her|his|their|much))* (?:language|[A-Z]\p{L}+|word)|no(?:body|-one| one) (?:\w+ ){0,3}(?:spoke|speaks|understood|understands) |not a word of|without (?:speaking|knowing) (?:a|the|any) (?:word|language)|language (?:she|he|they) did not)/u,
    ],
    may: [
      phrase("(?:until|[Tt]hen|where) (?:she|he|they|\\S+) (?:had )?met <friend:somebody>"),
      phrase("by <way:doing>"),
    ],
    unless: /\b(?:murder|killed|alien|planet)\b/i,
    of: "young",
    after: [
      [
        "{Theland} was full of friendly people, but whenever they opened their mouths, it sounded to {hero} like a drawer full of spoons. {Hero} nodded when they laughed, and laughed when they nodded. In the evening {his} face was tired from all the nodding.",
        "The people there were friendly, but whenever they opened their mouths, it sounded to {hero} like a drawer full of spoons. {Hero} nodded when they laughed, and laughed when they nodded. In the evening {his} face was tired from all the nodding.",
      ],
      "It was worst when {hero} had something to say. {He} knew the answer to the sum, and quite a good joke about a cow. All of it was there, in {his} own language, and could not get out. “The new one is very quiet,” said the others. {Hero} had never been quiet in {his} life.",
      "Each day {hero} learned one word of the new language and tried it out. On the first day it was “please”. On the second day it was “bread”. On the third day {hero} wanted to say “thank you” and got it so wrong that a whole row of people turned round and giggled. {Hero} went red.",
      "+ At home {hero} lay on the floor and talked, in the old language, as fast as a waterfall: to the wall, to the lamp, to the spoons. The spoons understood every word, or at least they did not giggle. Then {hero} was out of breath, and it was very still. Spoons are no friends in the long run.",
      [
        "Then came the day with {friend}. {Friend} did not say anything at all. {Friend} sat down next to {hero}, and looked, and waited. {Hero} pointed at {himself} and said {his} name. {Friend} tried to say it and got it so wrong that it sounded like a sneeze. {Hero} burst out laughing. It was the first time in weeks.",
        "Then one of the other children sat down beside {hero}. The child did not say anything at all, and only looked, and waited. {Hero} pointed at {himself} and said {his} name. The child tried to say it and got it so wrong that it sounded like a sneeze. {Hero} burst out laughing. It was the first time in weeks.",
      ],
    ],
    end: [
      [
        "So it began, by {way}. For that there was no need of a language. The two of them understood each other from the first minute, and where they did not, they used their hands, their eyebrows and their feet. {Hero} told the whole joke about the cow in this way, with the moo at the end. It worked.",
        "So they talked without words. They used their hands, their eyebrows and their feet. They drew with a finger in the air. {Hero} told the whole joke about the cow in this way, with the moo at the end. A moo is the same everywhere, or very nearly. It worked, and they both fell over laughing.",
      ],
      "After that the words came, and they came in crowds. {Hero} got a new word for each thing that {he} pointed at, and gave back one of {his} own: one for the sky, one for shoes, one for friend. Now and then {hero} still got one wrong, and the others giggled. Then {hero} giggled with them, and said it once more.",
      "These days {hero} speaks two languages, and sometimes both at once. And whenever a new child stands there and nods at all the wrong places, {hero} sits down beside it, says nothing, points at {himself}, and waits.",
    ],
  }),
  story({
    says: [phrase(MOVED)],
    may: [
      REASON,
      new RegExp(`to (?:\\S+ ){0,3}?\\S+ ${AIM_END}`, "u"),
      /\b(?:not know|knew) (?:anybody|anyone|nobody|no one|a soul)\b/,
      phrase("after <ownloss:thing>"),
      phrase(`(?:until|[Tt]hen|where) (?:she|he|they|\\S+) (?:had )?met <friend:somebody>`),
    ],
    unless: new RegExp(
      `${NO_LAND.source}|\\b(?:murder|killed|ghost|haunted|disappear\\w*|body|nursing home|care home|retirement home|in with|next door)\\b`,
      "iu",
    ),
    of: "adults",
    after: [
      [
        "On the first morning after the move {hero} woke before it was light and did not know where {he} was. Then it all came back, {ownloss} as well. {Hero} made coffee in the only cup {he} could find, and drank it standing up at the window. {Theland} lay out there and had not been waiting for anybody.",
        "On the first morning after the move {hero} woke before it was light and did not know where {he} was. Then it all came back. {Hero} made coffee in the only cup {he} could find, and drank it standing up at the window. {Theland} lay out there and had not been waiting for anybody.",
      ],
      [
        "+ {Hero} had come to {theland} to {ownaim} That had sounded so brave when {hero} told people about it. Now {he} stood in the shop and did not know what half of the things were, or which of the two queues was the right one. “Are you on holiday?” asked the woman at the till. “No,” said {hero}, “it's for good.” It was the first time {he} had said so aloud, and it frightened {him}.",
        "+ “Why {theland}, of all places?” people had asked. It was because {ownreason} That had sounded so sensible then. Now {hero} stood in the shop and did not know which of the two queues was the right one. “Are you on holiday?” asked the woman at the till. “No,” said {hero}, “it's for good.” It was the first time {he} had said so aloud, and it frightened {him}.",
        "+ Moving to {theland} had sounded so brave when {hero} told people about it. Now {he} stood in the shop and did not know what half of the things were, or which of the two queues was the right one. “Are you on holiday?” asked the woman at the till. “No,” said {hero}, “it's for good.” It was the first time {he} had said so aloud, and it frightened {him}.",
      ],
      [
        "In the evenings {hero} could have rung home. {He} did not, because {he} would have had to say that it was wonderful here. There was nobody here who would have noticed if {he} had stayed in bed until Sunday. {Hero} looked up what a ticket back would cost. {He} wrote the price on a slip of paper and put it under the cup.",
      ],
      "+ Some days were better. On one of them {hero} found a path along the edge of {theland} where the light was so good that {he} forgot to be unhappy for almost an hour. {Hero} greeted everyone who came along the path. Most of them greeted back, a little surprised.",
      [
        "Then the pipe under the sink burst. {Hero} ran out in wet slippers, and there, of all people, {friendwas} {friend}. {Friend} asked no questions. {Friend} came in, turned off the water, and looked at the flooded floor, the boxes, and the single cup. “How long have you been here?” asked {friend}. “Long enough to own two,” said {hero}, and to {his} own horror began to cry.",
        "Then the pipe under the sink burst. {Hero} ran out in wet slippers and knocked at the nearest door. An old neighbour came, turned off the water, and looked at the flooded floor, the boxes, and the single cup. “You've been here for weeks,” said the neighbour, “and you've got one cup.” To {his} own horror {hero} began to cry.",
      ],
    ],
    end: [
      [
        "They mopped until midnight, {hero} and {friend}, and while they mopped {hero} told the truth about {theland}: how hard it was, and how {he} had not told anybody. “Everyone who stays had a first winter like that,” said {friend}. “It passes. Nobody tells you, that's all.” Under the cup the slip with the price had turned to pulp.",
        "They mopped until midnight, and while they mopped {hero} told the truth about {theland}: how hard it was, and how {he} had not told anybody. “Everyone who stays had a first winter like that,” said the neighbour. “It passes. Nobody tells you, that's all.” Under the cup the slip with the price had turned to pulp.",
      ],
      [
        "On Saturday {hero} went out and bought cups, a whole row of them. But on Sunday {friend} came, and brought others along, and by evening every cup was in use and somebody was drinking out of a jam jar. They told {hero} all that was wrong with {theland}, and {he} had not laughed so much for a year.",
        "On Saturday {hero} went out and bought cups, a whole row of them. But on Sunday the neighbour came, and brought others along, and by evening every cup was in use and somebody was drinking out of a jam jar. They told {hero} all that was wrong with {theland}, and {he} had not laughed so much for a year.",
      ],
      "When people ask {hero} nowadays where {he} lives, {he} says “here”, without thinking. Every morning {he} stands at the same window. {Hero} still drinks from the first cup, although there are so many others now, and looks out, and sees somebody down there wave.",
    ],
  }),
  story({
    says: [phrase(MOVED)],
    may: [REASON, phrase("(?:until|[Tt]hen|where) (?:she|he|they|it|\\S+) (?:had )?met <friend:somebody>")],
    unless: NO_LAND,
    of: "creatures",
    after: [
      [
        "“But why {theland}?” asked everybody at home. It was because {ownreason} {Hero} had explained that to all of them twice. And now {hero} was packed: a blanket, a sandwich, and a list of everything that would be better in {theland}.",
        "Everybody at home had an opinion about {theland}. It was too loud there, they said, or too quiet, and much too far away. {Hero} had packed already: a blanket, a sandwich, and a list of everything that would be better in {theland}.",
      ],
      "{Theland} was not like the list. {Hero} put the blanket down in the first nice spot and was sent away. {Hero} put it down in the second nice spot, and something dripped on it all night. At sunrise {hero} was woken by a dreadful noise. In {theland}, {he} learned, they made it every morning.",
      "“You're not from here,” said everyone whom {hero} met. {Hero} could not think how they knew. {He} walked as they walked, and ate what they ate, although it was chewy. {He} even joined in the morning noise. Everyone stopped and stared. “Definitely not from here,” they said.",
      "+ One evening {hero} took out the list and crossed out what was not true. It was a good deal. At the bottom there was only one line left: in {theland} there will be somebody to talk to. {Hero} looked at this line for a long time. {He} did not cross it out, but {he} did not put a tick there, either.",
      [
        "{Friend} saw {hero} sitting there. “Homesick?” asked {friend}. “No,” said {hero}. “It's only the wind in my eyes.” There was no wind. So {friend} sat down as well. “Tell me what's nice there,” said {friend}. {Hero} told it until the moon was up.",
        "That night {hero} could not sleep, and so {he} began to hum, quite softly, the song that they hummed at home. After a while another voice joined in, not far away. It did not know the song. It was terribly out of tune. {Hero} sat up straight and hummed a little louder.",
      ],
    ],
    end: [
      [
        "“And did they make that noise in the morning at your place?” asked {friend}. “Never!” said {hero}. “It's horrible.” “I know,” said {friend}. “I've hated it all my life.” They laughed until something came out of a hole and asked them to be quiet.",
        "The voice belonged to a fat old toad, who had always lived there. “I can't sleep either,” she said. “It's the noise in the morning. I've hated it all my life.” {Hero} stared at her. “I thought it was only me!” cried {hero}. They laughed until something came out of a hole and asked them to be quiet.",
      ],
      "The next day {hero} did not walk like the others any more. {He} walked as {he} had always walked, and said good morning in {his} own way. And those who lived in {theland} came closer and wanted to know how it was done. By noon a whole crowd was practising it behind {hero}.",
      "So {hero} stayed. Now and then {he} takes out the list about {theland}. Nearly everything on it has been crossed out. Only at the bottom, at the words “somebody to talk to”, there is a tick, and it is a very fat one.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?<clan>(?:[Tt]he|[Aa]|[Oo]ur|[Mm]y|[Hh]is|[Hh]er) (?:[\\p{L}-]+ ){0,2}family)(?: from [^.,!?]{3,30}?| of \\p{Ll}+)?(?: (?:just|had|has|have|must|to))* ${MOVED}`,
      ),
      /\b(?:[Ff]amily|[Pp]arents)\b/,
    ],
    may: [/\bin the middle of (?:winter|summer|the school year|the night)\b/, REASON],
    unless:
      /\b(?:murder\w*|killed|ghost|haunted|piano|lighthouse|farm|castle|island|countryside|cabin|boat|forest|desert|mountains?|moon|planet|mice|bears|who (?:had )?moved|(?:that|friend) moved)\b/i,
    lead: "clan",
    after: [
      "There was not a single chair yet, and so supper was eaten on the floor, out of the pan. “Well,” somebody said with a full mouth, “here we are.” Nobody answered. Outside lay {theland}, quite dark, and not one of the lights out there belonged to anyone whom {hero} knew.",
      "In {theland} each of them was alone with something different. One did not understand what was said at the shop, and one sat by the wall in every break. One of them looked for work and came back earlier every day. They told each other nothing of that. “How was it?” was the question each evening. “Fine,” said everybody.",
      "+ They had always been a loud family. Now you could hear the forks. {Hero} had brought along a radio from home, but it only got a rushing noise here. It was left on all the same, because of the quiet. Once there was a scrap of music in the noise, and all of them lifted their heads.",
      "Then, one night, a light was on in the kitchen, long after bedtime. One had only come for a glass of water, and one could not sleep. In the end {hero} all sat there on the boxes, in socks and blankets. “It isn't fine,” said the smallest voice. “It isn't fine at all.”",
      "After that it all came out: the shop, the wall, the work, and how everyone had kept quiet for the sake of everyone else. There were tears, and a good deal of shouting. And then there was a knock at the door.",
    ],
    end: [
      "It was an old neighbour from upstairs, in a dressing gown, with a pot. “At last some noise,” she said. “When we came here, we were as quiet as mice for half a year. We thought that it was polite.” The pot was put down on a box. “It's soup. I always make too much when I hear nothing.”",
      "So they ate once more, at two in the morning, from one pot, and the neighbour told them how things worked in {theland}: which shop, which form, and whose children ought to be asked to come and play. Before it got light, {hero} had laughed four times. Somebody had counted.",
      "There are chairs now, and a table, but there is one supper a week for which they sit on the floor. “How was it?” is still the question. Whoever says “fine” has to wash up. It is loud there, and sometimes there is a knock from above, twice. That means: save me some soup.",
    ],
  }),
];
