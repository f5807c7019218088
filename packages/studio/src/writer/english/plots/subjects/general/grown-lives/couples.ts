import { phrase } from "../../phrase.ts";
import { role, story, type WrittenStory } from "../../subject-story.ts";
import { notFor as notForLives, part } from "./part.ts";

/** What no story of couples is for. */
const notFor = (more: string): RegExp => notForLives(`affair|cheat\\w*|${more}`);

const buying = (bought: RegExp): WrittenStory => ({
  says: [bought, /\b(?:in love|falls? for|fell for|likes|crush|because of|to see|only to|just to|too shy|loves?)\b/i],
  may: [part("in love|falls? for|fell for"), part("although|but|hates?|only|just")],
  unless: notFor("died|dead|lottery|pet|zoo|son|daughter|boy|girl"),
  of: "people",
  after: [
    "By the third week there was no room left at home. {Hero} had given {goods} to the neighbours, to the caretaker and to the people under the bridge. They had begun to hide when they saw {him} coming. “Again?” asked the old man from the ground floor. “You must be fond of it.” “It isn't for me,” said {hero}, and that was nearly the truth.",
    "The whole thing took forty seconds every time. {Hero} had measured it. There was the bell over the door, and the hello, and the question, which was always the same. And {he} always gave the same answer, although {he} had prepared another. At home {he} had twelve sentences on a piece of paper. In the shop {he} had one: “The same as always.”",
    "+ Once {he} was almost brave. The shop was empty, the sun lay on the counter, and {hero} breathed in. “I wanted to ask you,” {he} said. At that moment a school class came in, with a teacher. When the last child had paid, {hero} had become pale and was holding a bag again, and did not know how.",
    "Then came a day when everything was sold out. “I'm so sorry,” it came from behind the counter. “Yours is gone. Somebody took the last.” {Hero} stood there with {his} money in {his} hand. Without it {he} had no reason to be here. “It doesn't matter,” {he} said. “I don't like it at all.” It was out before {he} could catch it.",
  ],
  end: [
    "It got very quiet. “You don't like it?” “I can't stand it,” said {hero}, and {his} ears were as red as a stove. “I never could. But I didn't know what else to ask for.” A cloth was put down on the counter. “Since spring?” “Since spring.” And then {he} heard a laugh that was longer than forty seconds.",
    "“I put it aside for you every day,” said the voice behind the counter, “in the back, so that nobody would get it before you. Today I forgot, because I was looking out to see whether you'd come.” Now there were two with red ears. “I close at six,” it came at last. “Do you like soup?” {Hero} liked soup.",
    "People in the street eat what they like again, and nobody has to hide. {Hero} still comes into the shop once a day, and the bell rings, and the question comes, always the same. “What would you like?” And {hero} leans on the counter and has all the time in the world to answer.",
  ],
});

