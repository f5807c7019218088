import { role, story } from "../subject-story.ts";
import { GRAND } from "./words.ts";

/** Stories of grandparents on a screen, of blind ones, and of what they lost long ago. */
export const nearAndFar = [
  story({
    says: [
      role("elder", GRAND),
      /\b(?:screen|video call\w*|video chat\w*|video|tablet|skype|zoom|facetime|laptop|webcam|online|call(?:s|ed)? every|phone)\b/i,
      /\b(?:(?:does|did|do)(?:n['’]t| not) (?:pick up|answer|call|come|appear|ring)|never (?:picks?|picked) up|no answer|stay(?:s|ed) (?:dark|black|empty)|nobody (?:answers?|answered))\b/i,
    ],
    unless: /\b(?:died|dead|ghost|murder\w*|kidnap\w*|robot|war|dementia|hospital|scam\w*|grandson|granddaughter)\b/i,
    of: "people",
    after: [
      "@room(hero look) It rang and rang. On the screen there was only a grey circle with a letter in it. “{Elder} always picks up,” said {hero}.",
      "@room(hero look) Perhaps the internet was asleep over there. {Hero} tried it again after ten minutes, and after twenty. The new drawing lay ready, the one with the tiger, and {hero} held it up to the grey circle all the same.",
      "@room(hero talk) They always did the same things on their Sundays. First {hero} showed the new gap in {his} teeth. And then they counted to three and put their noses on the glass, both at once. That was the kiss.",
      "+ @bedroom.night(hero look) “It's night there now,” said {hero} at bedtime. {He} had a clock on the wall that showed only {elder's} time. It was the one clock in the house that was never wrong.",
      "@kitchen.dawn(hero sit) {Hero} did not sleep much. Had {elder} fallen down the stairs? At half past six in the morning {hero} sat in the kitchen in pyjamas and looked at the grey circle. Then, all of a sudden, it rang. It was not {elder's} picture. It was a face that {hero} had never seen before.",
    ],
    end: [
      "@kitchen(hero look) “Are you {hero}?” asked the face. It was a girl, and she was sitting on a step. “I live here in the next village. There was a big storm, and all the wires are down. So {elder} walked all the way to us with a bad knee, because my uncle has got a telephone that works. I'm to turn it round now.” The picture shook, and then it was there, the old face with all its wrinkles.",
      "@kitchen(hero talk, elder talk) “I'm late,” said {elder}, quite out of breath. “Did you wait?” “All night,” said {hero}. “Me, too,” said {elder}. {Elderhe} had walked for two hours in the rain. {Hero} laughed, and then {he} had to cry a bit after all.",
      "@kitchen(hero talk, elder) They had four minutes, until the battery was empty. In that time {hero} showed the tiger, and {elder} showed the storm: a tree lay across the road, and a goat stood on it. “Next time I'll teach you how to write a real letter,” said {elder}. “With a stamp. A stamp needs no wires.” Then they counted to three, and put their noses on the glass.",
      "@room(hero look) There is a round spot on {hero's} screen that nobody may wipe off. And every Tuesday the postman brings {hero} an envelope from {elder}, with the print of a nose on the back.",
    ],
  }),
  story({
    says: [
      role("elder", GRAND),
      /\b(?:screen|video call\w*|video chat\w*|video|tablet|skype|zoom|facetime|laptop|webcam|photos?|telephone|phone)\b/i,
      /\b(?:visit\w*|first time|com(?:es?|ing) to|came|arriv\w*|meets?|met|airport|fl(?:y|ies|ew)|in real life|for real|in person)\b/i,
    ],
    unless:
      /\b(?:died|dead|ghost|murder\w*|robot|war|dementia|old photo|hospital|scam\w*|(?:does|did)(?:n['’]t| not) (?:pick|answer))\b/i,
    of: "young",
    after: [
      "@kitchen(hero write) {Hero} knew {elder} only from here to here: from the top of the head down to the second button. {Hero} had never seen {elderhis} feet. “Is {elderhe} tall?” {hero} asked at breakfast. “Does {elderhe} smell of anything?” {Hero} made a list of all that there was to find out.",
      "@hall(hero look) At the airport {hero} stood right at the front and held up a sign. Out came people with suitcases, and a man with a cello. And then there was someone small, in a big coat, looking all around. {Hero} hid behind the sign.",
      "@hall(hero, elder) It was so strange. On the screen they had laughed and sung and made faces. Now {hero} did not know a single word to say. {Elder} did not either. “You have legs,” said {elder} at last. “You too,” whispered {hero}.",
      "+ @kitchen(elder eat, hero eat) At supper {elder} held {elderhis} cup up high, close to {hero's} face, as {elderhe} always did. But there was no camera, and the tea ran down a sleeve. Nobody dared to laugh.",
      "@bedroom.night(hero sit) At bedtime {hero} lay there and was sad. Through the wall {he} could hear {elder} walking up and down in the next room. Then {hero} had an idea. {He} took the tablet under the blanket and pressed on the picture that {he} knew so well.",
    ],
    end: [
      "@bedroom.night(hero talk) It rang behind the wall. The steps stopped. Then the screen went bright, and there was {elder}. “Hello, {hero}!” cried {elder}, and {elderhis} whole face was in wrinkles. “Hello!” cried {hero}. All at once they could talk again, about the flight and about the cello. They laughed so loudly that you could hear it twice.",
      "@bedroom.night(hero talk) “Shall I tell you something?” asked {elder} on the screen. “I was afraid of you at the airport. You're so big.” “I was afraid as well,” said {hero}. “Come out into the hall,” said {elder}. “But don't hang up.”",
      "@corridor.night(hero, elder) So they both came out into the hall, each with a shining screen held up in front. When the screens touched, {elder} put {elderhis} down on the floor, and {hero} did the same. {Elder} smelled of peppermint and of train.",
      "@room(hero talk, elder) The list is full of ticks by now, and it hangs on the fridge. When there is an ocean between them, they call each other on a screen, of course. But {hero} has kept {elder's} scarf, and puts it on for that, because of the peppermint.",
    ],
  }),
  story({
    says: [
      role("elder", GRAND),
      /\b(?:blind|can['’]?(?:not|t) see|could not see|couldn['’]t see|(?:lost|losing|loses) (?:his|her) (?:sight|eyesight)|going blind|went blind|eyes)\b/i,
      /\b(?:walk\w*|market|park|describ\w*|tells?|told|reads?|eyes|explain\w*|leads?|led|guid\w*|takes?|took|beach|sea|town|colou?rs?|every (?:day|morning|saturday|sunday|week)|garden|stadium|match)\b/i,
    ],
    unless: /\b(?:murder\w*|magic\w*|robot|ghost|king|war|died|dead|piano|operation|wolf|dog sees)\b/i,
    of: "young",
    after: [
      "@street(hero walk, elder walk) {Elder} laid a hand on {hero's} shoulder, and off they went. “What is there today?” asked {elder}. “A street,” said {hero}. “Houses. A dog.” {Elder} stood still. “That's what was there last time,” said {elder}. “What kind of dog? What's it thinking?” {Hero} looked at the dog again, more carefully. “It's thinking about that man's sandwich,” {he} said.",
      "@street(hero look, elder) From then on {hero} looked at everything twice. There was a woman who carried a fish wrapped in a newspaper, and the fish seemed to be reading it. There was a cloud like a boot. “Is it a left boot or a right boot?” asked {elder}. {Hero} had to hold up both {his} feet to find out. “Left,” said {hero}.",
      "+ @street(elder talk, hero) {Elder} knew things, too, that {hero} did not see. “Mrs Fontana is cross today,” said {elder}, because of how her knife went through the cabbage. “It's going to rain at four. And there's somebody new at the bakery.” It was all true. “How do you do that?” asked {hero}. “I've got more ears than you,” said {elder}.",
      "+ @street(elder sit, hero play) Sometimes the others from {hero's} class came by with a ball. “Come and play!” they called. {Hero} would have liked to. “Go on,” said {elder}. “I'll sit here on the wall and listen to you play.” And {elder} could say afterwards who had kicked the best goal.",
      "@street(hero stand, elder) Then came the day of the fog. It rolled in so quickly that {hero} could not see the end of {his} own arm. The houses were gone, and the street was gone. {Hero} turned to the left, and then to the right, and after that {he} did not know where they were. “I can't see anything,” said {hero}, and {his} voice was very small. “I can't tell you what's there.”",
    ],
    end: [
      "@street(elder walk, hero walk) “Then it's my turn,” said {elder}, and took {hero's} hand. {Elder} turned {elderhis} head. “I can hear the fountain on that side, so the church is over there. And I can smell the bakery. Come along.” And they walked through all that white, not even slowly. “A kerb,” said {elder}. “Two steps. A bicycle, badly parked.” {Hero} stumbled after.",
      "@street(elder walk, hero walk) “There was a cat,” said {elder} at one corner. “And at that open window somebody is frying onions and is happy.” “How do you know that?” “Because of the humming.” {Hero} shut both eyes, to make it fairer. And then {he} noticed it as well: the fountain, the bread, the onions. It was like a second town that had been there the whole time, inside the first.",
      "+ @street(elder walk, hero walk) They were not the only ones in the fog. Again and again {elder} called: “Who's there?” Old Mrs Fontana took hold of {hero's} jacket, and the postman took hold of Mrs Fontana. In the end there was a long line of people behind {elder}, like a train, and {elder} brought every one of them to the right door.",
      "@street(hero walk, elder walk) They still go out together. On the way there {hero} tells {elder} what there is to see. On the way back {hero} shuts both eyes, and {elder} tells {him} the rest.",
    ],
  }),
  story({
    says: [
      role("elder", GRAND),
      /\b(?<ring>wedding ring|ring|earring|locket|brooch|watch|medal|bracelet|necklace)\b/i,
      /\b(?:years ago|long ago|decades|as a (?:young|child)|when (?:he|she) was (?:young|small|a)|before (?:he|she|they) w(?:as|ere) born|buried)\b/i,
      /\b(?:los(?:es?|t|ing)|search\w*|look\w*|f(?:inds?|ound)|digs?|dug|buried)\b/i,
    ],
    may: [role("dog", "dog|puppy|cat|goat|hen|pig|donkey")],
    unless:
      /\b(?:murder\w*|stol\w+|thief|detective|magic\w*|war|ghost|funeral|bride|sea|ship|train|time|lake|river)\b/i,
    of: "young",
    after: [
      "@garden(elder talk, hero dig) “It's no use,” said {elder}. “I've turned over every crumb of that earth. I was digging up potatoes, and when I came in for supper, my hand was bare.” {Hero} fetched a sieve from the kitchen and began in the corner by the water butt.",
      [
        "@garden(hero dig, dog dig) {Hero} worked with the sieve, and {dog} worked without. {Dog} dug wherever it smelled good. By evening there was a bone, half a slipper, and such a deep hole that only a tail could be seen. “You're a great help,” said {hero}, and {dog} sneezed earth all over {his} face.",
        "@garden(hero dig) {Hero} sieved until {his} arms hurt. {He} found a blue bit of plate, a marble and a horseshoe, and laid them in a row along the path. Each time there was a clink in the sieve, {elder} looked up. But the {ring} was not there.",
      ],
      "@kitchen(hero talk, elder talk) “Why do you want it so much?” asked {hero} at supper. {Elder} did not answer at once. “It isn't the gold,” said {elder} then. “On the inside of it there are two names, very small. When I wore it, it felt as if somebody were holding my hand.”",
      "+ @garden(hero look) A man came by with a machine that beeped. It beeped at a nail, at a tin and at his own shoes. “There's no {ring} here,” he said. “Somebody found it years ago.” {Hero} did not like the man.",
      "@garden(hero plant, elder plant) In the end there was nothing more to sieve. {Hero} sat down between the rows and could have cried. “I'm so sorry,” said {hero}. “You dug it all over for me,” said {elder}. And then they sowed carrots there, in long straight rows, and went in.",
    ],
    end: [
      [
        "@garden(hero dig, dog) Months went by. When the carrots were fat and long, {hero} pulled, and {dog} barked at each one that came out. There was one that would not come. It was a funny carrot, fat at the top and fat at the bottom, and tied in at the middle like somebody with a tight belt. {Dog} began to bark and would not stop.",
        "@garden(hero dig) Months went by. When the carrots were fat and long, {hero} pulled them up, one by one. There was one that would not come. It was a funny carrot, fat at the top and fat at the bottom, and tied in at the middle like somebody with a tight belt.",
      ],
      "@garden(hero look) {Hero} rubbed off the earth with a thumb. The belt was shining. It was the {ring}. The carrot had grown right through the middle, and had brought it up into the light. {He} carried the carrot into the kitchen just as it was, and laid it on {elder's} plate.",
      "@kitchen(elder talk, hero give) “Forty carrots in a row,” said {elder}, with a shaky voice, “and one of them is engaged.” Then {hero} pushed the {ring} back into its place, and inside there were the two names, very small.",
      "@garden.dusk(elder walk, hero walk) When {elder} and {hero} walk through the rows in the evening, hand in hand, and the {ring} shines in the last light, {elder} says that it feels as if there were three of them.",
    ],
  }),
];
