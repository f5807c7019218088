import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

const ROBOT = "robot vacuum cleaner|robot vacuum|robot lawnmower|robot lawn mower|robot mower|robot|android|droid";
const WAR = /\b(?:war|kill\w*|murder\w*|shot|weapons?)\b/i;

/** Stories of robots at work: who clean, cook and paint. */
export const robotsAtWork = [
  story({
    says: [
      role("bot", ROBOT),
      role("flower", "flower|daisy|dandelion|sunflower|rose|poppy|weed|buttercup|violet|clover"),
      /\b(?:clean\w*|sw(?:eep|ept|eeping)|mow\w*|cut(?:s|ting)?|vacuum\w*|streets?|pavement|tid(?:y|ied)|lawn\w*|crack|remove\w*)\b/i,
    ],
    unless: WAR,
    after: [
      "{Thebot} had a rule for everything. Leaves: away. Paper: away. Chewing gum: away, with hot water. For {theflower} the rule was quite clear as well. {Thebot} read it four times, and {theflower} nodded in the wind as if it were saying good morning.",
      "So {thebot} went round {theflower} in a small, careful circle, and worked on. The next day there was dust in the circle, and {thebot} picked it up with the tip of a brush, crumb by crumb. It was the best part of the whole working day.",
      "+ When it was hot, {thebot} saved a little water from {bothis} tank and let it drip beside {theflower}, always when nobody looked. “You're leaking,” said a boy on a scooter. “Yes,” said {thebot}, which was the very first lie of {bothis} life.",
      "Then a man with a list came by and stopped at the circle. “What is that?” he asked. “A flower,” said {thebot}. “Tomorrow at eight it's gone,” said the man. “Or we set you back to the beginning, and then you'll forget that there was ever a circle.”",
      "That night {thebot} read the rules again, all nine hundred pages. On the last page but one there was a line in very small print: “Never take away what belongs to the people.” {Theflower} only had to belong to somebody. But to whom?",
    ],
    end: [
      "Early in the morning {thebot} asked everybody who came past. “Excuse me, is this your flower?” A boy on a scooter looked down. “Yes,” he said. “It's mine.” An old woman with a shopping bag bent over it. “Mine, too,” she said. “I say hello to it every day.”",
      "At eight o'clock the man with the list came round the corner, and could not get through. There stood the boy and the old woman and a whole school class. “Whose flower is that?” he asked. “Ours!” they called. The man looked for the line in small print, found it, and put his list away.",
      "In the late summer {theflower} let go of its seeds, and the wind took them along. {Thebot} saw them fly and did not catch a single one, although {bothis} sensors said: dirt, dirt, dirt.",
      "Now there is something growing in many places where nothing ever grew. {Thebot} needs much longer than before to get round, because of all the little circles, and everywhere it is as clean as can be.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("bot", ROBOT),
      role(
        "toy",
        "teddy bear|teddy|toy rabbit|toy dog|cuddly toy|soft toy|stuffed animal|stuffed rabbit|stuffed bear|stuffed toy|plush toy|plush rabbit|plush bear|bunny|doll|toy",
      ),
      /\b(?:lost|left behind|forgotten|f(?:ound|inds?)|dropped|owner|back to|return\w*)\b/i,
      /\b(?:clean\w*|station|airport|street|train|bus|park|mall|shopping|rubbish|trash|garbage|bin|bring|brought|return\w*|owner|belong\w*)\b/i,
    ],
    may: [role("child", "child|girl|boy|kid|owner|toddler|daughter|son")],
    unless: /\b(?:war|kill\w*|murder\w*|last robot|abandoned city|Mars)\b/i,
    after: [
      "{Thebot} looked {thetoy} over very carefully. One ear had been chewed. It smelled of strawberry jam. Under one foot there was a stitch of blue wool, where it had once been mended by hand. “Somebody loves you,” said {thebot}. “I have proof.”",
      "There was only one difficulty. {Thebot} had been taught just one sentence for talking to people, and it was: “Please lift your feet.” So {thebot} rolled from one person to the next, held {thetoy} up high, and said it. Everybody lifted their feet. Nobody understood.",
      "+ “That goes into the big box,” said the man who was in charge of such things. “And on Friday the big box goes on a lorry.” {Thebot} looked into the box. It was dark in there, and full of single gloves. {Thebot} turned round and hid {thetoy} under {bothis} own lid.",
      "In the evening, when it grew empty and quiet, {thebot} went to work as always, with {thetoy} beside the brushes. And there, on the floor, was a drop of water. It was very small. A metre further on there was another one, and then another. It was not raining. {Thebot} tested the third drop. It was salty.",
      "It was {bot's} duty to wipe up every drop. But these were tears, and tears come from somewhere. For the first time {thebot} wiped up nothing at all, put {bothis} lamp on bright, and followed them: round the corner, down the ramp, and out past the yellow line where {bothis} working area came to an end.",
    ],
    end: [
      [
        "The last drop was on a shoe, and in the shoe was {thechild}. {Thebot} stopped, opened {bothis} lid, and held out {thetoy}. It was so quiet that the little motor could be heard. Then {thechild} pressed {thetoy} close, and could not say a word.",
        "The last drop was on a small shoe, and in the shoe stood a child. {Thebot} stopped, opened {bothis} lid, and held out {thetoy}. It was so quiet that the little motor could be heard. Then the child pressed {thetoy} close, and could not say a word.",
      ],
      [
        "“How did you find me?” asked {thechild} at last. {Thebot} had so much to tell about jam and wool and drops of salt water. “Please lift your feet,” {bothe} said. And {thechild} laughed, and lifted first one foot and then the other.",
        "“How did you find us?” asked the child at last. {Thebot} had so much to tell about jam and wool and drops of salt water. “Please lift your feet,” {bothe} said. And the child laughed, and lifted first one foot and then the other.",
      ],
      "On the way back {thebot} wiped up the drops after all, one by one. They were not needed any more.",
      "Since then there are visitors every Saturday. {Thebot} says the sentence. Two shoes go up in the air, and beside them two small worn feet, one of which is mended with blue wool.",
    ],
  }),
  story({
    says: [
      role("bot", ROBOT),
      /\b(?:paint(?:s|ed|ing)?|pictures|draw(?:s|n|ing)?|drew)\b/i,
      /\b(?:museum|gallery|louvre|exhibition|prado|uffizi|hermitage)\b/i,
    ],
    unless: WAR,
    after: [
      "@museum(bot look) It had begun with a drop. A painter who copied the old masters had left a spot of blue on the floor, and {thebot} should have wiped it away. Instead {thebot} drew it out with the edge of a cloth, just to see, and the spot became the sea.",
      "@museum.night(bot) From then on {thebot} did the floors in half the time. The rest of the night belonged to the pictures. {Thebot} took what there was: black from the machine, brick dust, the red of a squashed lipstick, the backs of old posters. Before six o'clock everything was hidden behind the mop cupboard.",
      "+ @museum.night(bot) {Thebot} did not copy. {Bothe} painted what nobody else had seen: the great hall at three in the morning, the moon on the bench of the guard, all the famous faces in the dark, looking as if they had finally stopped being polite.",
      "@museum.dawn(bot) One night there was no room left behind the cupboard. So {thebot} hung a single picture on an empty nail, between two very expensive ones, and meant to fetch it before it got light. But that morning they opened early. Before {thebot} could turn round, there was a crowd in front of the nail.",
      "@museum(bot look) “Who is it by?” they asked. The director telephoned with Paris and New York. “A great lonely soul,” said one. “Certainly a sailor,” said the next. {Thebot} polished the floor around their feet, slowly, and heard every word.",
    ],
    end: [
      "@museum(bot look) In the end it was a small girl who saw it. She was bored, and she sat on the floor, so she was just as low as {thebot}. “The picture's painted from down here,” she said. “And that's the squiggle your brushes make.” It grew still in the hall. They all looked at {thebot}, and at the blue on the edge of the cloth.",
      "@museum(bot talk) “You?” asked the director. {Thebot} thought that {bothe} would now be switched off. “I'm sorry about the floor,” {bothe} said. The director sat down on the floor beside the girl, in a very good suit, and looked up at the picture from there. She looked for a long time. “Have you got more of them?” she asked.",
      "+ @museum(bot look) They opened the cupboard that afternoon, and it took four people to carry it all. In the last room, the one that nobody had ever known what to do with, the pictures were hung up in a row, quite low.",
      "@museum.night(bot) Anyone who wants to see them properly has to sit down on the floor. It is the cleanest floor in the whole house. And at night, behind the glass door, there is a light that moves about, and stops, and thinks.",
    ],
  }),
  story({
    says: [
      role("bot", ROBOT),
      /\b(?:kitchen|cook(?:s|ed|ing)?|bak(?:e[sd]?|ing|ery)|chef|restaurant|canteen|pancakes?|caf[eé])\b/i,
      /\b(?<dish>(?:birthday |wedding |chocolate |apple |perfect |first )?(?:cakes?|pancakes|soup|bread|pie|biscuits|cookies|dinner|meal|pizza|omelette|stew|supper|dish|spaghetti|pasta))\b/i,
    ],
    unless:
      /\b(?:war|kill\w*|murder\w*|school|dinner lady|only cooks?|only cooked|cabbage|critic|poison\w*|competition|contest)\b/i,
    after: [
      "@kitchen(bot look) On paper it was easy. {Thebot} knew four thousand recipes by heart, and could crack an egg exactly in the middle. Only one thing {thebot} could not do: taste. Salt was white and fine. Sugar was white and fine. Flour was white and fine as well, and soap powder, unfortunately, too.",
      "@kitchen(bot cook) The first try looked wonderful. A cleaner took a big bite, and her eyes grew round. “Very interesting,” she said. The second try was so hard that they used it to hold the door open.",
      "@kitchen(bot cook) “You need somebody with a tongue,” said Mrs Halloran, who washed the dishes and had not said much in thirty years. From then on {thebot} cooked, and Mrs Halloran tasted, and told {thebot} what it was like.",
      "+ @kitchen(bot write) “This is like a wet sock,” she said. “And this is like Monday.” {Thebot} did not know any wet socks. But {bothe} had a list now, with bad words on the left and good ones on the right, and little by little the right side became longer.",
      "@kitchen(bot look) Then the great day was there, and Mrs Halloran was not. She was in bed with a cold. The guests would come at four. {Thebot} stood alone in front of two white heaps, one on the left and one on the right, and did not dare to touch either of them.",
    ],
    end: [
      "@kitchen(bot look) Then a fly came in through the window. It sat down on the left heap, and flew straight up again. It sat down on the right heap, and stayed there, and rubbed its little front legs together. “Thank you,” said {thebot}, bowed to the fly, and took from the right.",
      "@kitchen(bot look) At four o'clock they all sat there, and the plates were full. {Thebot} waited behind the door and listened. First it was quiet. Then came a sound like rain: thirty forks scraping, all at once, because nothing was left.",
      "@bedroom(bot give) {Thebot} carried a piece of the {dish} to Mrs Halloran, on the good plate. Her nose was still red. She chewed for a while with her eyes closed. “Well?” asked {thebot}. “What is it like?” Mrs Halloran thought about it. “Like coming home,” she said.",
      "@kitchen(bot cook) There are two jars on the shelf now, with large labels. On one of them there is a lump of salt. On the other there is a picture of a fly. And over the stove hangs a slip of paper with the best word that {thebot} knows: home.",
    ],
  }),
  story({
    says: [role("bot", ROBOT), /\b(?:paint(?:s|ed|ing|er)?|draw(?:s|n|ing)?|drew|pictures?|artist)\b/i],
    unless: /\b(?:war|kill\w*|murder\w*|fence|wall|museum|gallery|last robot|last human|painter[’']s)\b/i,
    after: [
      "{Thebot} began with an apple, because that is how the book began. {Bothe} measured it, counted its spots, and put every one of them on the paper. When it was done, it was so exact that a wasp tried to land on it. “Very good,” said everybody, and walked on. Nobody stayed to look.",
      "@street(bot talk) “What did I do wrong?” asked {thebot}. An old painter by the name of Ottilie, who sold postcards in the street, put on her glasses. “Nothing,” she said. “That's just it. I can see the apple. But I can't see you.” {Thebot} looked for {bothimself} in the picture, and could not find {bothimself} either.",
      "@street(bot look) So Ottilie gave {thebot} tasks that were in no book. “Paint how it sounds when it rains. Paint Tuesday. Paint something that you miss.” {Thebot} stood before the white paper for hours, with a dry brush. “I miss nothing,” {bothe} said. “Then wait,” said Ottilie.",
      "+ @street(bot) {Thebot} tried to be clever and mixed every colour with every other. That gave a brown which was the same each time. “There you are,” said Ottilie. “All of it together is mud. You'll have to choose.” Choosing took {thebot} longer than everything before.",
      "@street(bot look) One Thursday Ottilie's chair was empty. It was empty on Friday, too. {Thebot} stood beside it, and in {bothis} works there was a kind of hum that came from no motor. {Bothe} checked every screw, and nothing was loose. Then {thebot} picked up the brush.",
    ],
    end: [
      "@street(bot) This time {thebot} measured nothing. {Bothe} painted a chair with nobody in it, and the light that sat there instead. The lines were crooked. There was a drip that ran right down to the edge, and {thebot} let it run. People came by, and slowed down, and stood still. A man took off his cap.",
      "@street(bot talk) “So you do miss something,” said a voice behind them. It was Ottilie, with a thick scarf and a bag of cough drops. She had only had the flu. She looked at the picture until her glasses were wet. “There,” she said, and pointed to the drip. “There you are. Now I can see you.”",
      "+ @street(bot talk) A lady wanted to buy it, for a good deal of money. {Thebot} thanked her and shook {bothis} head. It had already been given away.",
      "@street(bot) The picture hangs over Ottilie's table. And every Thursday {thebot} paints her in her chair, and every time she looks different, although she says that she sits there in just the same way.",
    ],
  }),
];