/** Stories of couples: apart for a time, on a last drive, across a counter, under one umbrella. */
export const couples = [
  story({
    says: [
      /\b(?:live|living|lives|lived|move out|moves? out|moved out|be|spend (?:a|some) \w+) (?:alone|apart|by (?:her|him)self|on (?:her|his) own|separately|in (?:a |her own |his own )?separate (?:flat|apartment|house)s?)\b|\bmov(?:es?|ed) out\b|\bbreak from (?:the|her|his|their) marriage\b/i,
      /\b(?:years of marriage|married|marriage|husband|wife)\b/i,
      /\b(?:wants?|wanted|needs?|needed|decid\w+|asks?|asked|tells?|told|for a (?:year|while|month|summer)|for (?:three|six) months)\b/i,
      role("spouse", "husband|wife"),
    ],
    may: [part("alone|apart|separate\\w*|moved? out"), part("marriage|married"), part("learn(?:s|ed)?")],
    unless: notFor(
      "died|dead|death|widow\\w*|late (?:wife|husband)|divorc\\w*|prison|hospital|raises?|raised|son|daughter|ex-",
    ),
    of: "people",
    after: [
      "There was no quarrel. That was the odd thing about it, and the neighbours found it hard to forgive. There were two suitcases in the hall, and a discussion about the coffee machine, in which each of them tried to leave it to the other. In the end it stayed, and neither of them knew how to work it alone.",
      "+ The first evening apart was very loud. One does not know how a fridge hums until nobody talks over it. There was a supper of bread, eaten standing up. {Hero} laid out two forks, out of habit, looked at them for a while, and put one of them back in the drawer.",
      "Then the small things came. One of them had never paid a bill, and the other had never boiled an egg. “How long does it take?” asked the voice on the telephone. “It depends how you like it,” was the answer. There was a silence. Neither of them had been asked that for years, and neither knew.",
      "So they found out. It took a carton of eggs. Four minutes was a soup, ten minutes was a ball. At six and a half there was a long look into the cup. It was how it had been all along, and it tasted quite different for having been chosen.",
      "By the spring the one had learned to sleep in the middle of the bed, and the other to make a stew that could be offered to guests. A stew like that has to be shown to somebody.",
    ],
    end: [
      "They met on the stairs, at the door of the new flat. {Hero} had combed {his} hair. So had {spouse}. “You've moved the lamp,” was the first thing that was said. “I always wanted it there.” “It's better there.”",
      "They ate the stew down to the bottom of the pot. They told each other things that they could not have known already, and in so many years that had hardly ever happened. At eleven they stood at the door. “May I come again?” “On Thursday,” was the answer, “if you bring the eggs.”",
      "Since then there has been a bell, and somebody who rings it, with combed hair and something warm wrapped in a towel. The neighbours no longer ask. On the wall by both stoves it says in large writing: six and a half.",
    ],
  }),
  story({
    says: [
      /\b(?:divorc\w*|separat\w*|splitting up|break(?:ing)? up)\b/i,
      /\b(?:car|drive|drives|drove|road trip|van|camper|journey|trip)\b/i,
      /\b(?:couple|parents|husband|wife|ex-husband|ex-wife|their (?:divorce|separation))\b/i,
      role("child", "daughter|son|children|kids"),
      /\b(?:together|one last|same car|one car|both)\b/i,
    ],
    may: [part("drive|drove|drives|car|trip")],
    unless: notFor("back together again|wish(?:es)? (?:that )?(?:his|her)|gives? birth|dog"),
    of: "adults",
    after: [
      "They had a plan for the silence. For the first hours there was the radio, and after that they would take turns to be asleep. {Child} sat in the back among boxes, and was handed sandwiches over the front seats by two people who did not look at one another.",
      "The radio died at the first hills. For twenty miles one could hear the boxes breathe. “You should have turned off there,” was the first sentence. “I know the way.” “You knew the way to Verona.” In the back {child} began to laugh. “What happened in Verona?”",
      "So it was told, in pieces, one from the left seat and one from the right. There had been no Verona. There had been a village with one goat, and a room over a garage, and three days of rain. “We played cards for the blanket.” “You cheated.” “I let you win.” “I know. That was the cheating.”",
      "+ At the petrol station they stood on either side of the car, with the roof in between. Each of them had bought a coffee for the other, and each of them had got it right, with milk and without. They looked at the four cups on the roof. Then they drank two each, so that nothing had to be said.",
      "Towards evening {child} put a head between the front seats. “Can I ask you something? Was it bad, all of it? Because then I'd like to know which bits of me I should worry about.” The indicator ticked. There was nowhere to turn. Neither of them could drive on, and they stopped at the side of the road.",
    ],
    end: [
      "“No,” said one of them. “It was good for a very long time,” said the other, “and then it wasn't, and nobody did that on purpose. You're from the good part. All of you.” A hand came from the back, and then two more from the front, and they lay in a heap on the hand brake.",
      "They carried the boxes in together, as they had always carried things: one went backwards and the other gave directions. It still worked, without a word. When everything was done, they stood by the empty car. “I'll drive the first half,” one of them offered. “And I'll tell you when to turn off.” “You do that.”",
      "There is a photograph that {child} took through the windscreen on that day. Two people stand beside a road with a map, and each is pointing in another direction, and they are both laughing. It has been hanging over the desk ever since. On the back it says: the good part.",
    ],
  }),
  story(
    buying(
      phrase(
        "(?:buys|bought|orders|ordered) <goods:thing> (?:there |from (?:her|him) |at (?:her|his) \\w+ )?(?:every|each) (?:single )?(?:day|morning|evening|week|Saturday|Friday|Monday|Sunday|lunchtime)",
      ),
    ),
  ),
  story(
    buying(
      phrase(
        "(?:[Ee]very|[Ee]ach) (?:single )?(?:day|morning|evening|week|Saturday|Friday|Monday|Sunday|lunchtime),? [^.,]{2,30}? (?:buys|bought|orders|ordered) <goods:thing>",
      ),
    ),
  ),
  story({
    says: [
      /\b(?:discover\w*|finds? out|found out|realis\w+|realiz\w+|learn(?:s|ed)?|notic\w+)\b/i,
      /\b(?:lost (?:his|her) job|been (?:fired|sacked|laid off)|(?:being|was|is) (?:fired|sacked|laid off)|pretend\w* to (?:go|work|have a job)|has no job|no longer has a job)\b/i,
      role("spouse", "husband|wife|partner|father|mother|dad|mum|son"),
      /\b(?:pretend\w*|lie[sd]?|secret\w*|every morning|hid|hidden|for (?:weeks|months|\w+ months|\w+ weeks|a year))\b/i,
    ],
    may: [part("discover\\w*|finds? out|found out|realis\\w+|realiz\\w+|learn(?:s|ed)")],
    unless: notFor("died|dead|inherit\\w*|family|another woman"),
    of: "people",
    after: [
      "It was a sandwich that gave it away. It lay on the kitchen table when everyone had left, wrapped in paper, and {hero} wanted to do somebody a good turn. {He} took it to the firm. “For whom?” asked the man at the desk, and looked at the name, and then at {hero}, with far too much sympathy. “Didn't you know?”",
      "{Hero} could have asked that very evening. {He} had the question in {his} mouth with the soup. But {spouse} told a story about the new photocopier, with all the voices, and did it so well that {hero} laughed before {he} could stop. How could one invent a photocopier? And for whom was so much trouble taken?",
      "The next morning {hero} followed, with sunglasses and a scarf, like somebody in a film. First it was the station, where {spouse} watched a train leave. Then came the library, until eleven, near the radiator. At noon the sandwich was eaten on a bench by the river. Half of it went to the ducks. Nobody can be so alone in such a good coat.",
      "+ {Hero} had been angry as far as the river. {He} had thought up a speech about trust, and it was a good one. Now {he} stood behind a tree and saw how {spouse} looked at the time, straightened up and practised a smile, two or three times, for the evening. There went the speech.",
    ],
    end: [
      "{Hero} sat down on the bench. For a time they both looked at the ducks. “How's the photocopier?” asked {hero}. There was such a long silence that a boat came past and went away again. “There isn't one,” said {spouse} at last. “I know,” said {hero}. “But I'd got fond of it.”",
      "Then everything came out: the day itself, the cardboard box that was still in a locker at the station, and the one evening when it ought to have been said, and then it was too late, and every day later. “I didn't want you to be afraid.” “I was afraid that you didn't love us any more,” said {hero}. “Compared with that, this is good news.” They fetched the box together.",
      "At home a pencil, a plant and a mug came out of it, and an order of things that had to be paid. It was not pretty, but they added it up side by side, until midnight. There are two sandwiches in the paper now, and whoever has had a bad day says that the photocopier has broken down again. Then the other puts the kettle on.",
    ],
  }),
  story({
    says: [
      /\b(?:left|leaves|jilted|abandoned|ran away from|stood up) (?:her|his) (?:\w+ ){0,2}?(?:fianc[^\s,.]+|bride|groom|bridegroom|boyfriend|girlfriend|partner)(?: \w+){0,3}? at the altar\b/i,
      /\b(?:plan|plans|organi[sz]e\w*|planner|bake|bakes|cake|photograph\w*|cater\w*|invited|play|sing)\b/i,
    ],
    may: [part("altar"), part("wedding")],
    unless: notFor("stop the wedding|ruin|revenge|sabotage|fake"),
    of: "people",
    after: [
      "It was the surname on the order that did it. {Hero} read it three times. There could have been two people of that name. There could have been a hundred. But under it stood the telephone number, and {hero} found that {his} fingers still knew it by heart. {He} put the pen down and went for a walk round the block, twice.",
      "They met at a table with samples. It is not easy to talk about napkins with somebody with whom one did not get married. “Cream or white?” asked {hero}, quite businesslike. “What would you take?” “White,” said {hero}. “You always spill.” It was the first thing between them that was not on the list. Both of them looked at the napkins.",
      "+ {Hero} did {his} work better than ever. {He} counted chairs, and knew which aunt could not be put next to which. At night {he} lay awake over the plan of tables. There was a small table by the kitchen door, for those who serve. {Hero} wrote {his} own name on it, in pencil, and looked at it for a long time.",
      "On the morning of the day a message came from the vestry: would {hero} come, quickly? The one who was to be married sat there on a stool, in all that splendour, as white as the napkins. “What if it happens again?” was all there was to hear. “What if I stand there, and the door doesn't open?” And of all the people in that church, only {hero} knew what that was about.",
    ],
    end: [
      "{Hero} pulled up a second stool. “It was fear, that time,” {he} said. “Not of you. I've never told you that properly. I should have done it the same evening, and I sent a card.” “With a ship on it,” came the answer. “With a ship on it,” said {hero}. “I'm sorry. For the ship as well.” It took ten years off both of them.",
      "“And now?” “Now I'll go out and stand by the door,” said {hero}, “and I won't move from there until it has opened. I'm paid for that.” {He} did as {he} had said. The organ began, the door opened, and {hero} held it with one hand. {He} watched two people find each other's eyes, and it did not hurt half as much as the shoes.",
      "Late that evening there was dancing. {Hero} sat at the small table by the kitchen door, with {his} shoes off, and checked the last things on the list. The very last line was not in {his} own writing. “Cream would have been wrong,” it said. “Thank you.” {Hero} ticked it off, put the list in {his} bag, and took a piece of cake.",
    ],
  }),
  story({
    says: [
      phrase("(?:shared?|shares|sharing) (?=(?:an?|the|one|his|her|their) )<roof:thing>"),
      /\b(?:strangers?|unknown|passer-?by)\b/i,
      /\b(?:umbrella|bench|taxi|table|compartment|bus shelter|shelter|blanket|cab)\b/i,
    ],
    may: [part("shared?|shares|sharing"), part("strangers?")],
    unless: notFor("died|dead|prison|war|flat|apartment|little|boy|girl|dog|cat"),
    of: "people",
    after: [
      "There is a right distance between strangers. In the first minutes they both kept to it, as well as that was possible, with stiff shoulders, and each looked past the other. “Excuse me,” they said whenever a sleeve touched a sleeve. They said it four times. At the fifth they gave it up.",
      "+ “Are you going far?” “I'm not sure that I'm going at all,” was the answer. It was the sort of thing that one only says to a person whom one will never see again. There was a pause. “Nor am I,” said the other voice. “I've been standing about with my coat on since this morning.”",
      "Then it was easy. They told each other what people usually keep for the very end. One had to decide something by tomorrow, and had told nobody. The other had decided something long ago, and it had been wrong. Neither of them gave any advice. They nodded at the right places, and now and then one of them laughed and was surprised by it.",
      "They found out that they had lived for years in two streets that crossed. They had bought their bread in the same shop. They must have stood one behind the other a hundred times, each with the same roll in the same paper bag, and had looked at the back of a head.",
      "And then it was over. What had kept them there was no longer keeping them. They noticed it both at the same time, and both of them pretended that they had not. “Well,” said one of them at last. “Well,” said the other.",
    ],
    end: [
      "They shook hands, and they had not even told each other their names. One went to the left, and the other to the right. It was ten steps, and then fifteen. At the twentieth both turned round at the same moment, which is embarrassing among strangers. “The bread!” it came across the street. “What time do you buy your bread?” “At half past seven!”",
      "At half past seven the next morning there were two people in front of the shop, and both had come too early. They told each other their names, rather formally, as if they were handing over a small parcel. “I've decided it,” said one of them. “I know,” said the other. “You've got a different coat on.” The rolls were still warm.",
      "They stand in a queue there on most days, and those behind them look at the clock and sigh. The two of them never do. They have not got to the end of what they were telling each other yet.",
    ],
  }),
  story({
    says: [
      /\b(?:late|dead|deceased) (?:husband|wife)\b|\bhusband (?:who )?(?:had )?died\b|\bwife (?:who )?(?:had )?died\b|\bwidow(?:er)?\b/i,
      /\b(?:receiv\w+|gets?|got|deliver\w*|arriv\w*|comes?|came|sends?|sent)\b/i,
      phrase(
        "(?=[^.,]*\\b(?:flowers?|parcels?|presents?|gifts?|roses?|bouquets?|packages?|tulips)\\b)(?:receives|received|gets|got|finds|found|is sent|was sent) <gift:thing>(?= (?:of|every|each|from|on|for|that|which)\\b)",
      ),
      /\b(?:every (?:month|week|year|birthday|anniversary|Friday|Sunday|morning)|in advance|arranged|ordered|before (?:his|her) death|each (?:month|year|week))\b/i,
    ],
    may: [part("receiv\\w+|gets?|got|finds?|found"), part("in advance|ordered|arranged")],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|magic\w*|detective|haunt\w*|neighbour|stranger|admirer)\b/i,
    of: "people",
    after: [
      "The first time {hero} thought that it was a mistake. {He} told the boy on the doorstep so, quite sharply, and he turned the slip of paper to and fro. It was the right street and the right floor. It was paid for. “And who's it from?” asked {hero}. The boy showed {him} the line at the bottom. {Hero} had to sit down on the stairs.",
      "+ So that was what those last weeks had been about, with the telephone calls in the next room and the innocent face. {Hero} had been told to go for a walk, so often, for {his} health. {He} put {gift} on the table, on the side where nobody sat, and was furious. {He} was so furious that {he} laughed, for the first time since the winter.",
      "From then on {he} lived from one time to the next. {He} tidied the day before. {He} put on something decent. The boy from the shop got a coffee, and {hero} told him about the hand in which the line at the bottom had been written, and how it could never find its glasses. “On the head?” asked the boy. “Always on the head,” said {hero}.",
      "+ In between it was hard all the same. {Hero} talked to the other side of the table in the evenings, and complained about the neighbours and the price of coal. {He} always left a pause for the answer. It had never been a long answer, even then. It fitted into the pause quite well.",
      "And then the boy stood on the doorstep and did not come in. He looked at his shoes. “I'm supposed to tell you something,” he said. “It's the last one. It was only ordered up to here.” {Hero} held on to the frame of the door. {He} had never asked how many there were. {He} had not wanted to be able to count.",
    ],
    end: [
      "This one had a card with it. There were not many words on it. “Now you've got used to opening the door,” {hero} read. “Don't stop. There'll be somebody else outside.” And below that, smaller: “My glasses are on my head. I know.” {Hero} read it until it was dark, and then {he} lit the lamp and read it again.",
      "For a week {he} did not know what to do with the day. Then {he} put on something decent and went to the shop {himself}. “I'd like to order something,” {he} said, “for the lady on the third floor, whose husband is in hospital. And one for the teacher. Every month. Don't say who it's from.” The boy took the pencil from behind his ear and wrote it all down.",
      "There are a good many doors now at which the bell rings and somebody says that it must be a mistake. {Hero} still sets the table for the boy, and hears what kind of faces they made. The card stands on the other side, against the sugar bowl. And when there is a knock, whoever it may be, {hero} opens.",
    ],
  }),
  story({
    says: [
      /\b(?:danc\w+|tango|waltz|salsa|ballroom)\b/i,
      /\b(?:class|lessons?|course|school|evenings?|club)\b/i,
      /\b(?:widow(?:er)?|late (?:wife|husband)|dead (?:wife|husband)|(?:wife|husband)['’]s death|(?:wife|husband) died)\b/i,
    ],
    may: [part("danc\\w+"), part("class|lessons?|course")],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|competition|championship|nursing|granddaughter|grandson)\b/i,
    of: "adults",
    after: [
      "It had been a joke between them for thirty years. “Next autumn,” {hero} had always said, and the leaflet had gone back behind the clock. {Hero} took the last one out, and since there was nobody left to whom {he} could say “next autumn”, {he} went.",
      "The others had come in twos. {Hero} stood beside the coats, in {his} good shoes, which {he} had last worn at the cemetery. “One, two, and close,” called the teacher, and all of them moved, and {hero} did not. {He} had already worked out how many steps it was to the door when somebody was standing in front of {him}. “I'm bad,” said this person, “but I'm free.”",
      "It was not a lie. {Hero} felt it in both feet at once. “Sorry.” “Not at all,” said {hero}, and stepped on something soft. “Sorry.” They apologised in three-four time, all the way round the room, past the mirror and the piano.",
      "+ After the third evening {hero} put plasters on both of {his} big toes, and noticed that {he} was humming. It stopped at once. {He} looked at the picture on the chest of drawers. The face in it was looking at {him} as it always had, with one eyebrow up. “It's only the foxtrot,” said {hero}, but {he} turned the picture a little to the side.",
      "Then they played that song. {Hero} had once moved round the kitchen to it, with a tea towel over {his} shoulder, for two minutes and a half. {He} let go and stood still in the middle of the floor, and the couples went round {him} as water goes round a stone. “I can't,” said {hero}. “Not to this one.”",
    ],
    end: [
      "“Then we won't dance,” said the one with the heavy feet. “We'll only stand here. I'm good at standing.” So they stood, opposite one another, in the middle of it all, until the last bar. “Who was it?” And {hero} told it: the leaflets, the clock, the thirty autumns. Nobody said that time heals. “What a pity,” was all that was said. “I'd have liked to see that kitchen.”",
      "“One, two, and close,” called the teacher, because a new piece had begun. {Hero} wiped {his} eyes with {his} cuff and held out a hand. They got round the whole room, and past the mirror, with only one “sorry”. It was {hero} who had to say it.",
      "Now the leaflets are pinned up in the kitchen, all in a row, like a ladder. The picture on the chest of drawers has one eyebrow up, as it always had. And on Thursdays, before {he} leaves, {hero} goes once round the table with a tea towel over {his} shoulder, to warm up. It takes two minutes and a half.",
    ],
  }),
];
