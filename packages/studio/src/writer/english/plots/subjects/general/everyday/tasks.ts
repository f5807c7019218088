import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";

/** Stories of tasks that seem too big: an order of the king, a job to stand in for, a tower to climb, a shop that goes wrong. */
export const ofTasks = [
  story({
    says: [
      /\b(?:king|queen|emperor|empress|sultan|duke|baron|count|countess|prince)\b/i,
      /\b(?:cook|chef|baker|confectioner|dish|meal|soup|cake|dinner|eat\w*)\b/i,
      phrase(
        "(?:orders|ordered|commands|commanded|forces|forced|demands? that|demanded that|tells|told) <servant:somebody>(?: (?:to|must|should|has to|had to|make|makes|cook|cooks|paint|paints|find|finds|build|builds|bring|brings)\\b)",
      ),
      /\b(?:or (?:else )?(?:he|she|they|it|lose|be)\b|otherwise|impossible|that (?:he|she|nobody|no one) has never|never (?:eaten|seen|heard|tasted|made) before|by (?:tomorrow|morning|sunset)|until (?:tomorrow|morning)|dungeon|head|thrown)\b[^.]*/i,
    ],
    unless: /\b(?:murder\w*|riddle|dragon|princess|war|soldier|robot|kill\w*)\b/i,
    after: [
      "@castle(servant stand) “By tomorrow,” said the order, and the door fell shut. {Servant} remained standing in the corridor, with {servanthis} hands hanging down. It could not be done. It had only been ordered because it was raining.",
      "@kitchen.night(servant look) {Servant} tried it all the same. The first attempt was very good, and so it was nothing new. The second was new, and so it was not good. At midnight the table was covered with mistakes, and the boy who swept the floor had got up on a stool to look at them. “What are they like, upstairs?” asked the boy. “Bored,” said {servant}.",
      "+ @castle.night(servant walk) So {servant} took a candle and went to look. Up there a light was still on. Behind the door somebody walked to and fro, to and fro, and sighed, and stopped by the window. {Servant} had brought up things to this door for eleven years, and had never wondered what it was like on the other side.",
      "@kitchen.dawn(servant talk) Towards morning {servant} laid down {servanthis} tools. “We've been doing it wrong,” {servanthe} said to the boy. “Everything has been carried up there already that there is in the world. There's only one thing that has never been carried up.” “What?” “The stairs,” said {servant}. And {servanthe} washed {servanthis} hands, went up, and knocked, with nothing in them.",
    ],
    end: [
      "@castle(servant stand) “Where is it?” came the question. “Downstairs,” said {servant}. “It can't be brought. It has to be done on the spot, and four hands are needed for it.” It grew so quiet that one could hear the guard swallow. Then there were steps, first slow ones and then quick ones, down into the part of the castle where the carpet ends.",
      "@kitchen(servant give) There was an apron, with a burn in it. The boy explained the broom. A pot boiled over, and somebody who had never been laughed at was laughed at and, after a moment of terror, joined in. What came out in the end was crooked and a bit black. “I've never had that before,” it was said, very softly, with a full mouth. “I made it.”",
      "@kitchen(servant sit) There are no more orders of that kind. On rainy days somebody comes down the back stairs, hangs a crown or a chain on the nail by the door, and asks what there is to do. There is always something. And {servant}, who has kept {servanthis} head, has lost only one thing: the good chair by the stove is taken.",
    ],
  }),
  story({
    says: [
      /\b(?:must|ha[sd] to|have to|needs? to|needed to|is asked to|was asked to)\b[^.]*\b(?:drive|deliver|take over|fly|steer|sail|bring|stand in|step in|replace)\b[^.]*/i,
      role(
        "master",
        "Santa|Santa Claus|father|dad|mother|mum|mom|grandfather|grandpa|grandmother|grandma|captain|boss|uncle|aunt|master|conductor|chief|postman|witch|tooth fairy|sandman|Easter Bunny",
      ),
      /\b(?:ha[sd] a (?:cold|fever)|ha[sd] the flu|is (?:ill|sick)|was (?:ill|sick)|(?:fell|falls) (?:ill|sick)|catches a cold|caught a cold)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|bank|medicine|doctor|herb|cure[sd]?|operation|wish|care)\b/i,
    of: "people",
    after: [
      "{Master} lay under three blankets, with a red nose, and gave instructions. There were so many that they would not fit on one sheet of paper. “And mind the left side,” said {master}, and sneezed. “It pulls to the left.” {Hero} had always only held the lamp. {He} put on the coat. It came down to {his} ankles.",
      "The start was awful. {Hero} did everything just as {he} had seen it done, and nothing moved an inch. “Please,” said {hero}, because that was all {he} could think of. {Master} never said please. Out of curiosity they set off.",
      "+ For a while it went well, much too fast but well. {Hero} even began to hum. Then the wind caught the paper with all the instructions and took it away over the roofs. {Hero} watched it until it was as small as a snowflake. There was one word that {he} remembered: left.",
      "It was exactly in the middle of it all, where it was darkest, that {hero} got lost. There was fog on every side. And somewhere in the fog there were people who were waiting, and who had put a light in the window. {Hero} thought of what {master} would do. {Master} would know. “But I'm not {master},” said {hero} aloud. “I'm the one who holds the lamp.”",
    ],
    end: [
      "And so {he} did what {he} could do. {Hero} lit the lamp, climbed down, and walked in front, on foot. {He} looked for the way with {his} own boots, one step at a time, and they all came along behind. It pulled to the left. {Hero} leaned to the right. After an hour there was a window with a light in it. And beside it there was another, and another.",
      "When they got home, the sky was turning grey. {Master} sat on the edge of the bed in one slipper and had not shut an eye. “Was anything forgotten?” “Only the paper,” said {hero}. {Hero} told it, with the boots and the lamp. {Master} was silent for a while and blew that red nose. “I got lost there in my first year, too,” said {master}. “I've never told anyone. I hid behind a chimney until it got light.”",
      "The coat has been taken up at the bottom, with big stitches. {Master} is well again. But once a year {master} says, “I believe I've got a bit of a throat,” and lies down with a book. And then there is somebody out there with a lamp, who says please, and leans a little to the right.",
    ],
  }),
  story({
    says: [
      role("child", "boy|girl|teenager|student|son|daughter|pupil|child"),
      /\b(?:wheelchair|on crutches|cannot walk|can't walk|could not walk|only one leg|blind|paraly[sz]ed)\b/i,
      phrase(
        "(?:wants?|wanted|dreams?|dreamed) (?:to|of) (?:climb|climbing|see|seeing|get|getting|go|going|reach|reaching|visit|visiting) (?:up |to |to the top of |the top of |onto )?<goal:thing>",
      ),
      role(
        "friends",
        "friends|classmates|brothers|sisters|cousins|class|team|friend|brother|sister|neighbours|father|dad",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|dance\w*|football|basketball|race|dying)\b/i,
    lead: "child",
    after: [
      "@street(child look) There were three hundred and eleven steps. {Child} had counted them on a drawing. “You can see it very well from down here,” said other people. {Child} knew each stone of the lower half.",
      "@workshop(child talk) “How heavy are you?” asked {friends}. “With wheels or without?” “With.” They did a sum on a pizza box. What came out was that one needed four pulleys, sixty metres of rope, and a permit. The man at the town hall looked over his glasses. “No,” he said. He had not even got as far as the pulleys.",
      "+ @workshop(child build) So they built it to begin with, to see if it could be done. They pulled up a sack of potatoes, and it came down faster than it had gone up. They pulled up two sacks. After that they put in a brake. {Child} had drawn it, in the margin of {childhis} maths book.",
      "@street(child sit) On the day itself {child} sat in the harness, and the rope went up and up and disappeared. All of a sudden {childhe} had a stomach. “You don't have to,” said {friends} quietly. “We'd still have built it.” {Child} looked up. “If I don't,” {childhe} said, “I'll have to come down here and look at it all my life. Pull.” And they pulled.",
    ],
    end: [
      "@roof(child look) It went by jerks. At the tenth metre {childhe} kept {childhis} eyes shut. At the twentieth {childhe} opened one. Here came stones that {childhe} did not know. Down there the whole square was counting. Then a hand came over the edge, and it belonged to the man from the town hall. He was red in the face. He had taken the stairs, all three hundred and eleven of them, to forbid it.",
      "@roof(child point) You could see everything: the river, the school, the roof with the hole, and at the very back, as thin as a pencil line, the sea. “Have you been up here often?” asked {child}. “Thirty years in the office down there,” said the man. “Never once.” He got out his pen. He wrote on his knee, quite crookedly, and it was the permit.",
      "@street(child stand) It hangs there for good by now, with a proper seat and a bell. Old ladies go up in it, and prams, and once there was a dog. {Child} works the brake on Saturdays. To everyone who is white in the face and says that you can see it very well from down here {childhe} says the same thing: “One to the twentieth metre. After that it's yours.”",
    ],
  }),
  story({
    says: [
      phrase("(?:open(?:s|ed)?|start(?:s|ed)?|set(?:s)? up|run(?:s)?|ran) <shop:thing>"),
      /\b(?:salon|shop|store|caf[eé]|restaurant|hotel|school|bakery|business|agency|hairdresser\w*|spa|pizzeria|kindergarten|bed and breakfast|laundry|garage|dance school|taxi company)\b/i,
      /\b(?:(?:everything|it all|all) (?:goes|went|is going|was going) wrong|chaos|disaster|goes? (?:terribly|very|horribly) wrong|went (?:terribly|very|horribly) wrong|mix(?:es)? up|mixed up|nothing works|nothing worked)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|rob\w*|closing|close down|wedding)\b/i,
    after: [
      "@shop(hero stand) On the sign stood “Satisfied or your money back”. That had been a mistake, but nobody knew it yet. {Hero} had been up since four. There were flowers on the counter, and at nine sharp the bell rang above the door. It fell down at once. “Welcome!” cried {hero}, with the bell in one hand.",
      "@shop(hero look) The first customer wanted the small one with everything. She got the big one with something else, and it was on her lap. The second was the health inspector. By ten o'clock the thing was smoking that must on no account smoke. “That's meant to be like that,” said {hero}, and opened the window. The window came off, too.",
      "+ @shop(hero run) There was a book in which it all stood; they had bought it second-hand. Page forty was missing. It went from “Now add carefully” to “and leave the building”. {Hero} ran to and fro between the chapters. In the back room something had begun to grow.",
      "@shop(hero sit) At noon {hero} hung the other sign out and sat down on the floor behind the counter. There was nothing left to break. In the till lay a button. And outside in the street one could hear voices, a great many voices, and they were coming closer. {Hero} would have locked the door, but the door, too, was no longer where it had been.",
    ],
    end: [
      "@shop(hero stand) First there was the lady with the lap. She had brought along her sister, and the sister her whole choir. “Is this the place?” they asked. “She came home and laughed. She hasn't laughed since the spring. We'd all like exactly the same.” Behind them stood the health inspector, in private, without his hat. “I have written,” he said, “that I have never seen anything like it. My colleagues don't believe me. They're parking the car.”",
      "@shop(hero talk) {Hero} looked at the ruins, and at the queue. It went as far as the church. “The small one with everything?” asked {hero} carefully. “Whatever comes,” said the lady. And so {hero} stood up, tied on what was left of the apron, and did it all again, as wrong as it would go. On purpose it takes practice.",
      "@shop(hero stand) The price list is gone now. On the sign stands “Surprised or your money back”, and so far nobody has wanted the money. You have to book weeks ahead. The bell lies on the counter, and whoever comes in throws it on the floor once, for luck.",
    ],
  }),
  story({
    says: [
      /\b(?:die[sd]?|death|dead|lost|loses|passed away|widow(?:ed|er)?|after the (?:accident|funeral))\b/i,
      /\b(?:stop(?:s|ped)?|never|no longer|cannot|can't|could not|refuse[sd]? to|gave up|gives up|ha[sd] not)\b[^.]*\b(?<art>play(?:ing|ed|s)?|sing(?:ing|s)?|sung|paint(?:ing|ed|s)?|danc(?:e|ing|ed|es)|compos(?:e|ing|ed|es)|writ(?:e|ing|es|ten)|draw(?:ing|s|n)?)\b/i,
      role(
        "artist",
        "pianist|singer|violinist|musician|painter|dancer|composer|writer|cellist|boy|girl|woman|man|guitarist|conductor|ballerina",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|ghost|voice|robot|devil|stage fright|competition|contest|inherits?)\b/i,
    of: "people",
    lead: "artist",
    after: [
      "@room(artist sit) There was a cloth over it. It had been put there on the evening after, so that it should not get dusty, and since then nobody had taken it away. {Artist} walked past it with {artisthis} eyes on the floor. In the whole flat there was one thing that was quite silent, and it could be heard through every wall.",
      "@room(artist look) {Artist} had tried it, once. But there was someone missing who had always been in the next room. It had never been for the people in the rows. It had been for a door that stood ajar, and for the little cough behind it.",
      "+ @street(artist walk) So {artisthe} took a job where there was nothing to hear, in the cellar of an archive. {Artisthe} sorted cards. It was good work. In the evening the fingers moved in the coat pocket, all on their own, and {artist} made them into fists.",
      "@corridor(artist stand) In winter new people moved in upstairs. There was a child who practised. It was dreadful: always the same four bars, always with the same mistake in the third. On the ninth day {artist} ran up the stairs, in {artisthis} socks, and rang. “It's wrong,” {artisthe} said to the small face in the door. “I know,” said the child. “It's always wrong. There's nobody there who hears it.”",
    ],
    end: [
      "@room(artist talk) {Artist} stood there with an open mouth. Then {artisthe} went in, only as far as the next room, and left the door ajar. “Again,” {artisthe} said. The four bars came. At the third {artist} coughed, quite softly; {artisthe} had not meant to. There was a pause. Then they came once more, and they were right.",
      "@room.night(artist stand) That night {artist} took hold of the cloth by one corner. A cloud of dust went up. {Artisthe} sat down, and lifted {artisthis} hands, and waited. Nobody coughed. But through the ceiling came a little creak: somebody very small was lying up there on the floor, with one ear on the boards. “All right,” said {artist}. And {artisthe} began. It was full of mistakes, and it went on until the lamps went out in the street.",
      "@room(artist sit) On Sundays the doors are all ajar now, the one down here and the one up there. The child has got as far as the eighth bar. {Artist} has rows of people again, and bows to them. But before {artisthe} begins, {artisthe} always waits for a second, with {artisthis} head on one side, until someone somewhere at the back has coughed.",
    ],
  }),
];
