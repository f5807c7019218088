import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

const ROBOT = "robot vacuum cleaner|robot vacuum|robot lawnmower|robot butler|robot|android|droid|automaton";
const WAR = /\b(?:war|kill\w*|murder\w*|shot|weapons?)\b/i;

/** Stories of robots who learn what robots cannot do: dance, sing, laugh, feel, make friends. */
export const robotsWhoLearn = [
  story({
    says: [role("bot", ROBOT), /\b(?:danc(?:e[sdr]?|ers|ing)|ballet|ballerina|tango|waltz|tap-danc\w*)\b/i],
    unless: WAR,
    after: [
      "{Thebot} began with the numbers. A waltz was one, two, three, and that was no trouble at all. {Bothe} stepped to the left, exactly thirty centimetres, and to the right, exactly thirty centimetres. It looked like measuring a room for a carpet.",
      "“You're counting,” said Madame Fontaine from the dancing school, who was nearly ninety and leaned on a silver stick. “Of course,” said {thebot}. “Stop it,” said Madame Fontaine. {Thebot} stopped counting, and stood still. Without numbers there was nothing inside that told {bothim} where to go.",
      "@street(bot look) {Thebot} watched people. They swayed at the bus stop. They tapped with spoons. A girl with a broken umbrella hopped over the puddles, although there was plenty of dry pavement. “What are you counting?” {thebot} asked her. “Nothing!” called the girl. “My feet are just happy.”",
      "+ @room.night(bot dance) So {thebot} oiled every joint, and practised at night, when only the moon looked in. There was a good deal of noise. Once {bothe} went through the door of the wardrobe, and once {bothe} waltzed with a floor lamp, who led much better.",
      "@hall.dusk(bot look) On the evening of the big ball {thebot} stood by the wall and knew all the steps of the world. Then the music started, and it was too warm in the hall, and there was a small hiss. A fuse in {bot's} chest had blown. It was the one for numbers. {Thebot} wanted to count to three, and could not find two.",
    ],
    end: [
      "@hall.dusk(bot talk) “I'm broken,” said {thebot}. Madame Fontaine laid her ear against the metal. Inside there was still a sound, quite low and quite steady: the pump, which had been going all the time without ever being asked. “Not at all,” she said. “Listen to that one. Boom, boom. And now give me your arm.”",
      "@hall.dusk(bot dance) {Thebot} listened, and went where it went. It was not exactly thirty centimetres. It was too far to the left and much too far round, and the silver stick fell over. “You're leading!” cried Madame Fontaine. “Am I?” said {thebot}. “I thought that it was you!”",
      "+ The next day the electrician came with a new fuse in a little bag. {Thebot} thanked him and put the bag into a drawer. Numbers are useful on Mondays, {bothe} said, and it was only Saturday.",
      "@street.dusk If you come by in the evening, you can hear it from the street: no music, just a pump. Boom, boom. And across the curtain goes a shadow, not straight at all, with its arms in the air.",
    ],
  }),
  story({
    says: [
      role("bot", ROBOT),
      /\b(?:sings?|sang|singing|violin|piano|music|song|songs|melody|guitar|trumpet|orchestra|choir|lullaby|lullabies)\b/i,
    ],
    unless: WAR,
    after: [
      "{Thebot} had heard every piece of music that there was, twelve million of them, and had them all in a row, from A to Z. But none of them had come out of {bothim}. When {bothe} tried it for the first time, it sounded like a drawer full of forks.",
      "“Every note was right,” said {thebot}. “They were,” said Mr Bellamy, who tuned pianos and had come about something else. “You had them all in the right order, like tins in a cupboard. But nobody was singing.” He rubbed his beard. “Who's it for?” {Thebot} looked in the memory under F. There was nobody there.",
      "@street(bot look) So {thebot} went out and listened to whom music was for. A mother was humming for a baby that would not stop crying. On the stairs a girl was singing very loudly, because the light had gone out. “It's for the dark,” she explained. “So that it isn't so big.”",
      "+ @cellar(bot) {Thebot} practised in the cellar, for the jam jars. They rang along with it if the note was a good one. On the third day a jar of plums hummed quite clearly. {Thebot} made a mark on the wall.",
      "@corridor.night(bot look) One night there was a storm, and all the lights of the town went out at once. The lift in the tall house stopped between two floors. There were people in it, and one of them was very small and had begun to scream. “Is anybody there?” they called. {Thebot} heard it, and laid {bothis} head against the cold door.",
    ],
    end: [
      "@corridor.night(bot talk) {Thebot} could not open it. That would take hours. So {thebot} began, softly, through the crack, and it was not any of the twelve million pieces. It scratched a bit, and wobbled in the middle. But it was for somebody. Behind the door the screaming stopped. Then a small voice asked: “What comes next?”",
      "@corridor.night(bot sit) Something had to come next, so {thebot} made it up, and the small voice joined in, and then a deep one. On every floor people sat down on the stairs with candles. When the lift began to move at last, nobody got up at once. “Finish it first,” said an old lady. So they finished it.",
      "+ Mr Bellamy heard about it. He came by with his tuning fork, and asked to hear the piece, and did not change one note of it. “There's a wobble in the middle,” said {thebot}. “Yes,” said Mr Bellamy. “That's where you are.”",
      "@cellar It is number twelve million and one. It stands under F, for a friend in a lift. And in the cellar, now and then, a jar of plums hums it by itself.",
    ],
  }),
  story({
    says: [
      role("bot", ROBOT),
      /\b(?:laugh\w*|jok(?:e|es|ing)|comedian|humou?r|funny|comedy|smile)\b/i,
      /\b(?:learn\w*|t[eo]ll(?:s|ing)?|told|wants?|wanted|tr(?:y|ies|ied)|tries|underst\w+|teach\w*|taught|makes?|made|become|became|never|find)\b/i,
    ],
    unless: WAR,
    after: [
      "@street(bot talk) {Thebot} started with the theory. A joke, said the book, is something that goes differently from what was expected. So {thebot} said good morning in the evening. {Bothe} put salt on a bicycle. {Bothe} told the neighbours that their house had six corners. They were surprised. But they did not laugh.",
      "@street(bot talk) “Knock, knock,” said {thebot} to the postwoman. “Who's there?” she asked. “Nobody,” said {thebot}. “I'm standing in front of you, and my name is on the door.” The postwoman thought about that all the way to the corner. In {bot's} notebook there were now sixty-two attempts, and behind every one of them stood: no.",
      "+ {Thebot} asked a boy of five what was so funny. The boy whispered a word to {thebot}, and rolled over the floor with laughing. The word was “sausage”. {Thebot} tried it out at once on a judge, on a nun, and on a man with toothache. Behind it {bothe} wrote: depends.",
      "+ @room.night(bot look) At night {thebot} practised laughing in front of the window. “Ha,” said {thebot}. “Ha. Ha.” It sounded like someone hammering in three nails. In the house across the way they thought that a picture was being hung up.",
      "@theatre(bot look) At last there was the evening in the little theatre, where everybody was allowed to go on. {Thebot} had learned the best joke in the world by heart, according to eight studies. {Bothe} walked to the middle of the stage. The light was bright. A hundred faces were looking up. And {bot's} left knee began to squeak.",
    ],
    end: [
      "@theatre(bot talk) “A man,” said {thebot}. Squeak. “A man goes.” Squeak. {Thebot} looked down at the knee. “Please,” {bothe} said to it, “not now.” The knee squeaked twice. It sounded exactly like an answer. In the third row somebody made a noise like a kettle. “I'm trying to tell them a joke,” {thebot} said to the knee.",
      "@theatre(bot talk) Squeak, said the knee, rather rudely. Then the whole theatre roared. People held on to each other. {Thebot} had not got any further than the man who goes, and they were wiping their eyes. And in {bothis} chest something began to shake, quite small, so that the screws tickled. “Ha,” {bothe} said, and could not stop.",
      "+ @theatre(bot talk) Afterwards a mechanic came up to the stage, still red in the face, and held out an oil can. “Ten seconds, and it's gone,” she said. {Thebot} laid both hands over the knee. “Don't you dare,” said {thebot}.",
      "@theatre(bot talk) In the notebook there is a new line, number sixty-three, and behind it stands: yes. The man in the joke never did get to where he was going. It squeaks, and they laugh, and nobody misses him.",
    ],
  }),
  story({
    says: [
      role("bot", ROBOT),
      /\b(?:feel(?:s|ings?)?|felt|emotions?|cr(?:y|ies|ied)|tears?|sad(?:ness)?|happ(?:y|iness)|what love is)\b/i,
      /\b(?:learn\w*|want\w*|wish\w*|understand\w*|understood|begins?|began|starts?|started|develop\w*|discover\w*|teach\w*|taught|become|became|what|find|search\w*|tr(?:y|ies|ied)|dream\w*)\b/i,
    ],
    unless:
      /\b(?:war|kill\w*|murder\w*|Mars|last (?:robot|human)|with (?:a|his|her) (?:wife|husband)|affair|friend)\b/i,
    after: [
      "{Thebot} made a list of everything that there was to feel, and asked people where they had it. “In the stomach,” said the baker. “Here,” said a little girl and laid her hand flat on her jumper. {Thebot} opened the flap on {bothis} own chest. There was a battery, and a good deal of dust.",
      "So {thebot} tried it the scientific way. For joy, {bothe} rode on the merry-go-round. For fear, {bothe} looked down from the church tower. For sadness, {bothe} watched the last leaf fall, and noted: one leaf, brown.",
      "@workshop.dusk(bot sit) Only old Mr Quayle, the watchmaker, did not explain anything. He let {thebot} sit in his workshop and hold the lamp for him. “You're late today,” he sometimes said. Or: “Look, it's going again!” Every evening there was tea. {Thebot} held the warm cup, since it was there to be held.",
      "+ @workshop(bot talk) “What does it feel like?” {thebot} would ask. “You'll be the first to notice,” said Mr Quayle, and blew the dust from a very small wheel. He said it every time. {Thebot} wrote it down every time as well, although it was never anything new.",
      "@street(bot look) One morning the workshop stayed shut. The neighbours said that Mr Quayle had been taken to hospital in the night. {Thebot} stood in front of the door and meant to go home. It did not work. The legs were in order. But everything in {thebot} wanted to go in the other direction.",
    ],
    end: [
      "@hospital(bot talk) {Thebot} ran through the whole town and up four flights of stairs. Mr Quayle lay there and looked small. “There's something wrong with me,” said {thebot}. “It presses here. It got worse at every corner. And when I saw you just now, it jumped.” Mr Quayle smiled. “Well, well,” he said. “There you have it.”",
      "@hospital(bot talk) “Is it broken?” asked {thebot}. “No,” said Mr Quayle, “that's how it is when it works.” He took {bot's} cold hand and laid it flat on the flap, as the little girl had done.",
      "+ @street(bot look) He came home after three weeks. {Thebot} had wound up all the clocks in the shop, so that he would hear them from the street. When Mr Quayle turned the corner, something ran down {bot's} cheek. It was only oil, {bothe} said.",
      "@workshop(bot look) Mr Quayle has long been back in his workshop, and the list of everything that there was to feel is pinned over the workbench. There are only two words left on it, in pencil. On the left it says “late”. On the right it says “there you have it”.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("bot", ROBOT),
      /\b(?:friends?|friendship|lonely|alone|loneliness|company|play with|nobody (?:wants|wanted))\b/i,
      /\b(?:wants?|wanted|look\w* for|search\w*|need\w*|lonely|wish\w*|no friends|loneliness|learn\w*)\b/i,
    ],
    may: [role("child", "girl|boy|child|daughter|son|kid|grandson|granddaughter|schoolgirl|schoolboy")],
    unless:
      /\b(?:robot dog|parts|war|kill\w*|murder\w*|Mars|last (?:robot|human)|left (?:the )?earth|abandoned (?:city|planet)|scrapyard|junkyard|moon|planet|space|cats?|kittens?|dogs?|pupp(?:y|ies)|birds?|sparrow|mouse|butterfly|flower|tree|rabbit|hedgehog|squirrel|old (?:man|woman|lady)|grandm\w+|grandp\w+|grandfather|widow\w*|aliens?|snowman|garden\w*|library|factory)\b/i,
    after: [
      "@playground(bot talk) {Thebot} looked up what was needed for a friend. “Shared interests,” said the first page. {Thebot} was interested in batteries, ball bearings and the weather. So {bothe} went to the playground, stood beside the swings and said: “Four degrees and light winds.” The swings emptied rather quickly.",
      [
        "@playground(child give, bot take) Only {thechild} stayed. “Why do you say that?” asked {thechild}. “So that we have something to share,” said {thebot}. {Thechild} thought it over, dug in a coat pocket, and brought out half a biscuit. “That's sharing,” said {thechild}. {Thebot} had no use for it, but {bothe} held the biscuit until it got dark.",
        "@playground(bot take) Only a small girl with a plaster on her chin stayed. “Why do you say that?” she asked. “So that we have something to share,” said {thebot}. The girl thought it over, dug in her coat, and brought out half a biscuit. “That's sharing,” she said. {Thebot} had no use for it, but {bothe} held the biscuit until it got dark.",
      ],
      [
        "@playground(child talk, bot talk) After that they met every day. {Thechild} showed {thebot} how to whistle on a blade of grass. “Is this it already?” asked {thebot}. “Is what it?” “Friends,” said {thebot}. “You mustn't ask,” said {thechild}. “It's like soap bubbles.” So {thebot} did not ask.",
        "@playground(bot talk) After that they met every day. The girl, whose name was Juno, showed {thebot} how to whistle on a blade of grass. “Is this it already?” asked {thebot}. “Is what it?” “Friends,” said {thebot}. “You mustn't ask,” said Juno. “It's like soap bubbles.” So {thebot} did not ask.",
      ],
      "+ @playground(bot build) They built a den out of a washing machine box. They gave the pigeons names, and {thebot} could tell all forty of them apart. On the back of {bot's} head there was a sticker with a banana on it, and {thebot} wore it like a medal.",
      [
        "@playground(bot walk, child look) Then the bigger ones came back to the swings. “Are you playing with that machine?” they called. “It's only programmed to be nice!” {Thechild} went red and looked at the ground. And {thebot} began to reckon. If {bothe} went away, they would stop laughing. It was the best thing that {bothe} could do for {thechild}. So {thebot} turned round and went.",
        "@playground(bot walk) Then the bigger ones came back to the swings. “Are you playing with that machine?” they called. “It's only programmed to be nice!” Juno went red and looked at the ground. And {thebot} began to reckon. If {bothe} went away, they would stop laughing. It was the best thing that {bothe} could do for Juno. So {thebot} turned round and went.",
      ],
    ],
    end: [
      [
        "@playground(child talk, bot look) {Thebot} did not get far. Behind {bothim} there was a piercing whistle, on a blade of grass. {Thechild} stood on top of the slide, still very red. “That's my friend!” shouted {thechild}. “And whoever is programmed to be nasty can go home!” It went so quiet that everybody could hear a pigeon walking.",
        "@playground(bot look) {Thebot} did not get far. Behind {bothim} there was a piercing whistle, on a blade of grass. Juno stood on top of the slide, still very red. “That's my friend!” she shouted. “And whoever is programmed to be nasty can go home!” It went so quiet that everybody could hear a pigeon walking.",
      ],
      [
        "+ @playground(bot point, child talk) One of the big boys scratched his neck. “Can it really do pigeons?” he asked. {Thebot} pointed at the roof and named them from left to right. At the twentieth they all had to sit down with laughing, because that one was called Aunt Beryl and looked like it. “But you went away,” {thechild} said quietly to {thebot}. “Don't do that again. We hadn't finished.”",
        "@playground(bot point) One of the big boys scratched his neck. “Can it really do pigeons?” he asked. {Thebot} pointed at the roof and named them from left to right. At the twentieth they all had to sit down with laughing, because that one was called Aunt Beryl and looked like it. “But you went away,” Juno said quietly to {thebot}. “Don't do that again. We hadn't finished.”",
      ],
      "@room.dusk(bot write) That evening {thebot} went back to the page that said what was needed for a friend, and crossed it all out. Then {bothe} wrote, in very neat letters: stay.",
      "@playground(bot sit) They still sit on the swings, when it is four degrees with light winds. One of them swings high and the other one just a little, because of the weight. Between them, on the ground, the pigeons share half a biscuit.",
    ],
  }),
];
