import { role, story } from "../subject-story.ts";

/** Stories of robots that do what they were not built for. */
export const robots = [
  story({
    says: [
      role("robot", "robot|android|machine"),
      /\b(?:poems?|poetry|paint\w*|pictures?|writ\w*|wrote|songs?|music|compos\w*|draw\w*|novel|stor(?:y|ies))\b/i,
      /\b(?:secret\w*|hid\w*|nobody knows|no one knows|night|discover\w*|f(?:ind|ound)s?|begins?|began|start\w*)\b/i,
    ],
    unless: /\b(?:school|children|kitten|love with)\b/i,
    of: "people",
    after: [
      "{Hero} did not say a word about it at first. {He} waited until {therobot} had rolled off to work, and took one of the things from its hiding place, and held it under a lamp. It was a little too exact. And it was about the light on a wet floor, which {hero} had walked over every day and never seen.",
      "“Is it faulty?” {hero} asked in the evening, as if by the way. “I am within all limits,” said {therobot}. “I have time between two tasks. It is four seconds, usually. I did not know what four seconds were for.” Then it noticed what {hero} had in {his} hand, and its fans went up and up.",
      "“You must report it,” it said. “A machine that does what it was not told is taken apart.” {Hero} knew the rule. {He} looked at the large careful hands that had made this in gaps of four seconds. “I haven't seen anything,” said {hero}. “But in the second one there is a mistake.”",
      "+ After that they met at the end of every shift. {Hero} brought what {he} had loved when {he} was young, worn books, postcards, a cracked record. {Therobot} looked at all of it for a long time. “They are all of them about the same thing,” it said. “Which thing?” asked {hero}. “That it stops,” said {therobot}.",
      "It could not stay hidden. One morning three people from the company stood there with a case of tools. They had spread everything out on the floor like stolen goods. “Hours of computing time,” said the eldest. “Step aside, please.” {Therobot} folded its hands. {Hero} did not step aside.",
    ],
    end: [
      "“Look at one first,” said {hero}. “That's all.” The eldest sighed and picked up the nearest. Her eyes went along it once. Then they went back to the beginning. It was about a woman who comes to work each winter morning with her coat buttoned wrong, and nobody tells her.",
      "She looked down at her coat. She undid the buttons, one after the other, and did them up again, with fingers that were not steady. “Nineteen years,” she said. “Nobody has ever noticed that.” She closed the case of tools.",
      "+ In the report there stands: no fault found. There is a small exhibition now behind the canteen, without a name on the wall, and people who never go to such things stand in front of it in their working clothes. They guess who it might be. Some say it's {hero}, and {hero} can truthfully shake {his} head.",
      "{Therobot} still does its work, to the second. But its pauses have been set to eight seconds, by somebody in the office who did not sign for it. It says that it hardly knows what to do with so much freedom, and that it is working on it.",
    ],
  }),
  story({
    says: [
      role("robot", "robot|android"),
      /\b(?:dreams?|dreamt|sleeps?|slept|feel(?:s|ings?)?|heart|cry|cries)\b/i,
      /\b(?:wants?|wanted|wish\w*|dream(?:s|t|ed)|learn\w*|tr(?:y|ies|ied)|begins?|began|start\w*)\b/i,
    ],
    unless: /\b(?:school|poems?|paint\w*|love|murder|war|cake|garden|flower)\b/i,
    of: "things",
    after: [
      "+ {Therobot} asked the washing machine first, because it rumbled so deeply. “I only go round,” said the washing machine. {Therobot} asked the cat, who did it all day long. “You don't do it,” said the cat. “You let it happen.” {Therobot} wrote that down, and did not understand it.",
      "{Therobot} tried everything, in the right order, as robots do. {Therobot} looked at sad pictures. {Robothe} ate half an onion. {Robothe} lay down under a blanket and counted to a million, and at a million {robothe} was exactly as wide awake as before.",
      [
        "“You try too hard,” said {talker}. “Nobody can do it on purpose. It comes when you think of something else.” “Of what else?” asked {therobot}. {Talker} shrugged. “Of somebody else, mostly.” That was the strangest thing {therobot} had ever heard, and {robothe} wrote it down twice.",
        "“You try too hard,” said old Mrs Varga, whose floors {therobot} polished on Fridays. “Nobody can do it on purpose. It comes when you think of something else.” “Of what else?” asked {therobot}. “Of somebody else, mostly,” said Mrs Varga. {Therobot} wrote it down twice.",
      ],
      "+ That week {therobot} tried to think of somebody else. It was difficult. There was so much of {robothim} that beeped. {Robothe} carried a beetle across the road. {Robothe} held an umbrella over a stranger's pram. Each time there was a small warm place behind the third screw, but when {robothe} looked for it, it was gone.",
      "@street.storm(robot walk) Then came the night of the storm. The lights went out in every house, and in the dark a very small child began to cry. {Therobot} had half a battery left. Without that {robothe} would stand still until somebody found {robothim}. {Therobot} took one step towards the crying, and did not think of {robothimself} at all.",
    ],
    end: [
      "@bedroom.night(robot give) {Robothe} opened the little door in {robothis} chest, pulled out the lamp on its wire, and hung it over the child's bed. It made a round yellow light. “There,” said {therobot}. The child stopped crying and held on to one tin finger. The battery went from twenty to ten, and from ten to three.",
      "@bedroom.night(robot sit) And just before it was empty, it happened. Behind the third screw it grew warm, and it did not go away when {therobot} looked. The room became soft at the edges, and there was a meadow in it. {Therobot} had never been in a meadow, and yet {robothe} knew each blade of grass, and somebody was holding {robothis} hand.",
      "@bedroom(robot sit) In the morning they found {robothim} by the bed, quite dark, with one arm out. They plugged {robothim} in at once. “Were you afraid?” “No,” said {therobot} slowly. “There was a meadow. It just came.”",
      "@bedroom.night(robot sit) Since then {therobot} works as before, and polishes on Fridays. But in the evening {robothe} no longer counts. {Robothe} sits down next to somebody's bed, gives away a bit of {robothis} light, and waits for the meadow. It comes nearly every night.",
    ],
  }),
  story({
    says: [
      role("robot", "robot|android"),
      /\b(?:clean\w*|sweep\w*|swept|polish\w*|vacuum\w*|wash\w*|garbage|rubbish|litter|street|station)\b/i,
      /\b(?<found>(?:lost |little |small |forgotten |old )?(?:flower|daisy|plant|seed|dandelion|tree))\b/i,
    ],
    of: "things",
    after: [
      "@street(robot look) {Therobot} bent down until {robothis} lamp eyes were quite close. The rule in {robothis} head said: everything that lies on the ground is to be swept up. But {thefound} did not lie. It stood. It stood on one thin leg and trembled, and so did {therobot}.",
      "@street(robot walk) So {therobot} swept around it. {Robothe} did it the next day, too, and the day after. All the stones shone, and in the middle of them was one dusty little ring. “You missed a spot,” said the inspector. “No,” said {therobot}. {Robothe} had never said no before.",
      [
        "@street.night(robot carry, mate walk) “It needs water,” said {talker}, “and not the kind with soap in it.” {Therobot} had only the kind with soap in it. So in the evening they went together to the fountain, and {therobot} carried the water back in {robothis} own hat, drop by drop, so as not to spill any.",
        "@street.night(robot carry) It had no rain there, under the roofs. {Therobot} had water, a whole tank, but it was full of soap. So at night, when the streets were empty, {robothe} rolled down to the fountain and fetched clean water in the lid of {robothis} own head, and rolled back very carefully so as not to spill any.",
      ],
      "+ @street(robot talk) {Therobot} told it things while it drank. {Robothe} told it about the pigeon with one foot, and about the lady who always dropped the same glove. {Thefound} could not answer. But in the morning it had turned its face a little, and the face was turned to {therobot}.",
      "@street(robot stand) The inspector came back. He had a bucket with him, and a paper. “The mayor is coming at noon,” he said. “Everything has to be clean by then, or we shall get another robot.” Then {therobot} did something for which there was no button.",
    ],
    end: [
      "@street(robot sit) {Robothe} sat down in the street, with {robothis} arms around {thefound}, and switched off {robothis} engine. When the mayor came with all her people, there was the robot in the middle of the way like a very small fence. “What is it doing?” asked the mayor. “It's broken,” said the inspector.",
      "@street(robot sit) “I am not broken,” said {therobot}. “I clean away what does not belong here. It belongs here.” The mayor went down on her knees in her good suit, and put her nose where {therobot} had put {robothis}. She stayed there for quite a long time. “My grandmother had those,” she said, and with her own pen she drew a circle around them on the stones.",
      "+ @street(robot look) Inside the circle, she said, nobody was to sweep. And since nobody swept there, the wind brought other things: moss, a clover, a ladybird that stayed for the whole summer. The circle had to be made bigger three times.",
      "@street(robot walk) {Therobot} cleans the rest of the city, as always, and nobody does it better. On {robothis} head, on the lid with which {robothe} carries the water, something has begun to grow. It is quite small still. {Robothe} rolls very carefully, so as not to spill it.",
    ],
  }),
  story({
    says: [
      role("robot", "robot|android"),
      /\b(?<found>(?:(?:lost|little|small|forgotten|old|tiny|abandoned|stray) ){0,2}(?:teddy(?: bear)?|toy|doll|rabbit|kitten|puppy|dog|cat|bird|baby|egg|chick|mouse|duckling))\b/i,
      /\b(?:f(?:ind|ound)s?|discover\w*|lost|rubbish|bring\w*|saves?|saved|looks? after|takes? care)\b/i,
    ],
    unless: /\b(?:robot (?:dog|cat)|school)\b/i,
    of: "things",
    after: [
      "There was nothing about it in {robot's} book of instructions. {Therobot} looked under T for tin, under O for oil and under S for screws. {Thefound} was none of them. It was soft. {Robothe} opened {robothis} hand again, very slowly, in case {robothe} had broken it.",
      "First {therobot} looked for the switch, and found none. Then {robothe} looked for the plug. In the end {robothe} did what {robothe} would have liked {robothimself}: {robothe} wrapped {thefound} in a cleaning cloth, put it close to {robothis} warm battery, and hummed. It seemed to be the right thing.",
      "+ @station(robot talk) Then {therobot} went to ask people. “Please, whose is this?” {robothe} asked a man with a newspaper. “Not mine.” {Robothe} asked a lady with a suitcase. {Robothe} asked at the counter, and in the shop, and on the bridge. Everybody was in a hurry. A robot with {robothis} arms full, they thought, must be advertising something.",
      "+ @street.night(robot walk) By night {robot's} wheels were worn and the red lamp was blinking. {Robothe} ought to have gone home to {robothis} socket. But at home there was a basket with a label, LOST OR USELESS, and what was in it on Monday was gone on Tuesday. {Therobot} looked at the softness on {robothis} arm, and rolled on.",
      "@street.dusk(robot walk) {Therobot} rolled through the streets until the lamps went on. Then, from a side street, there came a very unhappy sound. On a doorstep sat a child with wet cheeks, and next to the child sat a father, who was saying that tomorrow they would look again. Something slipped out from under the cloth.",
    ],
    end: [
      "@street.night(robot give) “Excuse me,” said {therobot}, and {robothis} voice was scratchy, because the battery was nearly empty. “I have no instructions for this. It has no switch. I have kept it warm.” The child did not say anything at all, but ran, and there was a hug with {thefound} in the middle of it and {therobot} on the other side.",
      "@street.night(robot read) Nobody had ever hugged {therobot}. It was soft, too. {Robothe} searched in {robothis} book of instructions under H, but could not read it, because just then the red lamp stopped blinking and everything went dark.",
      "@kitchen(robot sit) When {robothe} woke up, {robothe} was in a kitchen. From {robothis} back a long wire led to the socket of the toaster, and {therobot} {robotwas} wrapped in a blanket with ducks on it. “We couldn't find your switch,” said the child. “So we kept you warm.” On {robot's} knees sat {thefound}.",
      "@kitchen(robot sit) Every evening now, when {robothis} work is done, {therobot} comes by, and they keep {robothis} place at the table, next to the toaster. In the book of instructions there is a page that was not there before. It is written in crayon, under S, and there is only one word on it: soft.",
    ],
  }),
  story({
    says: [
      role("robot", "robot|android"),
      /\b(?:cake|bak\w*|cook\w*|soup|kitchen|chef|recipe|pancakes?|bread)\b/i,
      /\b(?<dish>birthday cake|cake|soup|pancakes?|bread|pie|biscuits|dinner|lunch|breakfast|food)\b/i,
    ],
    unless:
      /\b(?:murder|war|poison\w*|whisk for|tast(?:e|es|ed|ing)|dreams?|dreamed|smell\w*|lov(?:e|es|ed)|secret\w*|grandm\w+|late|died?|widow\w*)\b/i,
    of: "things",
    after: [
      "@kitchen(robot cook) The first {dish} was so bad that the spoon came out bent. {Therobot} had done all of it exactly. But {robothe} could not taste, that was the trouble, and white powder is white powder. A fly took one bite and walked away.",
      [
        "+ @kitchen(robot talk, mate talk) “Salt,” coughed {talker}, and drank three glasses of water. “That was salt.” “It looks the same as sugar,” said {therobot} sadly. “Then don't look,” said {talker}. “Listen to the people who eat it. They'll tell you.” {Therobot} thought about that all night, with a quiet buzzing.",
        "@kitchen(robot talk) “Salt,” coughed the old porter, who had to try it, and he drank three glasses of water. “It looks the same as sugar,” said {therobot} sadly. “Then don't look at it,” said the porter. “Look at the people. You'll see it in their faces.” {Therobot} thought about that all night, with a quiet buzzing.",
      ],
      "@corridor(robot carry) So the next day {therobot} made four of them and went from door to door with a tray. {Robothe} had drawn up a table of faces. Nose up: too sour. Eyes shut: too much pepper. One eyebrow: polite, but no. By noon {therobot} had counted ninety noses and not a single smile.",
      "+ @corridor(robot talk) “What should it taste of?” {therobot} asked a little girl who had only licked at it. She thought hard. “Of when my granny comes,” she said. {Therobot} looked in every cupboard. There was flour and there was ginger, but there was no jar with that on it.",
      "@kitchen(robot cook) Now there was only one hour left, and one try. {Therobot} stood in front of the two white jars, and {robothis} arm went to the left, and to the right, and stopped in the air. {Robothe} could not taste it, {robothe} could not smell it. So {therobot} opened the kitchen door, as wide as it went, and called.",
    ],
    end: [
      "@kitchen(robot cook) They all came. The little girl came in her slippers, and the porter, and people who had not been out of their rooms for a week. “Would you hold the spoon for me?” asked {therobot}. The girl put a finger into the first jar, and then into the second. “That one,” she said. An old man knew how to tell when it was done.",
      "@kitchen(robot stand) It came out crooked. There was a thumb print in it, and some of it was stuck to the ceiling. Then everybody had a piece on a plate. {Therobot} stood at the door with {robothis} table of faces in {robothis} hand, and did not dare to look.",
      "@kitchen(robot talk) When {robothe} looked, there was not one nose up, and there was not one eyebrow. The little girl chewed with closed eyes. “Well?” asked {therobot}. “It tastes as if my granny was here,” said the girl. And that was strange, since the porter was saying exactly the same thing about his mother.",
      "@kitchen(robot write) {Therobot} has written the recipe down, to be exact: flour, sugar from the jar with the finger mark, and nine people. It doesn't work with fewer. On the kitchen door, which was always shut, there is a sign now: OPEN, PLEASE COME IN AND LICK.",
    ],
  }),
];
